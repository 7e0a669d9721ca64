"""The composition root: nobody imports it."""

"""From announcements to what is heard, read and felt."""

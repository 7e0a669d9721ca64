"""Who runs beside whom: the program looks for screen readers among all processes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def a_reader() -> Iterator[None]:
    """While a screen reader or BRLTTY runs; tests that want to be without wait."""
    with _locked(alone=False):
        yield


@contextmanager
def no_reader() -> Iterator[None]:
    """While none may run that another test has started."""
    with _locked(alone=True):
        yield


@contextmanager
def _locked(*, alone: bool) -> Iterator[None]:
    import fcntl

    with Path(__file__).open() as file:
        fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield

"""Frozen dataclasses whose methods are generated with their first instance, not with the class.

The standard decorator compiles six methods for each class, half a millisecond of a start that a
player waits for, and most classes of a game (its refusals, most of its events) are not needed for
its first words. Here a class is completed when its first instance is made; before that it has its
annotations, and what `match` needs. Type checkers see the standard decorator.
"""

from _thread import RLock
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen):
        """As `dataclasses.dataclass`, for frozen classes without slots."""
        assert frozen, "an instance that changes is made as usual"
        return _deferred


_COMPLETING = RLock()  # two threads may make the first two instances


def _deferred(cls: Any) -> Any:
    def first_init(self: Any, *args: Any, **kwargs: Any) -> None:
        _complete(cls)
        cls.__init__(self, *args, **kwargs)

    own = cls.__dict__.get("__annotations__", {}).items()  # noqa: RUF063 (inspect is slow)
    fields = [name for name, hint in own if getattr(hint, "__origin__", None) is not ClassVar]
    inherited = getattr(cls, "__match_args__", ())
    setattr(cls, "__match_args__", tuple(dict.fromkeys((*inherited, *fields))))  # noqa: B010
    cls.__init__ = first_init
    return cls


def _complete(cls: Any) -> None:
    from dataclasses import dataclass

    with _COMPLETING:
        for kind in reversed(cls.__mro__):
            if getattr(kind.__dict__.get("__init__"), "__name__", "") == "first_init":
                del kind.__init__, kind.__match_args__
                dataclass(frozen=True)(kind)

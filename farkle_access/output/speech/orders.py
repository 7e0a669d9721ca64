"""What waits to be sent to a speech host, and what an interruption leaves of it."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeAlias

from farkle_access.output.speech.messages import Request, Speak, Stop, Use
from farkle_access.output.speech.waiting import before

Unspoken: TypeAlias = Callable[[], None]
"""Called, from a thread of the client, when a text could not be spoken."""


@dataclass(slots=True)
class Order:
    """A request on its way. All of `unspoken` are called when nothing could speak it."""

    request: Request
    unspoken: tuple[Unspoken, ...] = ()
    tries: int = 0

    def give_up(self) -> None:
        """Report that it was not spoken."""
        for report in self.unspoken:
            report()


class Backlog:
    """Orders in the order in which they came."""

    def __init__(self) -> None:
        self._orders: deque[Order] = deque()

    def __bool__(self) -> bool:
        return bool(self._orders)

    def add(self, order: Order) -> None:
        """Add an order behind the others, and drop those that it makes obsolete."""
        match order.request:
            case Stop():
                self._keep_settings()
            case Speak(interrupt=True):
                self._interrupt(order, order.request)
        self._orders.append(order)

    def next(self) -> Order:
        """Take out the first order."""
        return self._orders.popleft()

    def all(self) -> list[Order]:
        """Take out everything."""
        orders = list(self._orders)
        self._orders.clear()
        return orders

    def drop_settings(self) -> None:
        """Drop settings, which a new host is given anyway."""
        self._orders = deque(o for o in self._orders if not isinstance(o.request, Use))

    def _interrupt(self, order: Order, request: Speak) -> None:
        """Keep only urgent news of what waits, in front of the new."""
        late = [o.request for o in self._orders if isinstance(o.request, Speak)]
        unheard = [utterance for speak in late for utterance in speak.utterances]
        order.request = replace(request, utterances=before(unheard, request.utterances))
        taken_over = (o.unspoken for o in self._orders if _is_urgent(o.request))
        order.unspoken = (*chain.from_iterable(taken_over), *order.unspoken)
        self._keep_settings()

    def _keep_settings(self) -> None:
        self._orders = deque(o for o in self._orders if isinstance(o.request, Use))


def _is_urgent(request: Request) -> bool:
    return isinstance(request, Speak) and any(said.urgent for said in request.utterances)

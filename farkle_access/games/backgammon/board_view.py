"""The board of backgammon as it is heard, and the ways to choose a move from it."""

from farkle_access.core.contract import Refused
from farkle_access.gamekit.board_view import BadEntry, BoardView, Group, Kind
from farkle_access.games.backgammon.rules.choices import choices, whole_plays
from farkle_access.games.backgammon.rules.ids.gnubg_id import match_id, position_id
from farkle_access.games.backgammon.rules.ids.moment import moment_of
from farkle_access.games.backgammon.rules.ids.xgid import write_xgid
from farkle_access.games.backgammon.rules.moves import BackgammonMove, PlayAll, Resign
from farkle_access.games.backgammon.rules.position import hits
from farkle_access.games.backgammon.rules.state import Phase, State
from farkle_access.games.backgammon.rules.turns import played
from farkle_access.games.backgammon.wording import standing
from farkle_access.games.backgammon.wording.answers import dice
from farkle_access.games.backgammon.wording.items import items
from farkle_access.i18n.listener import Listener
from farkle_access.i18n.translator import Translator


class BackgammonBoard(BoardView[State, BackgammonMove]):
    """The board from the side of whoever listens, or else of whoever chooses.

    Going through it and typing are loaded when they are first used.
    """

    __slots__ = ()

    def overview(self, view: State, listener: Listener) -> tuple[str, ...]:
        return standing.sides(view.position, view.seat, view.answering, listener)

    def race(self, view: State, listener: Listener) -> tuple[str, ...]:
        said = standing.race(view.position, view.seat, view.answering, listener)
        return (*said, dice(view, listener.tr)) if view.dice else said

    def groups(self, view: State, listener: Listener) -> tuple[Group[BackgammonMove], ...]:
        """The whole plays, when there is a choice of them, and resigning."""
        groups = []
        plays = whole_plays(view)
        if len(plays) > 1:
            groups.append(_plays(plays, view, listener))
        offers = [move for move in choices(view) if isinstance(move, Resign)]
        if offers:
            tr = listener.tr
            # Translators: A menu item behind which the ways to resign stand.
            label = tr.text("Resign")
            # Translators: Explains the menu item "Resign".
            said = tr.text("Offers the opponent a win; it can be refused.")
            groups.append(Group(label, said, lambda: items(offers, view, listener)))
        return tuple(groups)

    def kinds(self, view: State, listener: Listener) -> tuple[Kind[BackgammonMove], ...]:
        from farkle_access.games.backgammon.wording.browsing import kinds

        return kinds(view, listener)

    def question(self, view: State, listener: Listener) -> str | None:
        if view.phase is not Phase.MOVING or not listener.here(view.seat):
            return None
        # Translators: A question; a play is typed. The examples are typed as they are, with commas
        # or without.
        return listener.tr.text(
            "Type the play, for example 8, 5, 6, 5, or bar, 20, or 6, off. Enter alone goes back."
        )

    def read(self, text: str, view: State, listener: Listener) -> tuple[BackgammonMove, ...]:
        from farkle_access.games.backgammon.formats.notation import Ambiguous, BadNotation
        from farkle_access.games.backgammon.formats.typed import read_moves
        from farkle_access.games.backgammon.wording.reasons import reason

        tr = listener.tr
        try:
            moves = read_moves(text, view)
        except BadNotation as error:
            raise BadEntry(_no_notation(tr)) from error
        except Ambiguous as error:
            # Translators: Heard when a typed play could mean several plays that hit on different
            # points.
            said = tr.text("That fits several plays: name the points where the checker stops.")
            raise BadEntry(said) from error
        if isinstance(moves, Refused):
            raise BadEntry(reason(moves.refusal, view, listener))
        return moves

    def texts(self, view: State, tr: Translator) -> tuple[str, ...]:
        """The moment as Position ID, Match ID and XGID, as other programs read them."""
        moment = moment_of(view)
        return (
            # Translators: The name of a format, and a text in it.
            tr.text("Position ID: {text}", text=position_id(moment.position)),
            # Translators: The name of a format, and a text in it.
            tr.text("Match ID: {text}", text=match_id(moment)),
            write_xgid(moment),  # begins with the name of its format
        )


def _plays(plays: tuple[PlayAll, ...], view: State, listener: Listener) -> Group[BackgammonMove]:
    tr = listener.tr
    # Translators: A menu item behind which every possible play of the roll stands. {n} is 2 or
    # more.
    label = tr.plural("Whole plays: {n} play", "Whole plays: {n} plays", len(plays))
    # Translators: Explains the menu item "Whole plays".
    said = tr.text("Every way to play this roll, hits first.")
    return Group(label, said, lambda: items(_hits_first(plays, view), view, listener))


def _hits_first(plays: tuple[PlayAll, ...], view: State) -> list[PlayAll]:
    return sorted(plays, key=lambda play: -len(hits(view.position, played(view.position, play))))


def _no_notation(tr: Translator) -> str:
    # Translators: Heard when a typed text is no play. The example is typed as it is.
    return tr.text("That is no play; an example is 8, 5, 6, 5.")

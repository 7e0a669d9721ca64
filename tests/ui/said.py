"""English sentences that many tests wait for, so that a change of words is made once.

Word for word, everything that is heard stands in the golden transcripts.
"""

MAIN_MENU = "Main menu of Farkle Access."
RULES = "The rules of Farkle."
GAMES = "Choose a game."
SAVED = "The match is saved; it waits under Resume."
LOST = (
    "The match cannot be saved: the disk is full or cannot be written. You can play on; each move "
    "tries again."
)
SAVED_AGAIN = "The match is saved again."
NOT_SAVED = "The match could not be saved to its last move."
FOLDER_CLOSED = "This match cannot be saved: its folder cannot be written."
SETTINGS_NOT_SAVED = "The settings hold until you quit, but they cannot be saved."
IN_USE = "This match is open in another window."
NOTHING_TO_RESUME = "There is no match to resume."
RESUME_LIST = "Matches to resume, latest first."
GOES_ON = "The match of Farkle goes on."
HOT_DICE_OF_ANN = "Hot dice: Ann has used all the dice."


def no_use(key: str, help_key: str = "H") -> str:
    return f"The key {key} has no use here. The key {help_key} tells which keys work."


def table(
    *,
    entry: str = "50 points",
    minimum: str = "35 points",
    limit: str = "1000 points",
    ending: str = "the round is finished",
) -> str:
    return (
        f"Farkle. Entry minimum: {entry}, hand minimum: {minimum}, limit: {limit}, "
        f"ending: {ending}."
    )


def rolled(dice: str, items: str, by: str = "") -> str:
    """The roll of the only person, or of one of several by name; here and below."""
    who = f"{by} rolls" if by else "You rolled"
    return f"{who} {dice}. Scoring: {items}."


def farkled(dice: str, total: int, by: str = "") -> str:
    if by:
        said = f"{by} rolls {dice}. Farkle!"
        return f"{said} Total: {total} points." if total else said
    said = f"You rolled {dice}. Farkle, nothing scores!"
    return f"{said} Your total: {total} points." if total else said


def took(item: str, points: int, by: str = "") -> str:
    if by:
        return f"{by} sets aside {item}. In the hand: {points} points."
    return f"You set aside {item}. In this hand: {points} points."


def taken_back(item: str, points: int) -> str:
    return f"Taken back: {item}. In this hand: {points} points."


def place(number: int, who: str) -> str:
    return f"Place {number}: {who}, {number + 3} of 10."

"""Everything that the contract asks of a game."""

from tests.contract import (
    checks_of_controls,
    checks_of_formats,
    checks_of_players,
    checks_of_program,
    checks_of_rules,
    checks_of_transcripts,
    checks_of_types,
    checks_of_words,
)
from tests.contract.subject import Check

CHECKS: tuple[Check, ...] = (
    *checks_of_types.CHECKS,
    *checks_of_rules.CHECKS,
    *checks_of_players.CHECKS,
    *checks_of_controls.CHECKS,
    *checks_of_words.CHECKS,
    *checks_of_formats.CHECKS,
    *checks_of_program.CHECKS,
    *checks_of_transcripts.CHECKS,
)

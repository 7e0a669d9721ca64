"""What has been said, kept to be read back."""

from farkle_access.core.cues import Cue
from farkle_access.output.announcement import Announcement, Batch, Kind
from farkle_access.output.announcer import Announcer
from farkle_access.output.private_channel import PrivateChannel
from farkle_access.output.sinks import Telling
from farkle_access.output.transcript import LONGEST, Transcript


class Ears:
    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.questions: list[str] = []
        self.closed = 0
        self.private: list[tuple[PrivateChannel, Batch]] = []
        self.wiped = 0

    def deliver(self, batch: Batch) -> None:
        self.batches.append(batch)

    def deliver_private(self, batch: Batch, telling: Telling) -> None:
        self.private.append((telling.channel, batch))

    def held_for(self) -> float | None:
        return None

    def agree(self) -> None:
        raise AssertionError("nothing is held")

    def ask_again(self) -> None:
        raise AssertionError("nothing is held")

    def go_on(self) -> bool:
        return False

    def remind(self, text: str) -> bool:
        return False

    def wipe(self) -> None:
        self.wiped += 1

    def prompt(self, text: str) -> None:
        self.questions.append(text)

    def stop(self) -> None:
        pass

    def close(self) -> None:
        self.closed += 1

    @property
    def texts(self) -> list[list[str]]:
        return [[said.text for said in batch.announcements] for batch in self.batches]


def kept(*batches: list[str]) -> Transcript:
    transcript = Transcript()
    for texts in batches:
        transcript.add(texts)
    return transcript


def test_an_empty_transcript_has_nothing_in_any_direction() -> None:
    transcript = Transcript()
    assert transcript.last() == ()
    assert transcript.texts() == ()
    assert transcript.earlier() is None
    assert transcript.later() is None


def test_the_last_batch_is_repeated_whole() -> None:
    assert kept(["one"], ["two", "three"]).last() == ("two", "three")


def test_earlier_goes_back_to_the_first_and_stays_there() -> None:
    transcript = kept(["one"], ["two", "three"])
    assert [transcript.earlier() for _ in range(4)] == ["two", "one", None, None]
    assert transcript.later() == "two"


def test_later_stops_at_the_last() -> None:
    transcript = kept(["one", "two"])
    assert transcript.later() is None
    assert transcript.earlier() == "one"
    assert [transcript.later() for _ in range(3)] == ["two", None, None]


def test_something_new_leaves_the_reading_place_where_it_was() -> None:
    transcript = kept(["one", "two", "three"])
    transcript.earlier()
    transcript.earlier()
    transcript.add(["four"])
    assert transcript.place == (1, 4)
    assert [transcript.later() for _ in range(4)] == ["two", "three", "four", None]


def test_whoever_has_read_to_the_end_follows_what_is_new() -> None:
    transcript = kept(["one", "two"])
    transcript.earlier()
    transcript.later()
    transcript.add(["three"])
    assert transcript.earlier() == "two"


def test_whoever_leaves_the_reading_place_begins_at_the_end_again() -> None:
    transcript = kept(["one", "two", "three"])
    transcript.first()
    transcript.leave()
    transcript.add(["four"])
    assert transcript.earlier() == "three"


def test_the_reading_place_stays_when_the_beginning_is_forgotten() -> None:
    transcript = kept(*([str(n)] for n in range(LONGEST)))
    transcript.earlier()
    transcript.add(["new", "newer"])
    assert transcript.current() == str(LONGEST - 2)
    transcript.first()
    transcript.add(["newest"])
    assert transcript.current() == "3"


def test_a_long_evening_forgets_its_beginning_only() -> None:
    transcript = kept(*([str(n)] for n in range(LONGEST + 5)))
    assert len(transcript.texts()) == LONGEST
    assert transcript.texts()[0] == "5"
    read = [transcript.earlier() for _ in range(LONGEST)]
    assert read[0] == str(LONGEST + 3)
    assert read[-2:] == ["5", None]


def test_all_that_is_said_for_one_key_is_one_batch() -> None:
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say("one")
    announcer.say("two", Kind.ERROR)
    assert ears.batches == []
    announcer.flush(interrupt=True)
    assert ears.texts == [["one", "two"]]
    assert ears.batches[0].interrupt
    assert [said.kind for said in ears.batches[0].announcements] == [Kind.NEWS, Kind.ERROR]


def test_nothing_said_is_nothing_delivered() -> None:
    ears = Ears()
    Announcer([ears]).flush(interrupt=True)
    assert ears.batches == []


def test_every_channel_hears_everything_once() -> None:
    first, second = Ears(), Ears()
    announcer = Announcer([first, second])
    announcer.say("one")
    announcer.close()
    assert first.texts == second.texts == [["one"]]
    assert (first.closed, second.closed) == (1, 1)


def test_a_recall_is_heard_and_not_kept_again() -> None:
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say("one")
    announcer.flush(interrupt=True)
    announcer.recall(*announcer.transcript.last())
    assert ears.texts == [["one"], ["one"]]
    assert announcer.transcript.texts() == ("one",)


def test_what_is_said_is_printable_whatever_was_given() -> None:
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say("a\x1b[2Jb\u202e\n")
    announcer.flush(interrupt=True)
    assert ears.texts == [["a [2Jb"]]
    assert announcer.transcript.texts() == ("a [2Jb",)


def test_a_question_comes_after_what_was_said_and_is_kept() -> None:
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say("one")
    announcer.prompt("Your\x07 name?")
    assert ears.texts == [["one"]]
    assert ears.questions == ["Your name?"]
    assert announcer.transcript.last()[0].startswith("Your")


def in_private(before: str) -> tuple[Announcer, Ears]:
    """An announcer that has said something for all and tells one player alone from now on."""
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say(before)
    announcer.begin_private(Telling(PrivateChannel.LINE, str, str))
    return announcer, ears


def test_what_was_said_before_a_private_part_is_still_for_all() -> None:
    announcer, ears = in_private("one")
    announcer.say("two", Kind.CHOICE, urgent=True, everywhere=True, cues=(Cue.WIN,))
    announcer.flush(interrupt=True)
    assert ears.texts == [["one"]]
    ((channel, batch),) = ears.private
    assert channel is PrivateChannel.LINE
    assert batch.announcements == (Announcement("two", Kind.CHOICE, private=True),)


def test_a_private_part_can_be_read_back_while_it_lasts_and_not_later() -> None:
    announcer, ears = in_private("one")
    announcer.say("two")
    announcer.flush(interrupt=True)
    assert announcer.transcript.texts() == ("one", "two")
    announcer.recall(*announcer.transcript.last())
    assert [said.text for said in ears.private[-1][1].announcements] == ["two"]
    announcer.end_private()
    assert announcer.transcript.texts() == ("one",)
    assert announcer.transcript.last() == ("one",)
    assert ears.texts == [["one"]]
    assert ears.wiped == 1


def test_what_waits_at_the_end_of_a_private_part_is_not_said() -> None:
    announcer, ears = in_private("one")
    announcer.say("two")
    announcer.end_private()
    announcer.say("three")
    announcer.close()
    assert ears.texts == [["one"], ["three"]]
    assert ears.private == []


def test_a_question_and_the_end_are_for_all() -> None:
    announcer, ears = in_private("one")
    announcer.say("two")
    announcer.prompt("Your name?")
    assert (ears.questions, ears.wiped) == (["Your name?"], 1)
    announcer, ears = in_private("one")
    announcer.close()
    assert (ears.closed, ears.wiped) == (1, 1)


def test_ending_a_private_part_that_never_began_does_nothing() -> None:
    ears = Ears()
    announcer = Announcer([ears])
    announcer.say("one")
    announcer.end_private()
    assert not announcer.go_on()
    announcer.flush(interrupt=True)
    assert (ears.texts, ears.wiped) == ([["one"]], 0)

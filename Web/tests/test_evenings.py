"""Bad evenings of two journeys, drawn by seed: whatever happens, everybody ends on the same table.

`pytest -m evenings` plays twenty and prints what happened; the ordinary run takes a few.
"""

import random
import re
import time

import pytest
from playwright.sync_api import expect

from kit import moves
from kit.desk import say
from kit.party import NAMES, Party
from kit.surface import Surface
from kit.weather import HOLD_SOCKETS, TROUBLES

SEEDS = range(1, 21)
ORDINARY = (3, 4)
MOMENTS = ("lobby", "brake", "clue", "question", "end", "rematch", "note", "second end")
HARDSHIPS = 4
# Every other night rides in carriages, which takes four.
GUESTS = {True: 4, False: 3}


class Fate:
    """Which trouble strikes whom at which moment, by seed."""

    def __init__(self, seed: int, evening: Party) -> None:
        dice = random.Random(seed)
        self.told: list[str] = []
        self._evening = evening
        self._plan = {moment: (dice.choice(TROUBLES), dice.randrange(4))
                      for moment in dice.sample(MOMENTS, HARDSHIPS)}

    def strike(self, moment: str) -> None:
        if moment not in self._plan:
            return
        trouble, victim = self._plan[moment]
        # NB: rather phones than the TV and the host: there are more of them.
        surface = [*self._evening.phones, self._evening.tv, self._evening.host][victim]
        self.told.append(f"{moment}: {trouble.__name__} {surface.name}")
        trouble(self._evening, surface)
        for each in self._evening.all:
            each.online()


def seat_of(phone: Surface) -> str:
    return phone.page.evaluate("JSON.parse(localStorage['tripto.player']).playerId")


def play(evening: Party, fate: Fate, in_carriages: bool) -> None:
    """Alva is right at ten points, Bo wrong at eight; not in carriages, where he rides with her, or is all that is left."""
    alva, bo = evening.phones[:2]
    fate.strike("lobby")
    evening.start()
    right = evening.host.id("secret-name").inner_text()
    moves.brake(alva)
    # NB: a brake with nothing in its box is let go of after a while (EVE29), however slow the trouble is: the server
    # has heard of what she types.
    alva.id("answer-input").fill(right[:1])
    evening.host.says("brake-typing", say("isTyping", name=NAMES[0]))
    fate.strike("brake")
    moves.answer(alva, right)
    evening.host.says("level", "8")
    if not in_carriages:
        moves.brake(bo)
        moves.answer(bo, "Atlantis")
    fate.strike("clue")
    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    fate.strike("question")
    moves.hurry(evening.host, "ROUND_END")
    fate.strike("end")


def play_again(evening: Party, fate: Fate) -> None:
    """One more round with the same people (EVE23): the last guest hands in the right note at ten points."""
    last = evening.phones[-1]
    evening.host.tap("rematch")
    evening.everybody("LOBBY")
    fate.strike("rematch")
    evening.start()
    right = evening.host.id("secret-name").inner_text()
    moves.note(last, right)
    fate.strike("note")
    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    moves.hurry(evening.host, "ROUND_END")
    fate.strike("second end")


def points(n: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){n} p")


def same_table(evening: Party, seats: list[str], scores: dict[int, int]) -> None:
    """Each screen is at the end, with one row for each and the points of some, and each phone in its own seat."""
    evening.everybody("ROUND_END")
    for surface in evening.all:
        rows = surface.id("scoreboard").locator("li")
        # NB: the TV has one for each carriage (EVE44).
        together = surface is evening.tv and len(evening.phones) == GUESTS[True]
        expect(rows).to_have_count(2 if together else len(evening.phones))
        for guest, score in scores.items():
            expect(rows.filter(has_text=NAMES[guest][:9])).to_contain_text(points(score))
    assert [seat_of(phone) for phone in evening.phones] == seats


def ride_in_carriages(evening: Party) -> None:
    host = evening.host
    host.tap("tab-more")
    host.tap("carriages")
    expect(host.id("carriages")).to_have_attribute("aria-checked", "true")
    host.tap("tab-lobby")


def bad_evening(evening: Party, seed: int, record) -> None:
    for surface in evening.all:
        surface.context.add_init_script(HOLD_SOCKETS)
    evening.create()
    evening.open_tv()
    in_carriages = seed % 2 == 0
    # NB: nobody waits where everybody has answered (EVE49); the last guest has not.
    evening.join(GUESTS[in_carriages], before=lambda phone: phone.context.add_init_script(HOLD_SOCKETS))
    if in_carriages:
        ride_in_carriages(evening)
    seats = [seat_of(phone) for phone in evening.phones]
    fate, began, outcome = Fate(seed, evening), time.monotonic(), "broke off"
    try:
        play(evening, fate, in_carriages)
        # NB: who rides with whom is drawn, and a mate's score is the carriage's.
        same_table(evening, seats, {0: 10} if in_carriages else {0: 10, 1: 0})
        play_again(evening, fate)
        same_table(evening, seats, {len(seats) - 1: 8} if in_carriages else {0: 0, 1: 0, len(seats) - 1: 8})
        outcome = "same table, twice"
    finally:
        record(f"{seed:3d}  {time.monotonic() - began:5.1f} s  {outcome}  {'; '.join(fate.told)}")


@pytest.mark.parametrize("seed", ORDINARY)
def test_a_bad_evening_ends_well(party, own_server, seed):
    """UI-P25 UI-A7 UI-T26 UI-H39 EVE87: two of the twenty, one in carriages."""
    bad_evening(party(own_server), seed, print)


@pytest.mark.evenings
@pytest.mark.parametrize("seed", SEEDS)
def test_one_of_twenty_bad_evenings(party, battered, table, seed):
    """UI-P25 UI-P26 UI-P27 UI-P30 EVE23 EVE87: the same seat, score and screen in the end of both journeys."""
    bad_evening(party(battered), seed, table.append)

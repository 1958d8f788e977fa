"""Bad evenings, drawn by seed: whatever happens, everybody ends on the same table.

`pytest -m evenings` plays twenty and prints what happened; the ordinary run takes a few.
"""

import random
import re
import time

import pytest
from playwright.sync_api import expect

from kit import moves
from kit.party import NAMES, Party
from kit.surface import Surface
from kit.weather import HOLD_SOCKETS, TROUBLES

SEEDS = range(1, 21)
ORDINARY = (3, 7)
MOMENTS = ("lobby", "brake", "clue", "question", "end")
HARDSHIPS = 3


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


def play(evening: Party, fate: Fate) -> None:
    """Alva is right at ten points, Bo wrong at eight."""
    alva, bo, _ = evening.phones
    fate.strike("lobby")
    evening.start()
    right = evening.host.id("secret-name").inner_text()
    moves.brake(alva)
    fate.strike("brake")
    moves.answer(alva, right)
    evening.host.says("level", "8")
    moves.brake(bo)
    moves.answer(bo, "Atlantis")
    fate.strike("clue")
    moves.reveal_now(evening.host)
    evening.everybody("FOLLOWUP_QUESTION")
    fate.strike("question")
    moves.hurry(evening.host, "ROUND_END")
    fate.strike("end")


def points(n: int) -> re.Pattern[str]:
    return re.compile(rf"(?<!\d){n} p")


def same_table(evening: Party, seats: list[str]) -> None:
    """Each screen is at the end, with one row for each, and each phone in its own seat."""
    evening.everybody("ROUND_END")
    for surface in evening.all:
        rows = surface.id("scoreboard").locator("li")
        expect(rows).to_have_count(len(evening.phones))
        expect(rows.filter(has_text=NAMES[0])).to_contain_text(points(10))
        expect(rows.filter(has_text=NAMES[1][:9])).to_contain_text(points(0))
    assert [seat_of(phone) for phone in evening.phones] == seats


def bad_evening(evening: Party, seed: int, record) -> None:
    for surface in evening.all:
        surface.context.add_init_script(HOLD_SOCKETS)
    evening.create()
    evening.open_tv()
    # NB: nobody waits where everybody has answered (EVE49); the third guest has not.
    evening.join(3, before=lambda phone: phone.context.add_init_script(HOLD_SOCKETS))
    seats = [seat_of(phone) for phone in evening.phones]
    fate, began, outcome = Fate(seed, evening), time.monotonic(), "broke off"
    try:
        play(evening, fate)
        same_table(evening, seats)
        outcome = "same table"
    finally:
        record(f"{seed:3d}  {time.monotonic() - began:5.1f} s  {outcome}  {'; '.join(fate.told)}")


@pytest.mark.parametrize("seed", ORDINARY)
def test_a_bad_evening_ends_well(party, own_server, seed):
    """UI-P25 UI-A7 UI-T26 UI-H39: two of the twenty."""
    bad_evening(party(own_server), seed, print)


@pytest.mark.evenings
@pytest.mark.parametrize("seed", SEEDS)
def test_one_of_twenty_bad_evenings(party, battered, table, seed):
    """UI-P25 UI-P26 UI-P27 UI-P30: the same seat, score and screen in the end."""
    bad_evening(party(battered), seed, table.append)

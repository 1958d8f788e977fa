"""An evening from the host's chair: a whole destination, and the beginning of a second."""

from kit import desk_clues, desk_questions, moves
from kit.desk import badge
from kit.door import Doorkeeper


def test_an_evening_from_the_hosts_chair(party, steady):
    """UI-H18 UI-H19 UI-H20 UI-H21 UI-H22 UI-H23 UI-H24 UI-H25 UI-H26 UI-H27 UI-H28 UI-H29 UI-H30 UI-H32
    UI-H33 UI-H34 UI-H35 UI-H36 UI-H40 UI-H42 UI-H51 UI-H52 UI-H53 UI-H55 UI-H59
    each phase of an evening with its cards and buttons"""
    evening = party(steady)
    door = Doorkeeper(evening.host)
    evening.create()
    moves.choose_packs(evening.host, "Kairo", "Reykjavik")
    evening.open_tv()
    evening.join(3)
    desk_clues.begins(evening)
    clues = {desk_clues.clue_of(evening, 10)}
    late = desk_clues.stands_still(evening)
    desk_clues.braked_and_locked(evening)
    clues.add(desk_clues.clue_of(evening, 8))
    desk_clues.overruled(evening)
    clues.add(desk_clues.clue_of(evening, 4))
    moves.brake(evening.phones[2])
    moves.answer(evening.phones[2], "Kairo")
    evening.host.says("level", "2")
    assert len(clues | {desk_clues.clue_of(evening, 2)}) == 4
    desk_clues.results(evening)
    desk_questions.question(evening, 1, options=4)
    desk_questions.judged(evening, door)
    desk_questions.question(evening, 2, options=0)
    desk_questions.second_question(evening)
    desk_questions.standings(evening)
    evening.host.tap("skip")
    badge(evening.host, "CLUE_LEVEL")
    desk_clues.clue_of(evening, 10)
    desk_clues.guests(evening, late)
    desk_clues.revealed_by_force(evening)
    assert not evening.errors(), "\n".join(evening.errors())

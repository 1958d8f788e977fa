"""The TV through one evening, statement by statement: what it shows, in which order, and what it keeps back."""

from playwright.sync_api import expect

from kit import crowd, moves
from kit import picture_clues as clues
from kit import picture_lobby as lobby
from kit import picture_scores as scores
from kit.party import TV_SIZE
from kit.picture import see, the_corner_code
from kit.sounds import RECORDER

CROWD = 8


def test_the_tv_through_an_evening(party, steady):
    """UI-T2 UI-T4 UI-T5 UI-T6 UI-T7 UI-T9 UI-T10 UI-T11 UI-T12 UI-T14 UI-T15 UI-T16 UI-T17 UI-T18 UI-T19 UI-T29 UI-A13
    each phase of an evening on the TV"""
    evening = party(steady, tv_size=TV_SIZE)
    tv = evening.tv
    tv.context.add_init_script(RECORDER)
    evening.create()
    moves.choose_packs(evening.host, "Kairo", "Reykjavik")
    evening.open_tv()
    lobby.an_empty_lobby(tv, evening.code)
    evening.join(1, sizes=((390, 844),))
    lobby.guests(evening)
    session = tv.page.evaluate("JSON.parse(localStorage['tripto.tv']).sessionId")
    others = evening.surface("others", {"width": 320, "height": 200})
    crowd.seat(others.page, evening.origin, session, crowd.NAMES[:CROWD])
    expect(see(tv, "h1")).to_have_text(f"SPELARE ({CROWD + 1})")
    lobby.the_same_colours(evening)
    lobby.a_locked_lobby(evening)
    lobby.the_departure(evening)
    clues.a_clue(evening)
    the_corner_code(evening, shown=False)
    clues.a_pause(evening)
    clues.a_brake(evening, voters=CROWD + 1)
    scores.the_results(evening)
    scores.the_sign_stays_free(evening)
    moves.hurry(evening.host, "FOLLOWUP_QUESTION")
    scores.a_choice(evening)
    expect(evening.host.page.locator(".question-head")).to_contain_text("2 / 2")
    scores.an_open_question(evening)
    tv.phase("SCOREBOARD")
    scores.a_changed_verdict(evening)
    scores.the_scores(evening)
    scores.between(evening)
    assert not evening.errors(), "\n".join(evening.errors())

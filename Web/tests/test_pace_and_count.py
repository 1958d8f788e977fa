"""The pace of the show, and how many have answered a question."""

from playwright.sync_api import expect

from kit.moves import answer_choice, hurry, question, reveal_now
from kit.surface import Surface
from kit.texts import text


def the_paces(host: Surface, lang: str) -> None:
    for pace in ("calm", "normal", "quick"):
        host.says(f"pace-{pace}", text("host", f"pace_{pace}", lang))


def test_the_pace_is_chosen_before_the_game(party, steady):
    """UI-H64 EX39 what the TV counts down is what was chosen; in play there is no choice"""
    evening = party(steady, lan=False)
    evening.create()
    evening.open_tv()
    evening.join(1)
    host = evening.host
    host.tap("tab-more")
    the_paces(host, "sv")
    expect(host.id("pace-normal")).to_have_attribute("aria-pressed", "true")
    host.tap("pace-quick")
    expect(host.id("pace-quick")).to_have_attribute("aria-pressed", "true")
    host.page.goto(evening.address("/host", "en"))
    host.tap("tab-more")
    the_paces(host, "en")
    expect(host.id("pace-quick")).to_have_attribute("aria-pressed", "true")
    host.tap("tab-lobby")
    evening.start()
    host.see("time-1")
    host.gone("pace-quick")
    assert evening.tv.hear("CLUE_PRESENT")["timerDurationMs"] == 24_000
    assert evening.errors() == []


def test_the_tv_counts_answers_and_tells_no_more(party, steady):
    """UI-T15 EX40 UI-A9 also after a reload; who has left is not waited for"""
    evening = party(steady, lan=False)
    evening.open(phones=3)
    host, tv = evening.host, evening.tv
    reveal_now(host)
    hurry(host, "FOLLOWUP_QUESTION")
    evening.everybody("FOLLOWUP_QUESTION")
    right, options = question(host)
    tv.says("count", text("common", "answeredOf", "sv", a=0, b=3))
    wrong = next(option for option in options if option != right)
    answer_choice(evening.phones[0], wrong)
    tv.says("count", text("common", "answeredOf", "sv", a=1, b=3))
    tv.page.reload()
    tv.says("count", text("common", "answeredOf", "sv", a=1, b=3))
    answer_choice(evening.phones[1], right)
    tv.says("count", text("common", "answeredOf", "sv", a=2, b=3))
    told = [frame for frame in tv.frames if '"FOLLOWUP_ANSWER_COUNT"' in frame]
    assert told and not any(name in frame for frame in told for name in ("Alva", "answerText"))
    for surface in (host, *evening.phones):
        assert not any('"FOLLOWUP_ANSWER_COUNT"' in frame for frame in surface.frames)
    host.tap("skip")
    tv.see("results")
    tv.gone("count")
    assert evening.errors() == []

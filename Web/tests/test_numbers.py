"""`pytest -m numbers`: measures, prints, and writes out/bench/web.json; only the TV's frames are a gate, beside an empty page."""

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit import lab, moves, tour
from kit.party import TV_SIZE, Party
from kit.surface import Surface

pytestmark = pytest.mark.numbers
RUNS = 5
WATCHED_S = 8
TV_CPU = 2
# Of the frames of an empty page, in the worst scene: a machine without a graphics card, which others use too.
LEAST_OF_EMPTY = 0.25


def join_page_once(evening: Party) -> dict:
    phone = evening.surface("phone", {"width": 390, "height": 844}, True)
    phone.context.add_init_script(lab.VITALS)
    session = lab.devtools(phone, lab.MOBILE_CPU)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", lab.MOBILE)
    phone.page.goto(evening.address(f"/join/{evening.code}"), wait_until="networkidle")
    expect(phone.id("join-button")).to_be_visible()
    vitals = phone.page.evaluate("vitals")
    phone.context.close()
    return {"bytes": round(sum(sizes)), "requests": len(sizes), "lcpMs": round(vitals["lcp"]),
            "fcpMs": round(vitals["fcp"]), "tbtMs": round(lab.blocking_ms(vitals)),
            "cls": round(vitals["cls"], 4)}


def test_join_page(party, instant):
    """UI-P7: the medians of five first visits on Lighthouse's phone."""
    evening = party(instant)
    evening.create()
    runs = [join_page_once(evening) for _ in range(RUNS)]
    lab.report("joinPage", {key: statistics.median(run[key] for run in runs) for key in runs[0]})


@pytest.mark.parametrize("name, cpu", [("phoneGame", 1), ("slowPhoneGame", lab.MOBILE_CPU)])
def test_long_tasks_of_a_phone(party, steady, name, cpu):
    """UI-P10: a whole game, at this machine's speed and on a slow phone."""
    evening = party(steady)
    evening.create()
    evening.open_tv()
    evening.join(2, before=lambda phone: (phone.context.add_init_script(lab.VITALS),
                                          lab.devtools(phone, cpu)))
    joined = [phone.page.evaluate("performance.now()") for phone in evening.phones]
    tour.depart(evening, tour.silent)
    tour.brake_and_lock(evening, tour.silent, "Alexandria")
    tour.reveal(evening, tour.silent, evening.host.id("secret-name").inner_text())
    tour.ask(evening, tour.silent, "choice", 1)
    tour.ask(evening, tour.silent, "open", 2)
    tour.finish(evening, tour.silent)
    lengths = [length for phone, since in zip(evening.phones, joined)
               for start, length in phone.page.evaluate("vitals.long") if start > since]
    lab.report(name, {"longTasks": len(lengths), "longestMs": max(lengths, default=0)})


def test_brake_feedback(party, instant):
    """UI-P10: frames from the finger's touch to a brake that looks pulled, on a slow phone."""
    evening = party(instant).open(phones=1)
    phone = evening.phones[0]
    lab.devtools(phone, lab.MOBILE_CPU)
    moves.ready_to_brake(phone)
    phone.page.evaluate(f"() => {{ window.pulled = ({lab.PULL})(); }}")
    with moves.finger_on(phone, "brake-button"):
        figures = phone.page.evaluate("pulled")
    lab.report("brakeFeedback", {"frames": figures["frames"], "ms": round(figures["ms"], 1)})


def tv_scenes(evening: Party, watch: Callable[..., None]) -> None:
    """An evening of two destinations; `watch(scene, seconds, begin)` looks on from just before `begin`."""
    host, tv, phone = evening.host, evening.tv, evening.phones[0]
    watch("lobby", 3)
    watch("intro", 3, lambda: host.tap("start-button"))
    evening.everybody("CLUE_LEVEL")
    host.tap("extend")
    tv.see("clue-text")
    watch("clue", 5)
    watch("brake", 4, lambda: moves.brake(phone))
    watch("lock", 3, lambda: moves.answer(phone, "Kairo"))
    watch("reveal", 7, lambda: moves.reveal_now(host))
    moves.hurry(host, "FOLLOWUP_QUESTION")
    host.tap("extend")
    watch("question", 3)
    watch("answer", 3, lambda: host.tap("skip"))
    expect(host.page.locator(".question-head")).to_contain_text("2 / 2")
    host.tap("skip")
    tv.phase("SCOREBOARD")
    watch("scores", 4)
    moves.hurry(host, "CLUE_LEVEL")
    moves.reveal_now(host)
    moves.hurry(host, "FOLLOWUP_QUESTION")
    for number in (1, 2):
        expect(host.page.locator(".question-head")).to_contain_text(f"{number} / 2")
        host.tap("skip")
    watch("finale", 11, lambda: tv.phase("FINAL_RESULTS"))


def test_tv_frames(party, steady):
    """UI-T31: each scene on half this machine's speed, beside a page with nothing on it but a loop of frames."""
    evening = party(steady, tv_size=TV_SIZE, reduced_motion="reduce")
    tv, empty = evening.tv, evening.surface("empty", TV_SIZE)
    # NB: the other screens hardly move, as if they were elsewhere; the TV does.
    tv.page.emulate_media(reduced_motion="no-preference")
    evening.create()
    moves.choose_packs(evening.host, "Kairo", "Reykjavik")
    evening.join(3)
    evening.open_tv()
    for surface in (tv, empty):
        lab.devtools(surface, TV_CPU)
    scenes: dict[str, dict] = {}

    def watch(name: str, seconds: float, begin: Callable[[], object] = lambda: None) -> None:
        possible = lab.frames(empty, 1)["fps"]
        scene = lab.frames(tv, seconds, begin)
        scenes[name] = scene | {"emptyFps": possible, "ofEmpty": round(scene["fps"] / possible, 2)}

    tv_scenes(evening, watch)
    for name, scene in scenes.items():
        lab.report(f"tvFrames.{name}", scene)
    assert min(scene["ofEmpty"] for scene in scenes.values()) > LEAST_OF_EMPTY


def spread(screens: list[Surface]) -> dict:
    """How far apart the screens show the same second, worst of all seconds seen everywhere."""
    flips = [surface.page.evaluate("flips") for surface in screens]
    # NB: the first number of each screen was there before we looked.
    common = set.intersection(*(set(sorted(each, key=each.get)[1:]) for each in flips))
    apart = {second: max(each[second] for each in flips) - min(each[second] for each in flips)
             for second in common}
    return {"screens": len(screens), "seconds": len(apart), "medianMs": round(statistics.median(apart.values())),
            "worstMs": round(max(apart.values()))}


def test_clocks(party, steady):
    """UI-A8: TV, host and five phones count the same clue down."""
    evening = party(steady).open(phones=5)
    for surface in evening.all:
        surface.see("clue-text")
        surface.page.evaluate(lab.FLIPS)
    evening.host.page.wait_for_timeout(WATCHED_S * 1000)
    lab.report("clocks", spread(evening.all))

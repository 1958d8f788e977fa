"""`pytest -m numbers`: measures, prints, and writes out/bench/web.json; only the TV's frames are a gate, beside an empty page."""

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit import lab, moves, tour
from kit.cast import Cast, at_question, in_phase
from kit.party import NAMES, TV_SIZE, Party
from kit.surface import Surface

pytestmark = pytest.mark.numbers
RUNS = 5
WATCHED_S = 8
TV_CPU = 2
# Of the frames of an empty page, in the worst scene: a machine without a graphics card, which others use too.
LEAST_OF_EMPTY = 0.4


@pytest.fixture
def cast(steady):
    cast = Cast(steady, ["kairo", "reykjavik"], NAMES[:3])
    yield cast
    cast.close()


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


def tv_scenes(cast: Cast, tv: Surface, watch: Callable[..., None]) -> None:
    """An evening of two destinations; `watch(scene, seconds, begin)` looks on from just before `begin`."""
    host, guest = cast.host, cast.guests[0]
    watch("lobby", 3)
    watch("intro", 3, lambda: host.send("HOST_START_GAME"))
    tv.see("clue-text")
    host.send("HOST_EXTEND_TIMER", addMs=60_000)
    watch("clue", 5)
    watch("brake", 4, lambda: guest.send("BRAKE_PULL"))
    watch("lock", 3, lambda: guest.send("BRAKE_ANSWER_SUBMIT", answerText="Kairo"))
    watch("reveal", 7, lambda: host.send("HOST_FORCE_REVEAL"))
    cast.hurry("FOLLOWUP_QUESTION")
    host.send("HOST_EXTEND_TIMER", addMs=30_000)
    tv.phase("FOLLOWUP_QUESTION")
    watch("question", 3)
    watch("answer", 3, lambda: host.send("HOST_SKIP"))
    cast.reach(at_question(2))
    host.send("HOST_SKIP")
    tv.phase("SCOREBOARD")
    watch("scores", 4)
    cast.hurry("CLUE_LEVEL")
    host.send("HOST_FORCE_REVEAL")
    cast.reach(in_phase("REVEAL_DESTINATION"))
    cast.hurry("FOLLOWUP_QUESTION")
    for number in (1, 2):
        cast.reach(at_question(number))
        host.send("HOST_SKIP")
    # NB: to ask the page where it is would cost it the first frames of the finale.
    watch("finale", 11, lambda: cast.reach(in_phase("FINAL_RESULTS")))


def test_tv_frames(party, browser, steady, cast):
    """UI-T31: the frames of each scene on half this machine's speed, beside a page with nothing on it but a loop of
    frames. The host and the guests are sockets, and the empty page rests while the TV is watched, so that the browser
    draws nothing but the TV. `fps` and its neighbours are the frames that the page could draw in; `screenFps` are
    the pictures that the browser showed, and `screenDropped` those that some motion missed, also one that needs no
    page to go on."""
    evening = party(steady, tv_size=TV_SIZE)
    tv, empty = evening.tv, evening.surface("empty", TV_SIZE)
    evening.code = cast.code
    evening.open_tv()
    for surface in (tv, empty):
        lab.devtools(surface, TV_CPU)
    scenes: dict[str, dict] = {}

    def watch(name: str, seconds: float, begin: Callable[[], object] = lambda: None) -> None:
        possible = lab.frames(empty, 1)["fps"]
        browser.start_tracing(categories=lab.SHOWN)
        scene = lab.frames(tv, seconds, begin)
        scene |= lab.shown(browser.stop_tracing())
        scenes[name] = scene | {"emptyFps": possible, "ofEmpty": round(scene["fps"] / possible, 2)}

    tv_scenes(cast, tv, watch)
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

"""`pytest -m numbers`: measures, prints, and writes out/bench/web.json; only the TV's frames are a gate, beside an empty page."""

import statistics
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kit import lab, moves
from kit.bare import Bare
from kit.cast import Cast, at_question, in_phase
from kit.party import NAMES, TV_SIZE, Party
from kit.server import Server
from kit.surface import Surface
from kit.texts import text

pytestmark = pytest.mark.numbers
RUNS = 5
PHONE_SIZE = {"width": 390, "height": 844}
WATCHED_S = 8
TV_CPU = 2
# Of the frames of an empty page, in the worst scene: a machine without a graphics card, which others use too.
LEAST_OF_EMPTY = 0.4


@pytest.fixture
def cast_of():
    """Games whose host and guests are sockets, so that what is measured has the browser to itself."""
    made: list[Cast] = []

    def make(server: Server, guests: int = 0) -> Cast:
        made.append(Cast(server, ["kairo", "reykjavik"], NAMES[1:1 + guests]))
        return made[-1]

    yield make
    for cast in made:
        cast.close()


def join_page_once(evening: Party, cpu: float) -> dict:
    """A first visit."""
    phone = evening.surface("phone", PHONE_SIZE, True)
    phone.context.add_init_script(lab.VITALS)
    session = lab.devtools(phone, cpu)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", lab.MOBILE)
    phone.page.goto(evening.address(f"/join/{evening.code}"), wait_until="networkidle")
    bare = Bare(session)
    bare.phase("JOIN")
    vitals = bare.ask("vitals")
    phone.context.close()
    return {"bytes": round(sum(sizes)), "requests": len(sizes), "lcpMs": round(vitals["lcp"]),
            "fcpMs": round(vitals["fcp"]), "tbtMs": round(lab.blocking_ms(vitals)),
            "cls": round(vitals["cls"], 4)}


def join_page_blocking(evening: Party) -> float:
    """Its blocking time by the processor's own clock."""
    with lab.noting(evening.browser, lab.TASKS) as notes:
        join_page_once(evening, 1)
    return round(lab.beyond_ms([lab.MOBILE_CPU * length for length in lab.tasks_ms(*notes)]))


def test_join_page(party, instant, cast_of):
    """UI-P7: the medians of five first visits on Lighthouse's phone. `tbtMs` is what passed on a processor slowed
    down, with all that this machine does besides; `tbtCpuMs` is of five more visits at full speed, from the
    processor's time for each task, four times: what else runs here does not lengthen that."""
    evening = party(instant, moving=True)
    evening.code = cast_of(instant).code
    runs = [join_page_once(evening, lab.MOBILE_CPU) for _ in range(RUNS)]
    figures = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
    figures["tbtCpuMs"] = statistics.median(join_page_blocking(evening) for _ in range(RUNS))
    lab.report("joinPage", figures)


def phone_clue(cast: Cast, phone: Bare) -> None:
    """Into the game; another's brake, and an own one."""
    phone.write("name-input", "Alva")
    phone.tap("join-button")
    phone.phase("LOBBY")
    cast.host.send("HOST_START_GAME")
    phone.see("clue-text")
    cast.host.send("HOST_EXTEND_TIMER", addMs=60_000)
    cast.guests[0].send("BRAKE_PULL")
    phone.see("brake-banner")
    cast.guests[0].send("BRAKE_ANSWER_SUBMIT", answerText="Alexandria")
    phone.says("level", "8")
    phone.until("document.querySelector('[data-testid=brake-button]').ariaDisabled === 'false'")
    phone.tap("brake-button")
    phone.write("answer-input", "Kairo")
    phone.tap("answer-send")
    phone.see("locked-card")


def phone_questions(cast: Cast, phone: Bare) -> None:
    """The reveal, a question with options and an open one."""
    cast.host.send("HOST_FORCE_REVEAL")
    phone.see("own-verdict")
    phone.see("results")
    cast.hurry("FOLLOWUP_QUESTION")
    phone.tap("choice-A")
    cast.guests[0].send("FOLLOWUP_ANSWER_SUBMIT", answerText="Nilen")
    phone.says("followup-status", text("player", "answerSent", "sv"))
    cast.host.send("HOST_SKIP")
    phone.see("followup-results")
    cast.reach(at_question(2))
    phone.write("followup-input", "Nilen")
    phone.tap("followup-send")
    phone.says("followup-status", text("player", "answerSent", "sv"))
    cast.host.send("HOST_SKIP")
    phone.see("followup-results")


def phone_finale(cast: Cast, phone: Bare) -> None:
    """The standings, a second destination that others play, and the finale until its confetti has fallen."""
    phone.phase("SCOREBOARD")
    cast.hurry("CLUE_LEVEL")
    phone.see("clue-text")
    cast.host.send("HOST_FORCE_REVEAL")
    phone.see("reveal-name")
    cast.hurry("FOLLOWUP_QUESTION")
    for number in (1, 2):
        cast.reach(at_question(number))
        cast.host.send("HOST_SKIP")
    phone.phase("FINAL_RESULTS")
    phone.until("document.querySelector('body > canvas') !== null")
    phone.phase("ROUND_END")
    phone.until("document.querySelector('body > canvas') === null")


def phone_game(evening: Party, cast: Cast, cpu: float) -> list[float]:
    """The long tasks of a phone's game, from the moment its join page lives."""
    surface = evening.surface("phone", PHONE_SIZE, True)
    surface.context.add_init_script(lab.VITALS)
    phone = Bare(lab.devtools(surface, cpu))
    surface.page.goto(evening.address(f"/join/{cast.code}"), wait_until="networkidle")
    phone.phase("JOIN")
    begun = phone.ask("performance.now()")
    phone_clue(cast, phone)
    phone_questions(cast, phone)
    phone_finale(cast, phone)
    return [length for start, length in phone.ask("vitals.long") if start > begun]


@pytest.mark.parametrize("name, cpu", [("phoneGame", 1), ("slowPhoneGame", lab.MOBILE_CPU)])
def test_long_tasks_of_a_phone(party, steady, cast_of, name, cpu):
    """UI-P10: a game of two destinations on one phone, from its name to the end of the confetti, at this machine's
    speed and on a processor four times slower. Host and guests are sockets, there is no TV, and the phone is touched
    without Playwright's script. The figures are what passed, with all that this machine does besides; those `ByCpu`
    are taken at full speed, from the processor's time for each task, once and four times, the join page with them."""
    evening = party(steady, moving=True)
    with lab.noting(evening.browser, lab.TASKS) as notes:
        lab.report(name, lab.long_ones(phone_game(evening, cast_of(steady, 3), cpu)))
    if cpu == 1:
        tasks = lab.tasks_ms(*notes)
        lab.report("phoneGameByCpu", lab.long_ones(tasks))
        lab.report("slowPhoneGameByCpu", lab.long_ones([lab.MOBILE_CPU * length for length in tasks]))


def test_brake_feedback(party, instant):
    """UI-P10: frames from the finger's touch to a brake that looks pulled, on a slow phone."""
    evening = party(instant, moving=True).open(phones=1)
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


def test_tv_frames(party, browser, steady, cast_of):
    """UI-T31: the frames of each scene on half this machine's speed, beside a page with nothing on it but a loop of
    frames. The host and the guests are sockets, and the empty page rests while the TV is watched, so that the browser
    draws nothing but the TV. `fps` and its neighbours are the frames that the page could draw in; `screenFps` are
    the pictures that the browser showed, and `screenDropped` those that some motion missed, also one that needs no
    page to go on."""
    evening = party(steady, tv_size=TV_SIZE, moving=True)
    tv, empty = evening.tv, evening.surface("empty", TV_SIZE)
    cast = cast_of(steady, 3)
    evening.code = cast.code
    evening.open_tv()
    for surface in (tv, empty):
        lab.devtools(surface, TV_CPU)
    scenes: dict[str, dict] = {}

    def watch(name: str, seconds: float, begin: Callable[[], object] = lambda: None) -> None:
        possible = lab.frames(empty, 1)["fps"]
        with lab.noting(browser, lab.SHOWN) as notes:
            scene = lab.frames(tv, seconds, begin)
        scene |= lab.shown(*notes)
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
    """UI-A8: the timers of TV, host and five phones count the same clue down."""
    evening = party(steady, moving=True).open(phones=5)
    for surface in evening.all:
        surface.see("clue-text")
        surface.page.evaluate(lab.FLIPS)
    evening.host.page.wait_for_timeout(WATCHED_S * 1000)
    lab.report("clocks", spread(evening.all))

"""`pytest -m numbers`: measures, prints, and writes out/bench/web.json; nothing here is a gate."""

import statistics

import pytest
from playwright.sync_api import expect

from kit import lab, moves, tour
from kit.party import TV_SIZE, Party
from kit.surface import Surface

pytestmark = pytest.mark.numbers
RUNS = 5
WATCHED_S = 8


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


def test_tv_frames(party, steady):
    """UI-T31: the train window in a clue and in a brake, on half this machine's speed."""
    evening = party(steady, tv_size=TV_SIZE).open(phones=2)
    evening.host.tap("extend")
    lab.devtools(evening.tv, 2)
    clue = lab.smoothness(evening.tv.page.evaluate(lab.FRAMES, WATCHED_S * 1000))
    moves.brake(evening.phones[0])
    brake = lab.smoothness(evening.tv.page.evaluate(lab.FRAMES, WATCHED_S * 500))
    lab.report("tvFrames", {"clue": clue, "brake": brake})


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

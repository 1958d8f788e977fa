"""Passengers in a browser, without a game: faces, moods in time, the choice of one, the train."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from kit.passengers import passenger_page

SPRITE = "passengers.gen"
SHOWN = """passenger => [...passenger.querySelectorAll('[class^="p-"]')]
    .filter(each => each.getClientRects().length > 0).map(each => each.getAttribute("class")).join(" ")"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    with passenger_page(tmp_path_factory.mktemp("passengers")) as found:
        yield found


def test_the_sprite_comes_after_the_first_paint(page, address):
    """EVE74 the sprite is loaded after first paint, once, and who sits there has shoulders before"""
    held = []
    page.route(f"**/{SPRITE}*", lambda route: held.append(route))
    page.goto(f"{address}?show=figures")
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    page.wait_for_function("document.querySelectorAll('.passenger circle').length === 64")
    page.wait_for_timeout(200)
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator(".passenger .eyes")).to_have_count(64)
    asked, painted = page.evaluate(f"""[
        performance.getEntriesByType('resource').find(each => each.name.includes('{SPRITE}')).startTime,
        performance.getEntriesByName('first-contentful-paint')[0].startTime]""")
    assert asked >= painted


def test_a_lost_sprite_is_asked_for_again(page, address):
    """EVE74 the sprite that did not come is loaded later"""
    page.clock.install()
    tries = []
    page.route(f"**/{SPRITE}*", lambda route: (tries.append(1), route.abort() if len(tries) == 1 else route.continue_()))
    page.goto(f"{address}?show=figures")
    for _ in range(20):
        page.clock.run_for(500)
    expect(page.locator(".passenger .eyes")).to_have_count(64)
    assert len(tries) == 2


def test_every_mood_shows_its_face(page, address):
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(f"{address}?show=moods")
    page.clock.run_for(100)
    expect(page.locator(".passenger .eyes")).to_have_count(96)
    for mood in ("sit", "start", "wave", "cheer", "sulk", "sleep"):
        shown = page.locator(f"[aria-label='bear {mood}']").evaluate(SHOWN).split()
        assert f"p-{mood}" in shown, (mood, shown)
        assert ("p-note" in shown) == (mood == "wave")
    page.clock.run_for(1600)
    left = page.locator("[aria-label^='bear ']").evaluate_all("all => all.map(each => each.dataset.mood)")
    assert left == ["sit", "sit", "sit", "cheer", "sit", "sleep"]


def test_who_sits_blinks_unless_asked_to_rest(browser, address):
    for motion, blinks in (("no-preference", True), ("reduce", False)):
        page = browser.new_page(reduced_motion=motion)
        page.clock.install()
        page.goto(f"{address}?show=figures")
        page.evaluate("""() => { window.blinked = new Set(); new MutationObserver(all => all.forEach(
            each => window.blinked.add(each.target.dataset.figure))).observe(document.body,
            { subtree: true, attributeFilter: ['data-blink'] }) }""")
        for _ in range(16):
            page.clock.run_for(500)
        assert page.evaluate("window.blinked.size") == (16 if blinks else 0), motion
        page.close()


def test_faces_change_and_nothing_moves_for_who_asks_for_rest(browser, address):
    """UI-A3 reduced motion has no loops and nothing that hops"""
    page = browser.new_page(reduced_motion="reduce")
    page.goto(f"{address}?show=moods")
    expect(page.locator(".passenger .eyes")).to_have_count(96)
    assert page.evaluate("document.getAnimations().length") == 0
    page.goto(f"{address}?show=train&count=20&rolling=1")
    expect(page.locator(".passenger .eyes")).to_have_count(20)
    assert page.evaluate("document.getAnimations().length") == 0
    page.close()


def chosen(page, **what) -> None:
    expect(page.locator("main")).to_have_attribute("data-choice", json.dumps(what, separators=(",", ":")))


def test_a_passenger_is_chosen_with_the_keyboard(page, address):
    page.goto(f"{address}?show=picker&lang=sv")
    expect(page.locator(".passenger .eyes")).to_have_count(16)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    chosen(page, figure="fox")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    chosen(page, figure="rabbit")
    expect(page.get_by_role("radio", name="Kanin i solhatt", exact=True)).to_be_in_viewport(ratio=0.9)
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    chosen(page, figure="rabbit", tone=12)
    expect(page.get_by_role("radio", name="Kanin i solhatt, oliv").first).to_be_checked()


@pytest.mark.parametrize("width", [320, 390, 1024])
def test_the_choice_fits_and_can_be_hit(page, address, width):
    """UI-A4 UI-A2 axe finds no violations in the choice, which is never told by colour alone; targets of 56 px"""
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(f"{address}?show=picker&lang=sv")
    expect(page.locator(".passenger .eyes")).to_have_count(16)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for box in page.locator(".picker-option").evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 56 and box["height"] >= 56
    page.get_by_role("radio", name="Igelkott i sydväst").check()
    page.get_by_role("radio", name="Igelkott i sydväst, gul").check()
    expect(page.locator(".picker-check")).to_have_count(2)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("count", [0, 1, 8, 15, 20, 40, 60])
def test_the_train_is_on_the_screen(page, address, count):
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{address}?show=train&count={count}")
    boxes = page.locator(".coach-window").evaluate_all("all => all.map(each => each.getBoundingClientRect().toJSON())")
    assert len(boxes) == (15 if count <= 15 else 20)
    for box in boxes:
        assert (round(box["width"]), round(box["height"])) == (72, 72)
        assert box["left"] >= 80 and box["right"] <= 1824 and 906 <= box["top"] <= box["bottom"] <= 1026
    expect(page.get_by_role("img")).to_have_count(min(count, 40) if count <= 40 else 38)

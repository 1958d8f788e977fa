"""Every screen for everybody: axe, 320 px, 200 % text, reduced motion, targets."""

import pytest
from playwright.sync_api import expect

from kit import tour
from kit.inspector import Inspector, enlarge
from kit.moves import show_names
from kit.party import TV_SIZE, Party
from kit.surface import Surface
from kit.texts import LANGUAGES

# An ordinary phone, one with large text, the narrowest one, and one lying down. In the other languages, whose words are
# of other lengths, those with less room than an ordinary one; the second has large text there, too.
SIZES = [(390, 844), (390, 844), (320, 568), (844, 390)]
LESS_ROOM = [(320, 568), (390, 844), (844, 390)]
NARROWEST = {"width": 320, "height": 568}
# The outline of a control (UI §1.1).
LINE_STRONG = "rgb(98, 118, 159)"


def dialogs(evening: Party, inspector: Inspector) -> None:
    """What the host and a phone can open in the lobby."""
    host, phone = evening.host, evening.phones[0]
    for opener in ("player-menu", "share-code"):
        host.tap(opener)
        host.page.get_by_role("dialog").wait_for()
        inspector.stop(f"04-{opener}", host)
        host.page.keyboard.press("Escape")
        host.page.get_by_role("dialog").wait_for(state="detached")
    host.tap("where-farther")
    host.tap("themes")
    inspector.stop("04-farther", host)
    host.tap("tab-more")
    inspector.stop("04-more", host)
    host.tap("tab-content")
    inspector.stop("04-content", host)
    show_names(host)
    expect(host.id("pack-search")).to_have_css("border-top-color", LINE_STRONG)
    inspector.stop("04-content-shown", host)
    host.tap("secrets")
    host.tap("preview")
    host.tap("preview-show")
    host.see("preview-name")
    inspector.stop("04-preview", host)
    wide = host.page.viewport_size
    host.page.set_viewport_size(NARROWEST)
    inspector.stop("04-preview-narrow", host)
    host.page.set_viewport_size(wide)
    host.page.keyboard.press("Escape")
    host.tap("tab-lobby")
    phone.tap("menu")
    inspector.stop("04-menu", phone)
    phone.tap("leave")
    inspector.stop("04-leave", phone)
    phone.tap("leave-cancel")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_is_for_everybody(party, steady, lang):
    """UI-A1 UI-A3 UI-A4 UI-A12 UI-P34 UI-H44: looked at in each phase, motion reduced."""
    evening = party(steady, lang=lang, tv_size=TV_SIZE, bypass_csp=True, reduced_motion="reduce")
    sizes = SIZES if lang == LANGUAGES[0] else LESS_ROOM
    inspector = Inspector(evening, with_axe=lang == LANGUAGES[0])
    stop = inspector.stop
    tour.doors(evening, stop)
    evening.create()
    evening.open_tv()

    def on_form(phone: Surface) -> None:
        if phone.name == "phone2":
            enlarge(phone)
        stop("03-join", phone)

    evening.join(len(sizes), by_code_first=True, sizes=sizes, on_form=on_form)
    stop("04-lobby")
    dialogs(evening, inspector)
    tour.depart(evening, stop)
    name = evening.host.id("secret-name").inner_text()
    tour.brake_and_lock(evening, stop, "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch")
    evening.host.tap("pause")
    evening.tv.see("paused")
    stop("08-paused")
    evening.host.tap("resume")
    tour.reveal(evening, stop, name)
    tour.ask(evening, stop, "13-choice", 1)
    tour.ask(evening, stop, "14-open", 2)
    tour.finish(evening, stop, confetti=False)
    for surface in evening.all:
        assert surface.page.locator("html").get_attribute("lang") == lang, surface.name
    assert not inspector.complaints, "\n".join(inspector.complaints)
    assert not evening.errors(), "\n".join(evening.errors())


def test_the_scenery_stands_where_motion_is_reduced(party, instant):
    """UI-A3 UI-T31: two looks at the TV's launch screen and lobby show the same picture."""
    evening = party(instant, reduced_motion="reduce")
    evening.tv.page.goto(evening.address("/tv"))
    evening.tv.see("create-button")
    for phase in ("LAUNCH", "LOBBY"):
        evening.tv.phase(phase)
        evening.tv.page.wait_for_timeout(1500)
        first = evening.tv.page.screenshot()
        evening.tv.page.wait_for_timeout(700)
        assert evening.tv.page.screenshot() == first, phase
        if phase == "LAUNCH":
            evening.tv.tap("create-button")

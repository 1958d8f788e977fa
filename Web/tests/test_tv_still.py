"""The one picture that the TV lays over its window in the finale."""

import io

from PIL import Image, ImageChops
from playwright.sync_api import Page

from kit.cast import Cast, in_phase
from kit.party import NAMES, TV_SIZE
from kit.surface import until

WIDTH = "() => document.querySelector('.still')?.width ?? 0"
# Laid over the window, and no longer fading in.
SHOWN = """() => {
  const still = document.querySelector(".still[data-shown=true]");
  return still !== null && still.getAnimations().length === 0;
}"""
WINDOW_ALONE = "main { visibility: hidden }"
# Of 255, in any spot of the screen: nobody sees so little.
FAINT = 6
# So coarse that a line which stands half a pixel elsewhere makes no difference.
SPOTS = (96, 54)


def window_of(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SPOTS, Image.Resampling.BOX)


def apart(one: Image.Image, other: Image.Image) -> int:
    """How far two pictures are from each other where they differ most."""
    return max(most for _, most in ImageChops.difference(one, other).getextrema())


def shows_what_is_below(page: Page) -> None:
    until(page, SHOWN)
    still = window_of(page)
    lifted = page.add_style_tag(content=".still { visibility: hidden }")
    below = window_of(page)
    lifted.evaluate("style => style.remove()")
    assert apart(below, Image.new("RGB", SPOTS)) > 10 * FAINT
    assert apart(still, below) <= FAINT


def test_the_picture_of_the_finale_is_the_window_that_it_covers(party, instant):
    """UI-T20 UI-T31: nothing jumps when it is laid over, and it is painted anew for a window that grows."""
    half = {side: pixels // 2 for side, pixels in TV_SIZE.items()}
    evening = party(instant, tv_size=half)
    cast = Cast(instant, ["kairo"], NAMES[:1])
    evening.code = cast.code
    evening.open_tv()
    page = evening.tv.page
    page.add_style_tag(content=WINDOW_ALONE)
    cast.host.send("HOST_START_GAME")
    cast.reach(in_phase("CLUE_LEVEL"))
    cast.host.send("END_GAME")
    cast.reach(in_phase("ROUND_END"))
    shows_what_is_below(page)
    small = page.evaluate(WIDTH)
    assert small < TV_SIZE["width"]
    page.set_viewport_size(TV_SIZE)
    until(page, f"(width) => ({WIDTH})() === width", TV_SIZE["width"])
    shows_what_is_below(page)
    cast.close()
    assert not evening.errors(), "\n".join(evening.errors())

"""A TV page in a window that grows."""

from kit.party import TV_SIZE
from kit.surface import until

PICTURES = "() => document.querySelectorAll('.window canvas[data-shown]').length"
FRAME = "() => document.querySelector('.pane')?.width ?? 0"


def test_a_window_that_is_made_full_is_painted_anew(party, instant):
    """What is painted once is as sharp as the screen, also when the page has grown since."""
    tv = party(instant).surface("small", {"width": TV_SIZE["width"] // 2, "height": TV_SIZE["height"] // 2})
    tv.page.goto(f"{instant.origin}/tv")
    until(tv.page, f"({FRAME})() > 0 && ({PICTURES})() > 0")
    small = tv.page.evaluate(FRAME)
    assert small < TV_SIZE["width"]
    tv.page.set_viewport_size(TV_SIZE)
    until(tv.page, f"(width) => ({FRAME})() === width", TV_SIZE["width"])

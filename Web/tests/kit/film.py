"""What a place showed, one picture after the other: for what is over before a busy machine looks."""

from playwright.sync_api import Page

CAMERA = """(selector) => {
  window.film = [];
  const look = () => {
    const texts = [...document.querySelectorAll(selector)].map((element) => element.textContent);
    if (JSON.stringify(texts) !== JSON.stringify(film.at(-1))) film.push(texts);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
}"""


def roll(page: Page, selector: str) -> None:
    """From here on every change of the texts of `selector` is kept."""
    page.evaluate(CAMERA, selector)


def film(page: Page) -> list[list[str]]:
    """The texts, picture by picture; two neighbours differ."""
    return page.evaluate("film")

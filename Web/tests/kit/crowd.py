"""Guests without screens: a full sofa from a single page."""

from collections.abc import Sequence

from playwright.sync_api import Page

NAMES = ("Agnes Björn Cecilia Dag Ebba Folke Greta Hugo Inez Johan Karin Love Maja Nils Ottilia "
         "Per Qasim Rut Sixten Tuva").split()

JOIN = """async ([session, names]) => {
  window.crowd = [];
  for (const name of names) {
    const reply = await fetch(`/v1/sessions/${session}/join`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    });
    const { playerAuthToken: token } = await reply.json();
    window.crowd.push(new WebSocket(`ws://${location.host}/ws?token=${token}`));
  }
}"""


def seat(page: Page, origin: str, session: str, names: Sequence[str] = NAMES) -> None:
    """Guests join and stay connected as long as the page is open."""
    page.goto(f"{origin}/health")
    page.evaluate(JOIN, [session, names])

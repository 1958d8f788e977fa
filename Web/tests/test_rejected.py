"""A pack that its own check rejected is asked about before it is played."""

import json

from playwright.sync_api import Route, expect

from kit.moves import choose_packs


def reject(route: Route) -> None:
    reply = route.fetch()
    pack = reply.json()
    pack["verification"]["clues"][0]["status"] = "rejected"
    route.fulfill(response=reply, body=json.dumps(pack))


def test_a_rejected_pack_needs_a_confirm(party, instant):
    """UI-H50 a pack with status rejected is previewed with its clues and confirmed"""
    evening = party(instant, lan=False)
    evening.create()
    evening.open_tv()
    evening.join(1)
    host = evening.host
    host.page.route("**/v1/content/packs/*?lang=*", reject)
    choose_packs(host, "Kairo")
    host.tap("start-button")
    dialog = host.page.get_by_role("dialog")
    expect(dialog).to_contain_text("underkänt")
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    host.phase("LOBBY")
    host.tap("start-button")
    host.tap("confirm-yes")
    evening.everybody("CLUE_LEVEL")

"""What a guest's phone has to fetch before it can join."""

from playwright.sync_api import expect

MOST_BYTES = 75_000
MOST_REQUESTS = 7


def test_the_join_page_is_light(party, instant):
    """UI-P7: at most 75 KB on the wire and seven requests until the button can be pressed."""
    evening = party(instant)
    evening.create()
    phone = evening.surface("phone", {"width": 390, "height": 844}, True)
    devtools = phone.context.new_cdp_session(phone.page)
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    phone.page.goto(evening.address(f"/join/{evening.code}"), wait_until="networkidle")
    expect(phone.id("join-button")).to_be_enabled()
    print(f"join page: {sum(sizes):.0f} bytes in {len(sizes)} requests")
    assert 2 <= len(sizes) <= MOST_REQUESTS
    assert 20_000 < sum(sizes) <= MOST_BYTES

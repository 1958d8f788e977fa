"""New destinations, ordered on the host's page and written by the server (UI-H63)."""

import pytest
from playwright.sync_api import expect

from kit.model import slow_model
from kit.moves import show_names
from kit.server import Server
from kit.texts import text


@pytest.fixture
def model():
    with slow_model() as serving:
        yield serving


def a_server(folder, **settings):
    # NB: packs that are made go into a folder of the test's, not into the checkout.
    server = Server(folder, "instant", CONTENT_PACKS_DIR=str(folder / "packs"), **settings).start()
    yield server
    server.stop()


@pytest.fixture
def writing_server(tmp_path):
    """A server that writes by templates."""
    yield from a_server(tmp_path)


@pytest.fixture
def waiting_server(tmp_path, model):
    """A server whose model waits for the test."""
    yield from a_server(tmp_path, ANTHROPIC_API_KEY="sk-of-a-test",
                        ANTHROPIC_BASE_URL=f"http://127.0.0.1:{model.server_port}")


@pytest.fixture
def server_without_generator(tmp_path):
    yield from a_server(tmp_path, TRIPTO_GENERATOR="off")


def open_content(evening):
    evening.create()
    evening.host.tap("tab-content")
    return evening.host


# A server may have to start first, and a job to go through its stages behind everything else.
JOB_MS = 60_000


def statuses(host, *expected: str) -> None:
    rows = host.page.get_by_test_id("made")
    expect(rows).to_have_count(len(expected), timeout=JOB_MS)
    for index, status in enumerate(expected):
        expect(rows.nth(index)).to_have_attribute("data-status", status, timeout=JOB_MS)


@pytest.mark.parametrize("lang", ["sv", "en"])
def test_what_is_made_can_be_seen_and_taken(party, writing_server, lang):
    """UI-H63 UI-H50 two of a region, previewed with their sources and put into the plan."""
    evening = party(writing_server, lang=lang)
    host = open_content(evening)
    host.tap("generate-count-2")
    host.tap("generate-region-Oceania")
    host.tap("generate-go")
    statuses(host, "completed", "completed")
    expect(host.id("generating")).to_have_count(0)
    show_names(host)
    rows = host.page.get_by_test_id("made")
    for index in range(2):
        expect(rows.nth(index)).to_contain_text(text("host", "generate_completed", lang))
    rows.nth(0).get_by_test_id("made-take").click()
    expect(rows.nth(0).get_by_test_id("made-take")).to_have_attribute("aria-pressed", "true")
    expect(host.id("plan-status")).to_have_attribute("data-stored", "true")
    rows.nth(1).get_by_test_id("made-preview").click()
    expect(host.id("preview-name")).to_be_visible()
    assert evening.errors() == []


def test_a_step_is_named_and_a_reload_keeps_it_and_a_cancel_ends_it(party, waiting_server, model):
    """UI-H63 RE61 RE62 the server names the step; the job outlives the page; cancelled ones can be made again."""
    evening = party(waiting_server)
    host = open_content(evening)
    host.tap("generate-go")
    assert model.asked.acquire(timeout=20)
    expect(host.id("generating")).to_contain_text("Genererar ledtrådar")
    host.says("generate-step", "Steg 2 av 5")
    host.says("generate-nth", "Resmål 1 av 1")
    host.page.reload()
    host.tap("tab-content")
    expect(host.id("generating")).to_contain_text("Genererar ledtrådar")
    host.tap("generate-cancel")
    statuses(host, "cancelled")
    model.gate.set()
    host.tap("generate-retry")
    statuses(host, "completed")
    assert evening.errors() == []


def test_what_fails_says_why(party, writing_server):
    """UI-H63 RE60 a place without sources fails by name and can be tried again."""
    evening = party(writing_server)
    host = open_content(evening)
    host.id("generate-place").fill("Atlantis")
    host.tap("generate-go")
    statuses(host, "failed")
    expect(host.id("made-error")).to_contain_text("Atlantis")
    host.tap("generate-retry")
    statuses(host, "failed")
    assert evening.errors() == []


def test_enter_asks_and_the_page_says_that_it_waits(party, waiting_server):
    """UI-H63 UI-A10 a press of Enter asks for the place, once, and the feedback is told aloud."""
    evening = party(waiting_server)
    host = open_content(evening)
    held = []
    host.page.route("**/v1/content/generate", lambda route: (
        held.append(route) if route.request.method == "POST" else route.continue_()))
    host.id("generate-place").fill("Caracas")
    with host.page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/generate")):
        host.id("generate-place").press("Enter")
    expect(host.page.get_by_role("status").filter(has_text=text("host", "generateAsking", "sv"))).to_be_visible()
    expect(host.id("generate-go")).to_be_disabled()
    host.id("generate-place").press("Enter")
    held[0].continue_()
    host.see("generating")
    expect(host.id("generate-cancel")).to_be_focused()
    host.tap("generate-cancel")
    statuses(host, "cancelled")
    # NB: only now, when a second request would have come after all that followed the first.
    assert [route.request.post_data_json for route in held] == [
        {"numDestinations": 1, "regions": [], "place": "Caracas", "language": "sv"}]
    assert evening.errors() == []


def test_a_job_outlives_the_server(party, waiting_server, model):
    """UI-H63 RE60 a job outlives the server: killed in the middle of a draft, it goes on."""
    evening = party(waiting_server)
    host = open_content(evening)
    host.tap("generate-go")
    assert model.asked.acquire(timeout=20)
    waiting_server.kill()
    model.gate.set()
    waiting_server.start()
    statuses(host, "completed")


def test_a_job_whose_answer_was_lost_is_found_when_the_server_is_back(party, writing_server):
    """UI-H63 RE61 a job whose answer was lost is found in the list, once that can be read."""
    evening = party(writing_server)
    host = open_content(evening)
    away = []

    def arrive_unheard(route):
        if route.request.method == "POST":
            # NB: sent from outside the browser, which alone knows the page's host by name.
            headers = {name: value for name, value in route.request.headers.items() if name != "origin"}
            route.fetch(url=route.request.url.replace("party.test", "127.0.0.1"), headers=headers)
        if len(away) < 3:
            away.append(route.request.method)
            route.abort()
        else:
            route.continue_()

    host.page.route("**/v1/content/generate", arrive_unheard)
    host.tap("generate-go")
    statuses(host, "completed")
    assert away == ["POST", "GET", "GET"]


def test_a_server_without_a_generator_says_so(party, server_without_generator):
    """UI-H63 RE28 503: no generator is configured, and one line says so."""
    host = open_content(party(server_without_generator))
    host.says("generate-off", text("host", "generateOff", "sv"))
    expect(host.id("generate-go")).to_have_count(0)


def test_a_typed_place_is_answered_at_once(party, writing_server):
    """UI-E22 RE68: in the library, a country with places, known by facts, or not; the typed text stays."""
    evening = party(writing_server)
    host = open_content(evening)

    def typed(place: str, kind: str) -> None:
        host.id("generate-place").fill(place)
        expect(host.id("place-found")).to_have_attribute("data-kind", kind)
        expect(host.id("generate-place")).to_have_value(place)

    typed("riga", "library")
    host.says("place-found", text("host", "placeHave", "sv", name="Riga"))
    expect(host.id("generate-go")).to_be_disabled()
    typed("Grekland", "country")
    assert "Aten" in host.page.get_by_test_id("place-play").all_inner_texts()
    typed("Lyon", "facts")
    expect(host.id("generate-go")).to_have_text(text("host", "placeWrite", "sv"))
    typed("Långtbortistan", "none")
    host.says("place-found", "Prova till exempel")
    typed("Göteborg", "library")
    host.id("place-play").click()
    expect(host.id("plan-status")).to_have_attribute("data-stored", "true")
    expect(host.page.locator(".pack[aria-pressed=true]")).to_have_count(1)
    assert evening.errors() == []

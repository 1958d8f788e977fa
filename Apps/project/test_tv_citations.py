"""Each statement about the TV is proved by a test that runs the TV app's own code, not only by one of the page."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATEMENTS = re.findall(r"(?m)^- (UI-T\d+|UI-X[67]) ", (ROOT / "docs/UI.md").read_text())
FOLDERS = ("Kit/Tests/TriptoTVScreensTests", "Kit/Tests/TriptoDeskTests", "Apps/LinuxCheck/Tests/TVAppTests", "Apps/LinuxCheck/Tests/TVLiveTests")
TESTS = "\n".join(path.read_text() for folder in FOLDERS for path in (ROOT / folder).rglob("*.swift"))


def test_each_statement_about_the_tv_is_cited_by_a_test_of_its_app():
    titles = "\n".join(re.findall(r'@Test\(\s*"([^"]+)"', TESTS))
    cited = set(re.findall(r"UI-[TX]\d+", titles))
    assert len(STATEMENTS) > 30
    assert set(STATEMENTS) - cited == set()

"""Which failures are tried once more: what Swift Testing writes, and what is left out of it."""

import json
import pathlib
import re
import subprocess

SCRIPT = pathlib.Path(__file__).parent / "failed_tests.py"
END = {"kind": "runEnded"}


def issue(test: str | None, **more) -> dict:
    about = {"testID": f"{test}/SomeTests.swift:9:4"} if test else {}
    return {"kind": "issueRecorded", "issue": {"isKnown": False, **more}} | about


def ask(folder: pathlib.Path, *events: dict) -> tuple[int, str]:
    file = folder / "side.events"
    records = [{"kind": "test", "payload": {"id": "A.B/c()"}}, *({"kind": "event", "payload": each} for each in events)]
    file.write_text("".join(json.dumps({"version": 0, **each}) + "\n" for each in records))
    done = subprocess.run([SCRIPT, file], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.strip()


def test_a_failed_test_is_named_once(tmp_path):
    code, pattern = ask(tmp_path, issue("A.B/c(row:)"), issue("A.B/c(row:)"), issue("A.D/e()"), END)
    assert code == 0
    for name in ("A.B/c(row:)", "A.D/e()"):
        assert re.search(pattern, f"{name}/SomeTests.swift:9:4")
    assert not re.search(pattern, "A.B/cc(row:)/SomeTests.swift:9:4")
    assert pattern.count("|") == 1


def test_what_is_known_or_only_a_warning_is_no_failure(tmp_path):
    assert ask(tmp_path, issue("A.B/c()", isKnown=True), issue("A.B/c()", isFailure=False), END) == (0, "")


def test_a_run_that_broke_off_is_not_tried_again(tmp_path):
    assert ask(tmp_path, issue("A.B/c()")) == (1, "")


def test_an_issue_of_nobody_is_not_tried_again(tmp_path):
    assert ask(tmp_path, issue(None), END) == (1, "")


def test_many_failures_are_no_accident(tmp_path):
    assert ask(tmp_path, *(issue(f"A.B/c{number}()") for number in range(6)), END) == (1, "")


def test_a_file_that_is_not_there_is_no_run(tmp_path):
    done = subprocess.run([SCRIPT, tmp_path / "none"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout == ""

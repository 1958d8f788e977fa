"""The entry: a gate that cannot judge does not pass."""

import pytest
import run
import toolchain


def gate_that(result):
    def gate(context):
        if isinstance(result, Exception):
            raise result
        return result, "looked"

    return gate


@pytest.mark.parametrize(
    "result, passes",
    [([], True), (["a fault"], False), (toolchain.ToolError("no compiler"), False), (ValueError("no reason"), False),
     (OSError("no file"), False)])
def test_a_gate_passes_only_without_faults(monkeypatch, capsys, result, passes):
    monkeypatch.setitem(run.GATES, "A", gate_that(result))
    assert run.judged("A", None) is passes
    said = capsys.readouterr().out
    assert said.startswith("ok   A" if passes else "FAIL A")
    assert passes or str(result[0] if isinstance(result, list) else result) in said


def test_a_tool_that_fails_is_said(tmp_path):
    with pytest.raises(toolchain.ToolError, match="none.swift"):
        toolchain.must(["swiftc", "-typecheck", tmp_path / "none.swift"])


def test_an_unknown_gate_is_refused(monkeypatch):
    monkeypatch.setattr("sys.argv", ["run.py", "Z"])
    with pytest.raises(SystemExit) as left:
        run.arguments()
    assert left.value.code == 2

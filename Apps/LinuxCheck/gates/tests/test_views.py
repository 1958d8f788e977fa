"""The gate of the view files: planted faults are found, and what looks like one is not."""

import pytest
import sources
import toolchain
import views

HEAD = "import SwiftUI\n\nstruct Page: View {\n  var body: some View {\n"


def faults(line, path="Apps/Host/Game/Page.swift"):
    return views.faults_of(path, HEAD + line + "\n  }\n}\n")


@pytest.mark.parametrize(
    "line",
    ['Text("Hej")', 'Text(verbatim: "hej")', 'Label("play", symbol: .go)', 'Button("Start now") {}', 'hint("Skriv ett svar")',
     'title(isOn ? "På" : "Av")', 'Text("\\(count) points")', '.navigationTitle("lobby")', '.accessibilityLabel("close")'])
def test_a_text_of_its_own_is_found(line):
    assert [f for f in faults(line) if "a text of its own" in f]


@pytest.mark.parametrize(
    "line",
    ['Text("\\(count)")', 'Text(verbatim: "")', '.accessibilityIdentifier("let-go")', 'Image(systemName: "star.fill")',
     'Mark(letter: "A", shape: "circle.fill")', 'if id == "to-start" {}', '// Text("Hej")', 'case "B": two()', 'Text(verbatim: "½")', 'Text(a ?? "")'])
def test_what_is_no_text_passes(line):
    assert faults(line) == []


@pytest.mark.parametrize(
    "line",
    ["Text(a).foregroundStyle(.red)", "Color.white", "Color(red: 1, green: 0, blue: 0)", ".fill(.black)", ".tint(.mint)", "a == b ? .red : c", "UIColor.label"])
def test_a_colour_of_its_own_is_found(line):
    assert [f for f in faults(line) if "a colour of its own" in f]


@pytest.mark.parametrize("line", ["Color.tripto(.accentMint)", "colour.red / 255", "case .red: 1", "tone == .red", "case .black: .black", ".fontWeight(.black)"])
def test_what_is_no_colour_passes(line):
    assert faults(line) == []


@pytest.mark.parametrize("line", ["#if os(iOS)", "#if canImport(UIKit)", "#Preview { Page() }"])
def test_conditions_and_previews_are_found(line):
    assert faults(line)


def test_a_long_body_is_found():
    assert faults("\n".join(["a()"] * 40)) == []
    assert ["a body of 41 lines" in f for f in faults("\n".join(["a()"] * 41))] == [True]


def test_a_long_file_is_found():
    assert views.faults_of("a.swift", "// a\n" * 100) == []
    assert views.faults_of("a.swift", "// a\n" * 101) == ["a.swift: 101 lines, more than 100"]


def test_adapters_that_are_too_many_are_found(tmp_path):
    (tmp_path / "Live").mkdir()
    path = tmp_path / "Live/Adapter.swift"
    path.write_text("//\n" * 601)
    assert views.adapters([path]) == ["adapters of Host and Common have 601 lines, more than 600"]


def test_a_file_that_no_target_compiles_is_found(tmp_path):
    path = tmp_path / "Page.swift"
    assert views.uncompiled([path], {str(path.resolve())}) == []
    assert views.uncompiled([path], set()) == [f"{path}: no target compiles it"]


def test_adapters_of_the_tv_are_counted_for_themselves(tmp_path):
    paths = [tmp_path / "TV/Live/Sound.swift", tmp_path / "Common/Live/Socket.swift"]
    for path in paths:
        path.parent.mkdir(parents=True)
        path.write_text("//\n" * 400)
    assert views.adapters(paths) == []


def test_the_manifest_names_the_sources_of_both_platforms(shared):
    named = {platform: views.compiled(shared.build, [platform]) for platform in ("ios", "tvos")}
    host, tv = toolchain.ROOT / "Apps/Host/App/HostRoot.swift", toolchain.ROOT / "Apps/TV/App/TVRoot.swift"
    assert [str(host) in named[p] for p in ("ios", "tvos")] == [host.exists(), False]
    assert [str(tv) in named[p] for p in ("ios", "tvos")] == [False, tv.exists()]


def test_the_door_is_where_the_adapters_stand():
    assert sources.is_door("Apps/Common/Live/Socket.swift") and sources.is_door("Apps/Host/Main/App.swift")
    assert not sources.is_door("Apps/Host/Lobby/Live.swift")


def test_the_limits_of_the_type_checker_stand_in_the_manifest():
    manifest = (toolchain.CHECK / "Package.swift").read_text()
    assert views.unlimited(manifest) == []
    assert len(views.unlimited(manifest.replace("=100", "=900"))) == 1


def test_the_views_pass_and_there_are_some(shared):
    found, said = views.gate(shared)
    assert found == [] and len(sources.views()) > 100, said

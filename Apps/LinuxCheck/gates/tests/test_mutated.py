"""The gate of mutations: what is changed, what is left out, and that an accepted change is named."""

import legal
import mutants
import mutations
import pytest
import toolchain

TEXT = """struct Page: View {
  var body: some View {
    box(width: 1, height: 2)
    // box(width: 3)
    Text("box(width: 4)")
  }
  func box(width: Int, height: Int) -> Text { Text("a") }
}
"""


def kinds(text=TEXT):
    return {(m.kind, m.applied(text).splitlines()[2].strip()) for m in mutants.of_file("Page.swift", text) if m.name == "box"}


def test_mutants_change_one_thing_of_a_call():
    assert kinds() == {
        ("a label dropped", "box(1, height: 2)"), ("a label dropped", "box(width: 1, 2)"),
        ("a label misspelt", "box(widthX: 1, height: 2)"), ("a label misspelt", "box(width: 1, heightX: 2)"),
        ("a wrong type", "box(width: MutatedValue(), height: 2)"), ("a wrong type", "box(width: 1, height: MutatedValue())"),
        ("neighbours swapped", "box(height: 2, width: 1)"),
    }


def test_mutants_leave_lines_where_they_are():
    text = TEXT.replace("box(width: 1, height: 2)", "box(\n      width: max(\n        1, 2),\n      height: 2)")
    for mutant in mutants.of_file("Page.swift", text):
        assert mutant.applied(text).count("\n") == text.count("\n")


def mutant(kind, labels, place=0, name="box"):
    return mutants.Mutant("a", kind, name, labels, place, (0, 9), (1, 1), 0, 1, "")


def test_rule_1_leaves_out_what_another_declaration_accepts():
    known = {"box": {(("width", "height"), ()), (("_",), ())}}
    assert legal.is_legal(mutant("a label dropped", ("_",)), known)
    assert not legal.is_legal(mutant("a label dropped", ("_", "height")), known)
    assert not legal.is_legal(mutant("neighbours swapped", ("height", "width")), known)


def test_rule_2_leaves_out_what_takes_any_value():
    known = {"box": {(("width", "height"), (1,))}}
    assert legal.is_legal(mutant("a wrong type", ("width", "height"), 1), known)
    assert not legal.is_legal(mutant("a wrong type", ("width", "height"), 0), known)


def test_rule_2_knows_parameters_that_take_any_value(shared):
    known = legal.declarations([toolchain.graph(shared.build, "SwiftUI")])
    assert any(loose for declared, loose in known["constant"] if declared == ("_",))
    assert all(not loose for name in ("opacity", "background", "overlay") for _, loose in known[name])


CODE = """func sink(a: Int) {}
func any<T>(a: T) {}
func one() { sink(a: 1) }
func two() { any(a: 2) }
func three() { sink(a: 3) }
"""


@pytest.fixture
def bench(shared, tmp_path):
    path = tmp_path / "Code.swift"
    path.write_text(CODE)
    return mutations.Bench(shared.build, [path], ["-swift-version", "6"]), str(path)


def test_an_accepted_mutant_is_named_and_no_other(bench):
    bench, path = bench
    wrong = [m for m in mutants.of_file(path, CODE) if m.kind == "a wrong type"]
    accepted, _ = mutations.judged(bench, wrong)
    assert [(m.name, m.lines[0]) for m in accepted] == [("any", 4)]


def test_an_error_elsewhere_answers_no_mutant(bench):
    bench, path = bench
    found = [m for m in mutants.of_file(path, CODE) if m.kind == "a wrong type"]
    assert not bench.is_answered(found[0], [(path, 5, "")], True)
    assert bench.is_answered(found[0], [(path, 3, "")], True)


def test_a_round_has_one_mutant_of_a_body():
    found = mutants.of_file("Page.swift", TEXT)
    made = mutations.rounds(found)
    assert all(len({m.body for m in some}) == len(some) for some in made)
    assert sum(map(len, made)) == len(found)


def test_a_seed_chooses_the_same_mutants_again():
    found = mutants.of_file("Page.swift", TEXT)
    assert mutations.sample(found, 4, 1) == mutations.sample(list(reversed(found)), 4, 1)
    assert mutations.sample(found, 4, 1) != mutations.sample(found, 4, 2)
    assert len(mutations.sample(found, "all", 1)) == len(found)

"""Gates A, B and D: planted differences are found."""

import facts
import identifiers
import relations
import shim

PADDING = "func padding(_ length: CGFloat) -> some View"


def row(**cells):
    return {"symbol": "View.padding(_:)", "kind": "func", "declaration": PADDING, "preciseIdentifier": "", **cells}


def symbol(**cells):
    return shim.Symbol(**{"name": "View.padding(_:)", "usr": "s:7SwiftUI4TextV", "kind": "func", "text": facts.normal(PADDING), **cells})


def test_gate_a_takes_equal_identifiers():
    rows = {"View.padding(_:)": [row(preciseIdentifier="s:7SwiftUI4TextV")]}
    assert identifiers.unequal([symbol()], rows) == ([], 1)


def test_gate_a_finds_another_identifier():
    rows = {"View.padding(_:)": [row(preciseIdentifier="s:7SwiftUI5ImageV")]}
    [(name, _, said)], equal = identifiers.unequal([symbol()], rows)
    assert (name, equal) == ("View.padding(_:)", 0)
    assert "SwiftUI.Text" in said and "SwiftUI.Image" in said


def test_gate_a_compares_what_linux_and_apple_put_elsewhere():
    assert identifiers.same("Foundation.CGSize") == identifiers.same("__C.CGSize")
    assert identifiers.same("FoundationEssentials.Date") == "Foundation.Date"
    assert identifiers.same("CoreFoundation.CGFloat") == identifiers.same("Foundation.CGFloat")


def test_gate_b_finds_another_declaration():
    rows = {"View.padding(_:)": [row()]}
    assert identifiers.different([symbol()], rows) == []
    lost = symbol(text=facts.normal("func padding(_ length: Int) -> some View"))
    assert [s for s, _ in identifiers.different([lost], rows)] == [lost]


def test_gate_b_lets_no_explanation_stay_that_explains_nothing():
    assert identifiers.unexplained({("a", "b")}, [("a", "b")], "x") == []
    assert len(identifiers.unexplained({("a", "b")}, [("c", "d")], "x")) == 2
    assert identifiers.twice([("a", "b"), ("a", "b")]) == ["listed twice: a b"]


def test_declarations_are_compared_without_what_differs_by_tool():
    assert facts.normal("@MainActor @preconcurrency var a : Int { get }") == facts.normal("var a: Int { get }")
    assert facts.normal("init(@ContentBuilder a: () -> A)") == facts.normal("init(@ViewBuilder a: () -> A)")
    assert facts.normal("func a(_ b: Int = 1)") != facts.normal("func a(_ b: Int)")
    assert facts.normal("func a(b: @escaping () -> Void)") != facts.normal("func a(b: () -> Void)")


def test_gate_d_finds_a_conformance_too_many():
    apple, unread = {"Edge": {"Hashable"}}, {"Axis": {"Hashable"}}
    found = {("Edge", "Hashable"), ("Axis", "Hashable"), ("Edge", "Copyable")}
    assert relations.additional(found, apple, unread) == []
    lax = found | {("Edge", "Comparable"), ("Axis", "Codable"), ("Text", "View")}
    assert len(relations.additional(lax, apple, unread)) == 3


def test_gate_d_takes_what_the_page_of_a_protocol_says_and_what_it_inherits():
    pages = {"Shape": ({"View", "Sendable"}, {"Circle", "Inset"}), "Inset": ({"Shape"}, {"Square"})}
    known = relations.by_protocols(pages)
    assert {("Circle", "Shape"), ("Circle", "Sendable"), ("Square", "Shape"), ("Inset", "View"), ("Shape", "View")} <= known
    assert ("Square", "Hashable") not in known and ("Circle", "Inset") not in known


def test_gate_d_finds_a_conformance_that_the_page_of_its_protocol_lacks():
    pages = {"View": (set(), {"Text"})}
    assert relations.additional({("Axis", "View")}, {}, {"Axis": {"View"}}, pages) == ["Axis conforms to View, whose page lacks it"]
    assert relations.additional({("Axis", "Hashable")}, {}, {"Axis": {"Hashable"}}, pages) == []


def test_gate_d_finds_a_stale_line():
    assert relations.stale({("Axis", "View")}, {}, {"Axis": {"View"}}) == []
    assert relations.stale(set(), {}, {"Axis": {"View"}}) == ["lists/conformances.txt: Axis does not conform to View"]
    assert len(relations.stale({("Axis", "View")}, {"Axis": {"View"}}, {"Axis": {"View"}})) == 1


def test_gate_d_finds_an_enum_where_apple_has_a_struct():
    rows = {"Font.Weight": [row(kind="struct")]}
    assert relations.kinds([symbol(name="Font.Weight", kind="struct")], rows) == ([], 1)
    assert relations.kinds([symbol(name="Font.Weight", kind="enum")], rows)[0] == ["Font.Weight is of kind enum, Apple's a struct"]


def test_a_list_without_reasons_is_refused(tmp_path):
    (tmp_path / "list.txt").write_text("# head\nname\twhy\n")
    assert facts.listed("list.txt", 2, tmp_path) == [["name", "why"]]
    (tmp_path / "list.txt").write_text("name\t \n")
    try:
        facts.listed("list.txt", 2, tmp_path)
    except ValueError as error:
        assert "list.txt" in str(error)
    else:
        raise AssertionError("a line without a reason was taken")


def test_gates_a_b_and_d_pass_and_look_at_something(shared):
    for gate in (identifiers.gate_a, identifiers.gate_b, relations.gate_d):
        assert gate(shared)[0] == []
    assert len(shared.symbols) > 1000 and len(shared.conformances) > 500

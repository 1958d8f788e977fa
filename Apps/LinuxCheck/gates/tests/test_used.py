"""Gates E and U: what is too new, or without a row, is found where it is used."""

import availability
import facts
import pytest
import shim
import toolchain
import usage


def graph(usr, name, *versions, parent=None):
    facts_of = [{"domain": "iOS", "introduced": {"major": v, "minor": 0}} for v in versions]
    symbol = {"identifier": {"precise": usr}, "pathComponents": name.split("."), "availability": facts_of,
              "declarationFragments": [{"spelling": usr}]}
    relations = [{"kind": "memberOf", "source": usr, "target": parent}] if parent else []
    return {"symbols": [symbol], "relationships": relations}


def known(*graphs, module="Foundation"):
    versions = availability.Versions()
    for one in graphs:
        versions.add(module, one)
    return versions


def test_gate_e_catches_a_planted_mutex(shared, typed):
    used = availability.used(typed("import Synchronization\nlet lock = Mutex(0)\nfunc a() { lock.withLock { $0 += 1 } }"))
    assert "Mutex.init(_:): iOS/tvOS 18.0" in availability.newer(used, shared.versions)


def test_gate_e_catches_a_mutex_by_the_index_and_where_it_is_only_a_type(shared, indexed):
    lines = availability.newer(indexed("import Synchronization\nlet lock = Mutex(0)"), shared.versions)
    assert "Mutex.init(_:): iOS/tvOS 18.0" in lines
    lines = availability.newer(indexed("import Synchronization\nfunc a(_ b: borrowing Mutex<Int>) {}"), shared.versions)
    assert lines == ["Mutex: iOS/tvOS 18.0"]


def test_the_index_refuses_what_does_not_compile(indexed):
    with pytest.raises(toolchain.ToolError, match="cannot find 'b'"):
        indexed("let a = b")


def test_only_the_tree_names_what_the_compiler_writes(shared, typed, indexed):
    code = "import SwiftUI\n@MainActor struct A { @State var b = 1\n func c() -> Int { b } }"
    usrs = {symbol.usr for symbol in shared.symbols if symbol.name == "State.wrappedValue"}
    assert usrs & availability.used(typed(code)) and not usrs & indexed(code)


def test_gate_e_catches_an_initialiser_that_came_with_18(shared, typed):
    used = availability.used(typed("let text = String(validating: [UInt8(97)], as: UTF8.self)"))
    assert any("String.init(validating:as:): iOS/tvOS 18.0" in line for line in availability.newer(used, shared.versions))


def test_gate_e_lets_pass_what_17_has(shared, typed):
    code = """import Observation
@Observable final class A { var b = 1 }
func c(_ s: AsyncStream<Int>) async { for await _ in s {} }
let d = UInt64(3) &* 5
"""
    assert availability.newer(availability.used(typed(code)), shared.versions) == []


def test_gate_e_holds_a_member_to_its_type():
    versions = known(graph("s:A", "A", 18), graph("s:AB", "A.b", 13, parent="s:A"), graph("s:C", "C", 17))
    assert availability.newer({"s:AB", "s:C", "s:none"}, versions) == ["A.b: iOS/tvOS 18.0"]


def test_gate_e_lists_what_has_no_version():
    versions = known(graph("s:A", "A"), graph("s:AB", "A.b", parent="s:A"), graph("s:C", "C", 13))
    assert availability.foreign({"s:AB", "s:C"}, versions) == {"A.b"}
    assert availability.foreign({"s:A"}, known(graph("s:A", "A"), module="Swift")) == set()
    assert availability.foreign({"c:@F@cos"}, versions) == {"cos"}


def test_gate_e_takes_a_type_for_its_members_and_counts_what_no_page_says():
    versions = known(graph("s:A", "A"), graph("s:AB", "A.b", parent="s:A"))
    assert availability.foreign({"s:A", "s:AB", "c:@M@Foundation"}, versions) == {"A.b"}
    lines = [["a", "7.0", "https://developer.apple.com/documentation/a"], ["b", "2.0", "no page"]]
    assert availability.unread(lines) == ["b"]


def test_gate_e_knows_what_is_on_no_device():
    fact = {"domain": "tvOS", "isUnconditionallyUnavailable": True}
    assert availability.introduced(fact) == availability.NEVER


def row(**cells):
    return {"iOS since": "13.0", "tvOS since": "13.0", "iOS deprecated in": "", "declaration": "struct A", **cells}


def test_gate_u_finds_what_has_no_row():
    symbols = [shim.Symbol("A", "s:A", "struct", "struct A"), shim.Symbol("B", "s:B", "struct", "struct B")]
    equal, none, faults = usage.sort(symbols, {"s:A", "s:B"}, {"A": [row()]})
    assert (equal, none, faults) == ({"A"}, {"B"}, [])


def test_gate_u_takes_the_rows_of_members_for_their_type():
    symbols = [shim.Symbol("A", "s:A", "struct", "struct A"), shim.Symbol("A.c", "s:Ac", "var", "var c: Int")]
    assert usage.sort(symbols, {"s:A", "s:Ac"}, {"A.b": [row()]}) == ({"A"}, {"A.c"}, [])


def test_gate_u_finds_a_row_that_is_too_new_gone_or_of_another_platform():
    assert usage.allowed(row(), "ios")
    assert usage.allowed(row(**{"iOS since": "?"}), "ios")
    assert not usage.allowed(row(**{"iOS since": "17.5"}), "ios")
    assert not usage.allowed(row(**{"tvOS since": "-"}), "tvos")
    assert not usage.allowed(row(**{"iOS deprecated in": "17.0"}), "ios")
    assert usage.allowed(row(**{"iOS deprecated in": "27.0"}), "ios")
    assert facts.version("17.5.1") == (17, 5)


def test_gate_u_reads_the_use_of_swiftui(shared, typed):
    used = availability.used(typed('import SwiftUI\nimport Foundation\n@MainActor func a() { _ = Text("b").opacity(1) }'))
    names = {symbol.name for symbol in shared.symbols if symbol.usr in used}
    assert "View.opacity(_:)" in names

import Foundation
import Observation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
  @Test func stateOutlivesItsView() throws {
    let host = ViewHost(Counter())
    host.render()
    try host.press("More")
    try host.press("More")
    #expect(host.find("2") != nil)
  }

  @Test func stateOfARowMovesWithItsId() throws {
    let rows = Rows()
    let host = ViewHost(RowList(rows: rows))
    host.render()
    try host.press("b")
    #expect(host.tree.texts == ["a 0", "b 1", "c 0"])
    rows.names = ["c", "b", "a"]
    #expect(host.render().texts == ["c 0", "b 1", "a 0"])
  }

  @Test func stateEndsWithItsPlace() throws {
    let rows = Rows()
    let host = ViewHost(RowList(rows: rows))
    host.render()
    try host.press("b")
    rows.names = ["a"]
    host.render()
    rows.names = ["a", "b"]
    #expect(host.render().texts == ["a 0", "b 0"])
  }

  @Test func anotherIdIsAnotherPlace() throws {
    let rows = Rows()
    let host = ViewHost(Renewed(rows: rows))
    host.render()
    try host.press("More")
    #expect(host.find("1") != nil)
    rows.names = ["other"]
    host.render()
    #expect(host.find("0") != nil)
  }

  @Test func branchesAreDifferentPlaces() throws {
    let rows = Rows()
    let host = ViewHost(Branches(rows: rows))
    host.render()
    try host.press("More")
    rows.names = []
    host.render()
    #expect(host.find("0") != nil)
  }

  @Test func bindingsAreMadeOfClosures() throws {
    let rows = Rows()
    let host = ViewHost(Renaming(rows: rows))
    host.render()
    try host.type("z", into: "First")
    #expect(rows.names == ["z", "b", "c"])
    #expect(host.find("z") != nil)
  }

  @Test func bindingsWriteToTheirSource() throws {
    let host = ViewHost(Form3())
    host.render()
    try host.type("Ada", into: "Name")
    try host.toggle("Loud")
    #expect(host.find("ADA") != nil)
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(count)")
      Button("More") { count += 1 }
    }
  }
}

@MainActor @Observable private final class Rows {
  var names = ["a", "b", "c"]
}

private struct RowList: View {
  let rows: Rows
  var body: some View {
    ForEach(rows.names, id: \.self) { Row(name: $0) }
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button {
      count += 1
    } label: {
      Text(verbatim: "\(name) \(count)")
    }
    .accessibilityIdentifier(name)
  }
}

private struct Renewed: View {
  let rows: Rows
  var body: some View { Counter().id(rows.names) }
}

private struct Branches: View {
  let rows: Rows
  var body: some View {
    if rows.names.isEmpty { Counter() } else { Counter() }
  }
}

private struct Renaming: View {
  let rows: Rows
  var body: some View {
    TextField("First", text: Binding(get: { rows.names[0] }, set: { rows.names[0] = $0 }))
    Text(verbatim: rows.names[0])
  }
}

private struct Form3: View {
  @State private var name = ""
  @State private var isLoud = false
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      Text(verbatim: isLoud ? name.uppercased() : name)
    }
  }
}

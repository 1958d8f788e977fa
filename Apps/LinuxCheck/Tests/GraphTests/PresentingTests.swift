import Foundation
import Observation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite struct PresentingTests {
  @Test func aSheetComesAndGoes() throws {
    let host = ViewHost(Sheets())
    host.render()
    try host.press("Open")
    #expect(host.presented.map(\.kind) == ["Sheet"])
    #expect(host.find("inside") != nil)
    try host.press("Close")
    #expect(host.presented.isEmpty)
    #expect(host.find("dismissed 1") != nil)
  }

  @Test func aSheetIsSwipedAway() throws {
    let host = ViewHost(Sheets())
    host.render()
    try host.press("Open")
    try host.dismiss()
    #expect(host.presented.isEmpty)
    #expect(host.find("dismissed 1") != nil)
  }

  @Test func aSheetOfAnotherItemIsAnotherSheet() throws {
    let model = Items()
    let host = ViewHost(ItemSheets(model: model))
    model.item = Item(id: 1)
    host.render()
    try host.press("Count")
    #expect(host.presented[0].texts.contains("1: 1"))
    model.item = Item(id: 2)
    host.render()
    #expect(host.presented[0].texts.contains("2: 0"))
  }

  @Test func anAlertClosesWithAnyButton() throws {
    let host = ViewHost(Alerts())
    host.render()
    try host.press("Ask")
    let alert = try #require(host.presented.first)
    #expect(alert.args["title"] as? String == "Sure?")
    #expect((alert.args["message"] as? [Node])?.first?.texts == ["For ever"])
    #expect(alert.children.map { $0.args["role"] as? ButtonRole } == [.destructive, .cancel])
    try host.press("Delete")
    #expect(host.presented.isEmpty)
    #expect(host.find("deleted") != nil)
  }

  @Test func filesArePicked() throws {
    let host = ViewHost(Importing())
    host.render()
    try host.press("Import")
    try host.pick(.success([URL(fileURLWithPath: "/pack.json")]))
    #expect(host.find("pack.json") != nil)
    #expect(host.presented.isEmpty)
  }

  @Test func pagesArePushed() throws {
    let host = ViewHost(Pages3())
    let node = host.render()
    #expect(node.children[0].args["title"] as? String == "First")
    try host.press("Go")
    let stack = host.tree.children[0]
    #expect(stack.args["title"] as? String == "Second")
    #expect(stack.args["depth"] as? Int == 1)
    try host.press("Back")
    #expect(host.tree.children[0].args["depth"] as? Int == 0)
  }
}

private struct Sheets: View {
  @State private var isOpen = false
  @State private var dismissed = 0
  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      Text(verbatim: "dismissed \(dismissed)")
    }
    .sheet(isPresented: $isOpen) {
      dismissed += 1
    } content: {
      Closing()
    }
  }
}

private struct Closing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text(verbatim: "inside")
      Button("Close") { dismiss() }
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

@MainActor @Observable private final class Items {
  var item: Item?
}

private struct ItemSheets: View {
  @Bindable var model: Items
  var body: some View {
    Text(verbatim: "x").sheet(item: $model.item) { Tally(id: $0.id) }
  }
}

private struct Tally: View {
  let id: Int
  @State private var count = 0
  var body: some View {
    VStack {
      Text(verbatim: "\(id): \(count)")
      Button("Count") { count += 1 }
    }
  }
}

private struct Alerts: View {
  @State private var isAsking = false
  @State private var done = "waiting"
  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
      Text(verbatim: done)
    }
    .alert("Sure?", isPresented: $isAsking, presenting: 1) { _ in
      Button("Delete", role: .destructive) { done = "deleted" }
      Button("Cancel", role: .cancel) {}
    } message: { _ in
      Text(verbatim: "For ever")
    }
  }
}

private struct Importing: View {
  @State private var isOpen = false
  @State private var name = ""
  var body: some View {
    VStack {
      Button("Import") { isOpen = true }
      Text(verbatim: name)
    }
    .fileImporter(isPresented: $isOpen, allowedContentTypes: []) { result in
      if case .success(let url) = result { name = url.lastPathComponent }
    }
  }
}

private struct Pages3: View {
  var body: some View {
    NavigationStack {
      NavigationLink(value: 7) { Text(verbatim: "Go") }
        .navigationTitle("First")
        .navigationDestination(for: Int.self) { _ in
          Closing3().navigationTitle("Second")
        }
    }
  }
}

private struct Closing3: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Back") { dismiss() } }
}

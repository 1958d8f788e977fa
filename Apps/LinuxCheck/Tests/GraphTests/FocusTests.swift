import Foundation
@_spi(Testing) import SwiftUI
import Testing

@MainActor @Suite struct FocusTests {
  @Test func focusMovesBetweenFields() throws {
    let host = ViewHost(Fields())
    host.render()
    #expect(focused(host) == [])
    try host.focus("One")
    #expect(focused(host) == ["One"])
    try host.submit("One")
    #expect(focused(host) == ["Two"])
    try host.submit("Two")
    #expect(focused(host) == [])
    #expect(host.find("sent 2") != nil)
  }

  @Test func whatIsOffTakesNothing() throws {
    let host = ViewHost(TextField("Off", text: .constant("")).disabled(true))
    host.render()
    #expect(throws: HostError.self) { try host.type("x", into: "Off") }
  }

  private func focused(_ host: ViewHost) -> [String] {
    host.tree.all.filter { $0.args["isFocused"] as? Bool == true }
      .compactMap { $0.args["title"] as? String }
  }
}

private struct Fields: View {
  @FocusState private var focus: Int?
  @State private var one = ""
  @State private var two = ""
  @State private var sent = 0
  var body: some View {
    VStack {
      TextField("One", text: $one).focused($focus, equals: 1)
      TextField("Two", text: $two).focused($focus, equals: 2)
      Text(verbatim: "sent \(sent)")
    }
    .onSubmit {
      sent += 1
      focus = focus == 1 ? 2 : nil
    }
  }
}

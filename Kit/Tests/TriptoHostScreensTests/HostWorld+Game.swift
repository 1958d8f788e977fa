import Testing
import TriptoClient
import TriptoHostCards
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostScreens

// A running game, as a test's server tells it.
extension HostWorld {
  static let nowMs = 1_800_000_000_000

  /// Shows the state of a golden file; numbers of versions tell states apart.
  func show(
    _ name: String, _ change: [String: JSONValue] = [:], version: Int = 100, on socket: FakeSocket
  ) async {
    let state = Frames.state(change.merging(["version": .int(version)]) { $1 }, of: name)
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await until { self.app.game.state?.version == version }
  }

  /// Says a golden message.
  func hear(_ name: String, on socket: FakeSocket) {
    let golden = Frames.golden(name)
    guard case .string(let type)? = golden["type"], let payload = golden["payload"] else {
      Issue.record("no message in \(name)")
      return
    }
    socket.say(Frames.text(type, payload))
  }

  /// A new socket is let in, and told a state.
  func comeBack(_ name: String, _ change: [String: JSONValue], version: Int) async -> FakeSocket {
    let socket = world.opened[world.opened.count - 1]
    socket.say(Frames.text("WELCOME", Frames.welcomePayload))
    await show(name, change, version: version, on: socket)
    return socket
  }

  var others: [String] { app.play.bar?.others.map(\.id) ?? [] }

  func press(_ id: String) {
    let actions = [app.play.bar?.primary].compactMap(\.self) + (app.play.bar?.others ?? [])
    guard let action = actions.first(where: { $0.id == id }) else {
      Issue.record("there is no \(id)")
      return
    }
    app.play.press(action)
  }
}

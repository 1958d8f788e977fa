import Testing
import TriptoGame
import TriptoKernel
import TriptoWire

@testable import TriptoTable

@Suite("What goes to one viewer")
struct ViewerStreamTests {
  private let lobby = EncodedMessage(
    LobbyUpdated(players: [], host: nil, joinCode: "ABC234"), sessionID: SessionID(rawValue: "s"),
    atMs: 0)

  private func linked() -> ViewerStream {
    var stream = ViewerStream(viewer: .tv, epoch: "e")
    stream.attach(Link(SocketID(1), nowMs: 0), [])
    return stream
  }

  @Test("WS11 a stream is cut where everybody's is")
  func cut() throws {
    var stream = linked()
    stream.append(lobby)
    stream.cut()
    stream.append(lobby)
    stream.append(lobby)
    let sent = stream.takeUnsent()
    #expect(sent?.parts.map(\.count) == [1, 2])
    stream.cut()
    let nothing = stream.takeUnsent()
    #expect(nothing == nil)
    stream.append(lobby)
    let next = stream.takeUnsent()
    #expect(next?.parts.count == 1, "an empty cut leaves no trace")
  }
}

package import TriptoGame
package import TriptoKernel
package import TriptoTable
import TriptoWire

/// A client's socket at a table in virtual time: what it is sent is there at once.
package final class TestSocket {
  package struct Message: MessageReading {
    /// The frame's text, byte for byte.
    package let raw: String
    package let json: JSONValue
    /// Server time at which it left, Unix epoch ms.
    package let atMs: Int
  }

  package struct Close: Equatable {
    package let code: UInt16
    package let reason: String
  }

  /// What was waited for did not come.
  package struct Missed: Error, CustomStringConvertible {
    package let description: String
  }

  package let id: SocketID
  package let viewer: Viewer
  /// Protocol pings go unanswered.
  package var isDeaf = false
  /// How far away the phone is; nil for next door, where clock pings go unanswered.
  package var line: TestLine?
  /// Protocol pings so far.
  package internal(set) var pings: [Int] = []
  package internal(set) var all: [Message] = []
  package internal(set) var closed: Close?
  private var read = 0
  // NB: a socket of a test may outlive everything else of its evening.
  let table: TestTable

  init(_ id: SocketID, _ viewer: Viewer, _ table: TestTable) {
    (self.id, self.viewer, self.table) = (id, viewer, table)
  }

  /// How long anything that must come is waited for, ms of virtual time.
  package static let patienceMs = 600_000

  package func send(_ type: String, _ payload: JSONValue = [:], commandID: String? = nil) {
    var frame: [String: JSONValue] = ["type": .string(type), "payload": payload]
    if let commandID { frame["commandId"] = .string(commandID) }
    send(raw: JSONValue.object(frame).jsonText)
  }

  package func send(raw text: String) { table.receive(text, from: self) }

  /// The client goes away.
  package func close() { table.lose(self) }

  package var unread: ArraySlice<Message> { all[read...] }

  /// The next message that fits; time passes until it is there, and those before it count as read.
  package func first(_ wish: String, where fits: (Message) -> Bool) throws -> Message {
    let endMs = table.nowMs + Self.patienceMs
    while true {
      if let index = unread.firstIndex(where: fits) {
        read = index + 1
        return all[index]
      }
      guard closed == nil, table.nowMs < endMs else {
        throw Missed(
          description: "no \(wish); unread: \(unread.map(\.summary)), closed: \(closed as Any)")
      }
      table.step(before: endMs)
    }
  }

  @discardableResult
  package func expect(
    _ type: String, where fits: (Message) -> Bool = { _ in true }
  ) throws -> Message {
    try first(type) { $0.type == type && fits($0) }
  }

  /// The next message, whatever it is but a clock ping.
  package func next() throws -> Message { try first("message") { $0.type != "CLOCK_PING" } }

  /// The next snapshot in a phase; those before it count as read.
  @discardableResult
  package func snapshot(
    _ phase: String, where fits: (JSONValue) -> Bool = { _ in true }
  ) throws -> JSONValue {
    try first("SNAPSHOT(\(phase))") {
      $0.type == "STATE_SNAPSHOT" && $0.phase == phase && fits($0.state)
    }.state
  }

  /// Sends a command and gives the code of the ERROR that answers it.
  package func refusal(_ type: String, _ payload: JSONValue = [:]) throws -> String? {
    send(type, payload)
    return try expect("ERROR").payload.text("errorCode")
  }

  /// Everything unread up to now, without clock pings; it counts as read.
  @discardableResult
  package func settled() -> [Message] {
    defer { read = all.count }
    return unread.filter { $0.type != "CLOCK_PING" }
  }

  /// The state as the server sees it now, by RESUME_SESSION; all before it counts as read.
  package func state() throws -> JSONValue {
    settled()
    send("RESUME_SESSION", ["playerId": "", "lastReceivedEventId": .null])
    return try expect("STATE_SNAPSHOT").state
  }
}

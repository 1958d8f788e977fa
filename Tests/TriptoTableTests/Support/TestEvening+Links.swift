package import TriptoGame
package import TriptoKernel
package import TriptoTable
package import TriptoWire

/// Sockets that come, go and come again.
extension TestEvening {
  /// A new socket for somebody; it has read its WELCOME.
  package func connect(
    _ viewer: Viewer, _ version: Version? = nil, screen: Screen = .device("a"),
    line: TestLine? = nil
  ) throws -> TestSocket {
    let socket = table.connect(
      viewer, (version ?? self.version).capabilities, screen: screen, line: line)
    try socket.expect("WELCOME")
    return socket
  }

  /// A player's next socket.
  package func back(_ index: Int, _ version: Version? = nil) throws -> TestSocket {
    try connect(.player(players[index].seat), version)
  }

  /// What GET by-code shows.
  package var lookup: LookupResponse { table.table.lookup(at: table.now) }

  /// Time passes for everybody.
  package func wait(_ durationMs: Int) { table.wait(durationMs) }
}

extension TestSocket {
  /// The types of everything unread, without clock pings; it counts as read.
  package func types() -> [String] { settled().map(\.type) }

  /// Everything of a type so far.
  package func all(_ type: String) -> [Message] { all.filter { $0.type == type } }

  /// A snapshot in a phase, whether the game is there already or has yet to come there.
  package func snapshot(_ phase: String, orNow: Bool) throws -> JSONValue {
    let now = try state()
    return now.text("phase") == phase ? now : try snapshot(phase)
  }

  /// The close that comes, now or in time.
  package func closing() throws -> Close {
    table.wait { self.closed != nil }
    guard let closed else { throw Missed(description: "no close") }
    return closed
  }
}

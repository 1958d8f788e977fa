import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("WS4–WS6 what a socket is sent when it connects, and by RESUME_SESSION")
struct WelcomeTests {
  @Test("WS4 EV17 ID3 in LOBBY a socket gets WELCOME, SNAPSHOT, LOBBY_UPDATED, and finds itself")
  func lobby() async throws {
    let session = try await NewSession.create()
    let (id, token) = try await session.join("Alva")
    let socket = try await session.dial(token)
    let welcome = try await socket.next()
    #expect(welcome.type == "WELCOME")
    #expect(
      welcome.payload.keys == [
        "connectionId", "role", "playerId", "sessionId", "serverTimeMs", "timeOffsetHintMs",
        "projection",
      ])
    #expect(welcome.payload.text("playerId") == id)
    #expect(welcome.payload.text("sessionId") == session.id)
    #expect(welcome.payload.text("role") == "PLAYER")
    #expect(welcome.payload.text("projection") == "PLAYER")
    let state = try await socket.next()
    #expect(state.type == "STATE_SNAPSHOT")
    #expect(state.state.text("players.0.playerId") == id)
    #expect(state.state.flag("players.0.isConnected") == true)
    let lobby = try await socket.next()
    #expect(lobby.type == "LOBBY_UPDATED")
    #expect(lobby.payload.flag("players.0.isConnected") == true)
    #expect(lobby.payload.text("joinCode") == session.joinCode)
    let again = try await session.connect(token)
    let second = try #require(again.inbox.all.first).payload
    #expect(second.text("connectionId") != welcome.payload.text("connectionId"))
  }

  /// NB: on a busy machine a client may read late, so that two writes look like one; the server's
  /// gap is seen by the reader that was on time, one of several.
  @Test("WS5 WELCOME is a write of its own, 10 ms or more after the upgrade response")
  func ownWrite() async throws {
    let session = try await NewSession.create()
    var widest = TimeAmount.zero
    for _ in 1...8 where widest < .milliseconds(8) {
      widest = max(widest, try await welcomeGap(session) ?? .zero)
    }
    #expect(widest >= .milliseconds(8))
    #expect(widest < .seconds(5))
  }

  /// The time between reading the upgrade response and WELCOME; nil when they came in one read.
  private func welcomeGap(_ session: NewSession) async throws -> TimeAmount? {
    let client = try await RawClient.connect(session.server.port)
    try await client.upgrade(token: session.tvToken)
    var reads = client.reads.makeAsyncIterator()
    let upgrade = try #require(await reads.next())
    #expect(upgrade.text.hasPrefix("HTTP/1.1 101 "))
    guard upgrade.text.hasSuffix("\r\n\r\n") else {
      client.close()
      return nil
    }
    let welcome = try #require(await reads.next())
    client.close()
    #expect(welcome.text.contains("WELCOME"))
    return welcome.at - upgrade.at
  }

  @Test("WS6 another player's id gives UNAUTHORIZED and no snapshot")
  func resumeOther() async throws {
    let table = try await Table.open()
    table[0].socket.send("RESUME_SESSION", ["playerId": .string(table[1].id)])
    let answer = try await table[0].socket.next()
    #expect(answer.type == "ERROR")
    #expect(answer.payload.text("errorCode") == "UNAUTHORIZED")
    #expect(answer.payload.keys == ["errorCode", "code", "message", "retryable"])
  }
}

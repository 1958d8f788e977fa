import NIOCore
import Testing
import TriptoKernel
import TriptoSocket
import TriptoTestEvening
import TriptoWire

@Suite("WS1, WS11, WS19, WS22–WS23 frames")
struct FrameTests {
  @Test(
    "WS23 EV23 an unparsable frame gives VALIDATION_ERROR, and the socket stays open",
    arguments: ["", "{", "[]", "\"HELLO\"", "null", "{}", "{\"type\":7}", "{\"payload\":{}}", "🚂"])
  func unparsable(frame: String) async throws {
    let table = try await Table.open(["Alva"])
    let before = try await table.host.state()
    for socket in table.sockets {
      try await socket.settled()
      socket.send(raw: frame)
      let answer = try await socket.next()
      #expect(answer.type == "ERROR")
      #expect(answer.payload.text("errorCode") == "VALIDATION_ERROR")
      #expect(answer.payload.text("code") == "VALIDATION_ERROR")
      #expect(answer.payload.flag("retryable") != nil)
    }
    #expect(try await table.host.state() == before)
  }

  @Test("WS23 an unknown type gives VALIDATION_ERROR naming the type")
  func unknownType() async throws {
    let table = try await Table.open(["Alva"])
    for type in ["HOST_FLY", "WELCOME", "host_start_game"] {
      table.host.send(type)
      let error = try await table.host.expect("ERROR").payload
      #expect(error.text("errorCode") == "VALIDATION_ERROR")
      #expect(error.text("message")?.contains(type) == true)
    }
  }

  @Test("WS22 ID20 sessionId, serverTimeMs and payload may be missing, wrong or fractional")
  func looseEnvelope() async throws {
    let table = try await Table.open(["Alva"])
    table.host.send(raw: "{\"type\":\"HOST_START_GAME\"}")
    try await table.host.expect("CLUE_PRESENT")
    table.host.send(
      raw: """
        {"type":"HOST_NEXT_CLUE","serverTimeMs":1767225600000.25,"payload":null,"extra":[1]}
        """)
    #expect(try await table.host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
  }

  @Test("WS22 SE5 ids inside payloads never override the token")
  func foreignID() async throws {
    let table = try await Table.open()
    try await table.start()
    table[0].socket.send("BRAKE_PULL", ["playerId": .string(table[1].id)])
    let accepted = try await table.host.expect("BRAKE_ACCEPTED").payload
    #expect(accepted.text("playerId") == table[0].id)
  }

  @Test("WS1 WS17 a frame above 64 KiB closes with 1009 and changes nothing")
  func oversize() async throws {
    let table = try await Table.open()
    let before = try await table.host.state()
    let text = String(repeating: "x", count: 65 * 1_024)
    table[1].socket.send("HELLO", ["deviceId": .string(text)])
    #expect(try await table[1].socket.closed().code == 1009)
    let back = try await table.session.connect(table[1].token)
    try await back.expect("LOBBY_UPDATED")
    let after = try await table.host.state()
    #expect(after.texts("players", "name") == before.texts("players", "name"))
  }

  @Test("WS1 a frame just below 64 KiB is read")
  func large() async throws {
    let table = try await Table.open(["Alva"])
    let text = String(repeating: "x", count: 63 * 1_024)
    table[0].socket.send("HELLO", ["deviceId": .string(text)])
    #expect(try await table[0].socket.settled().isEmpty)
  }

  @Test("WS1 bad UTF-8 closes with 1007")
  func badUTF8() async throws {
    let table = try await Table.open(["Alva"])
    table[0].socket.connection.send(text: ByteBuffer(bytes: [0x7b, 0xff, 0xfe, 0x7d]))
    #expect(try await table[0].socket.closed().code == 1007)
  }

  @Test("WS1 a violation of RFC 6455 closes with 1002")
  func violation() async throws {
    let table = try await Table.open(["Alva"])
    let unmaskedText: [UInt8] = [0x81, 0x02, 0x7b, 0x7d]
    table[0].socket.connection.send(raw: ByteBuffer(bytes: unmaskedText))
    #expect(try await table[0].socket.closed().code == 1002)
  }

  @Test("WS11 many commands are answered in the order they were sent")
  func order() async throws {
    let table = try await Table.open(["Alva"])
    for gain in -20..<0 { table.host.send("HOST_MUSIC_GAIN_SET", ["gainDb": .int(gain)]) }
    for socket in [table.host, table.tv] {
      for gain in -20..<0 {
        #expect(try await socket.expect("MUSIC_GAIN_SET").payload.int("gainDb") == gain)
      }
    }
  }

  @Test("WS19 protocol pings come after WELCOME, and one and two seconds later")
  func pings() async throws {
    let session = try await NewSession.create()
    let client = try await RawClient.connect(session.server.port)
    try await client.upgrade(token: session.tvToken)
    var bytes: [UInt8] = []
    var pings: [NIODeadline] = []
    var isWelcomed = false
    for await read in client.reads {
      bytes += read.bytes
      isWelcomed = isWelcomed || read.text.contains("WELCOME")
      let opcodes = Self.opcodes(bytes)
      while pings.count < opcodes.count(where: { $0 == 0x89 }) { pings.append(read.at) }
      #expect(isWelcomed || pings.isEmpty, "no ping before WELCOME")
      if pings.count == 3 { break }
    }
    client.close()
    try #require(pings.count == 3)
    #expect(pings[2] - pings[0] >= .milliseconds(900))
    #expect(pings[2] - pings[0] < .seconds(10))
  }

  /// The first byte of every frame behind the upgrade response.
  private static func opcodes(_ bytes: [UInt8]) -> [UInt8] {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else { return [] }
    var rest = bytes[end...]
    var found: [UInt8] = []
    while let first = rest.popFirst(), let short = rest.popFirst() {
      found.append(first)
      let extra = short == 126 ? 2 : short == 127 ? 8 : 0
      let length = extra == 0 ? Int(short) : rest.prefix(extra).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(extra + length)
    }
    return found
  }
}

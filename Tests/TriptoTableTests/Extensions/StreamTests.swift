import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX1–EX4 extensions, numbered streams and resuming")
struct StreamTests {
  private static let extended: Set = [
    "HELLO_ACK", "RESUMED", "STATE_PATCH", "TIMER_SYNC", "CLOCK_PING", "CLUE_ADVANCE",
    "BRAKE_PENDING", "BRAKE_ORDER", "GOODBYE", "HANDOVER_CODE", "REACTION",
  ]

  @Test("EX1 v1 connections never get a message or an envelope key of the extensions")
  func v1() throws {
    let evening = try TestEvening.open(settings: ["hostPlays": .bool(false)])
    try evening.start()
    try evening.lock(0, "Ingenstans")
    try evening.nextClue()
    try evening.reveal()
    evening.host.send("END_GAME")
    for socket in evening.sockets {
      try socket.snapshot("ROUND_END")
      for message in socket.all {
        #expect(!Self.extended.contains(message.type))
        #expect(message.json.keys == ["type", "sessionId", "serverTimeMs", "payload"])
        if message.type == "STATE_SNAPSHOT" { #expect(message.payload.keys == ["state"]) }
      }
    }
    #expect(!evening[1].socket.all.contains { $0.type == "PLAYER_JOINED" })
  }

  @Test("EX1 EX3 with ?v=2 every message carries the epoch and a seq that grows by one")
  func numbered() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    try evening.lock(0, "Ingenstans")
    for socket in evening.sockets {
      let all = socket.all
      #expect(Set(all.map { $0.json.text("epoch") }).count == 1)
      let numbers = all.compactMap(\.seq)
      #expect(numbers.count == all.count)
      #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + all.count))
    }
  }

  @Test("EX1 EX2 a HELLO with capabilities is answered by HELLO_ACK; unknown ones are ignored")
  func helloAck() throws {
    let evening = try TestEvening.open(["Alva"])
    let socket = evening[0].socket
    socket.send("HELLO", ["capabilities": ["seq", "telepathy", "clock"]])
    let ack = try socket.expect("HELLO_ACK")
    #expect(ack.payload.int("protocolVersion") == 2)
    #expect(ack.payload.list("capabilities") == ["seq", "clock"])
    #expect(ack.payload.int("seq") == ack.seq)
    #expect(ack.payload.text("epoch") == ack.json.text("epoch"))
    try evening.start()
    #expect(try #require(socket.all.last?.seq) > 1)
  }

  @Test("EX4 RESUME_SESSION after a drop brings exactly the missing messages, as they were sent")
  func resume() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    let alva = evening[0].socket
    let last = try #require(alva.all.last)
    let epoch = try #require(last.json.text("epoch"))
    let position = try #require(last.seq)
    alva.close()
    try evening.host.expect("PLAYER_LEFT")
    try evening.lock(1, "Ingenstans", besides: 0)
    let back = try evening.back(0, .v2)
    try back.expect("STATE_SNAPSHOT")
    back.send("RESUME_SESSION", ["resume": ["epoch": .string(epoch), "seq": .int(position)]])
    let resumed = try back.expect("RESUMED")
    let events = resumed.payload.list("events")
    #expect(resumed.payload.int("fromSeq") == position + 1)
    let own = try #require(resumed.seq)
    #expect(resumed.payload.int("toSeq") == own - 1)
    #expect(events.compactMap { $0.int("seq") } == Array(position + 1..<own))
    #expect(events.contains { $0.text("type") == "BRAKE_ANSWER_LOCKED" })
    let live = back.all.filter { ($0.seq ?? 0) < own }.map(\.json)
    #expect(Array(events.suffix(live.count)) == live)
  }

  @Test("EX4 a HELLO can resume too, and nothing missing is an empty list")
  func resumeByHello() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let socket = evening[0].socket
    let last = try #require(socket.all.last)
    socket.send(
      "HELLO",
      [
        "capabilities": ["seq"],
        "resume": ["epoch": last.json.at("epoch") ?? .null, "seq": .int(last.seq ?? 0)],
      ])
    try socket.expect("HELLO_ACK")
    let resumed = try socket.expect("RESUMED").payload
    #expect(resumed.list("events").compactMap { $0.text("type") } == ["HELLO_ACK"])
  }

  @Test("EX4 an unknown epoch or seq is answered by a snapshot with the present epoch and seq")
  func unknownPosition() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let socket = evening[0].socket
    let epoch = try #require(socket.all.last?.json.at("epoch"))
    let positions: [JSONValue] = [
      ["epoch": "another", "seq": 1], ["epoch": epoch, "seq": 1_000_000],
      ["epoch": epoch, "seq": .int(-5)],
    ]
    for position in positions {
      socket.send("RESUME_SESSION", ["resume": position])
      let answer = try socket.next()
      #expect(answer.type == "STATE_SNAPSHOT")
      #expect(answer.json.at("epoch") == epoch)
      #expect(answer.seq != nil)
      #expect(try socket.next().type == "LOBBY_UPDATED", "WS8, EX33")
    }
  }

  @Test("WS8 EX33 a v1 connection that opts in gets the lobby behind its snapshot")
  func lobbyAfterHello() throws {
    let socket = try TestEvening.open(["Alva"])[0].socket
    socket.send("HELLO", ["capabilities": ["clock"]])
    for type in ["HELLO_ACK", "STATE_SNAPSHOT", "LOBBY_UPDATED"] {
      #expect(try socket.next().type == type)
    }
  }

  @Test("EX1 EX3 EX7 EX9 EX10 a connection gets those extensions that it asked for")
  func chosen() throws {
    let evening = try TestEvening.open()
    for (socket, wish) in [
      (evening.host, "timers"), (evening.tv, "clock"), (evening[0].socket, "events"),
      (evening[1].socket, "seq"),
    ] {
      socket.send("HELLO", ["capabilities": [.string(wish)]])
      try socket.expect("HELLO_ACK")
    }
    try evening.start()
    try evening.brake(1)
    evening.settle()
    func got(_ socket: TestSocket) -> Set<String> { Set(socket.all.map(\.type)) }
    let watched: Set = ["TIMER_SYNC", "BRAKE_PENDING", "SFX_PLAY"]
    #expect(got(evening.host).intersection(watched) == ["TIMER_SYNC", "SFX_PLAY"])
    #expect(got(evening.tv).intersection(watched) == ["SFX_PLAY"], "nothing else sounds there")
    #expect(got(evening[0].socket).intersection(watched) == ["BRAKE_PENDING"])
    #expect(got(evening[1].socket).intersection(watched) == [])
    let numbered = evening.sockets.map { $0.all.contains { $0.seq != nil } }
    #expect(numbered == [false, false, false, true])
  }

  @Test("EX4 whoever resumes again and again gets each message once")
  func resumedTwice() throws {
    let socket = try TestEvening.open(["Alva"], version: .v2)[0].socket
    let last = try #require(socket.all.last)
    let start: JSONValue = [
      "epoch": last.json.at("epoch") ?? .null, "seq": .int(try #require(last.seq) - 2),
    ]
    var sizes: [Int] = []
    for _ in 1...3 {
      socket.send("RESUME_SESSION", ["resume": start])
      let resumed = try socket.expect("RESUMED")
      let inner = resumed.payload.list("events").filter { $0.text("type") == "RESUMED" }
      #expect(inner.count == sizes.count)
      #expect(inner.allSatisfy { $0.list("payload.events").isEmpty })
      sizes.append(resumed.json.jsonText.utf8.count)
    }
    #expect(sizes[2] - sizes[1] < 400, "grows by one empty answer: \(sizes)")
  }

  @Test("EX3 EX4 the server keeps the last 256 messages of a stream")
  func kept() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let first = try #require(evening.tv.all.last)
    for step in 1...256 { evening.host.send("MUSIC_GAIN_SET", ["gainDb": .int(-(step % 40))]) }
    for _ in 1...256 { try evening.tv.expect("MUSIC_GAIN_SET") }
    let epoch = try #require(first.json.at("epoch"))
    let seen = try #require(evening.tv.all.last?.seq)
    // NB: a clock ping may be numbered before the question arrives; there is room for a few.
    evening.tv.send("RESUME_SESSION", ["resume": ["epoch": epoch, "seq": .int(seen - 250)]])
    let resumed = try evening.tv.expect("RESUMED").payload
    #expect((250...256).contains(resumed.list("events").count))
    let gone = try #require(first.seq) - 2
    evening.tv.send("RESUME_SESSION", ["resume": ["epoch": epoch, "seq": .int(gone)]])
    #expect(try evening.tv.next().type == "STATE_SNAPSHOT")
  }

  @Test("ST44 EX4 whoever left the lobby, or comes after the end, gets the state and a new epoch")
  func forgotten() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let host = evening.host
    func back(_ socket: TestSocket) throws -> TestSocket {
      let last = try #require(socket.all.last { $0.seq != nil })
      let epoch = try #require(last.json.text("epoch"))
      socket.close()
      try host.expect("PLAYER_LEFT")
      let back = try evening.connect(socket.viewer)
      let seen = JSONValue.object([
        "epoch": .string(epoch), "seq": .int(try #require(last.seq)),
      ])
      try back.expect("STATE_SNAPSHOT")
      back.send("RESUME_SESSION", ["resume": seen])
      let answer = try back.first("an answer") {
        ["RESUMED", "STATE_SNAPSHOT"].contains($0.type)
      }
      #expect(answer.type == "STATE_SNAPSHOT")
      #expect(answer.json.text("epoch") != epoch)
      let numbers = back.all.compactMap(\.seq)
      #expect(numbers == Array(1...numbers.count))
      return back
    }
    evening.players[0].socket = try back(evening[0].socket)
    try evening.start()
    evening.host.send("END_GAME")
    for socket in [evening[0].socket, evening.tv] { try socket.snapshot("ROUND_END") }
    _ = try back(evening[0].socket)
    _ = try back(evening.tv)
  }
}

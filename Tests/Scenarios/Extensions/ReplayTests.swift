import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@testable import TriptoHTTP
@testable import TriptoTable

@Suite("EX32 SE8 a game told again from its journal")
struct ReplayTests {
  private func lines(_ table: Table, _ path: String) async throws -> [JSONValue] {
    let answer = try await table.server.get(
      table.session.path + path, bearer: table.session.hostToken)
    #expect(answer.status == 200)
    return try answer.text.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
  }

  @Test("EX32 SE8 the audit log is for the host, as JSON lines, and holds no token")
  func audit() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.lock(0, "Ingenstans")
    let path = table.session.path + "/audit"
    for token in [nil, table[0].token, table.session.tvToken, "rubbish"] {
      try await table.server.get(path, bearer: token).expectError(401, "Unauthorized")
    }
    let answer = try await table.server.get(path, bearer: table.session.hostToken)
    #expect(try await lines(table, "/audit").count >= 8)
    for word in ["Alva", "Bo", "pullBrake", "Ingenstans"] { #expect(answer.text.contains(word)) }
    for token in [table.session.hostToken, table[0].token, table.session.joinToken] {
      #expect(!answer.text.contains(token))
    }
  }

  @Test("SE8 the audit log has what came of the commands: brakes, scores, who came and went")
  func outcomes() async throws {
    var table = try await Table.open()
    try await table.start()
    try await table.brake(0)
    table[1].socket.send("BRAKE_PULL")
    try await table[1].socket.expect("BRAKE_REJECTED")
    table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(TestPack.alpha.name.sv)])
    try await table.host.expect("BRAKE_ANSWER_LOCKED")
    try await table.reveal()
    table.host.send("HOST_KICK", ["playerId": .string(table[1].id)])
    _ = try await table[1].socket.closed()
    table.players.removeLast()
    try await table.settle()
    let rows = try await lines(table, "/audit")
    let outcomes = rows.flatMap { $0.list("outcome") }
    func told(_ type: String) -> JSONValue? { outcomes.last { $0.text("type") == type } }
    #expect(told("BRAKE_ACCEPTED")?.text("payload.playerId") == table[0].id)
    #expect(told("BRAKE_REJECTED")?.text("payload.reason") == "already_paused")
    #expect(told("BRAKE_ORDER")?.text("payload.winnerPlayerId") == table[0].id)
    #expect(told("SCOREBOARD_UPDATE")?.list("payload.scoreboard").first?.int("score") == 10)
    #expect(told("PLAYER_LEFT")?.text("payload.reason") == "kicked")
    #expect(outcomes.count { $0.text("type") == "PLAYER_JOINED" } == 2)
    #expect(rows.compactMap { $0.int("seq") } == Array(1...rows.count))
  }

  @Test("EX32 the replay is to be had after ROUND_END only, and says what the TV was told")
  func replay() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    let path = table.session.path + "/replay"
    let token = table.session.hostToken
    try await table.server.get(path, bearer: token).expectError(400, "Invalid phase")
    try await table.lock(1, TestPack.alpha.name.sv)
    try await table.reveal()
    table.host.send("END_GAME")
    try await table.host.snapshot("ROUND_END")
    try await table.tv.snapshot("ROUND_END")
    try await table.server.get(path, bearer: table[0].token).expectError(401, "Unauthorized")
    let retold = try await lines(table, "/replay").filter { $0.text("type") != "TIMER_SYNC" }
    // NB: what a socket gets for itself; TIMER_SYNC also comes every ten seconds (EX7).
    let ofTheSocket = ["WELCOME", "HELLO_ACK", "CLOCK_PING", "TIMER_SYNC"]
    let heard = table.tv.inbox.all.filter { !ofTheSocket.contains($0.type) }
    let start = try #require(heard.firstIndex { $0.type == "CLUE_PRESENT" })
    let retoldStart = try #require(retold.firstIndex { $0.text("type") == "CLUE_PRESENT" })
    let said = retold[retoldStart...]
    #expect(said.map { $0.text("type") } == heard[start...].map(\.type))
    for (line, message) in zip(said, heard[start...]) {
      #expect(line.at("payload") == message.payload, "\(message.type)")
    }
    let times = retold.compactMap { $0.int("serverTimeMs") }
    #expect(times.count == retold.count && times == times.sorted())
  }

  @Test("SE8 EX29 for a host who plays the audit log opens after the game, also against the clock")
  func playingHost() async throws {
    let table = try await Table.open(["Alva"], settings: ["hostPlays": .bool(true)])
    let path = table.session.path + "/audit"
    let token = table.session.hostToken
    try await table.server.get(path, bearer: token).expectError(400, "Invalid phase")
    let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
      for _ in 1...24 { group.addTask { try await table.server.get(path, bearer: token) } }
      table.host.send("HOST_START_GAME")
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0.status == 400 })
    table.host.send("END_GAME")
    try await table.host.snapshot("ROUND_END")
    #expect(try await lines(table, "/audit").contains { !$0.list("outcome").isEmpty })
  }

  @Test("SE30 a long journal comes in pieces and whole; a second asking meanwhile is put off")
  func pieces() async throws {
    let table = try await Table.open(["Alva"])
    // NB: each plan is a row.
    for _ in 0..<3 * RetoldGame.rowsAtOnce { try await table.session.plan([TestPack.alpha.id]) }
    let path = table.session.path + "/audit"
    let token = table.session.hostToken
    let answers = try await withThrowingTaskGroup(of: Answer.self) { group in
      for _ in 1...12 { group.addTask { try await table.server.get(path, bearer: token) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let whole = answers.filter { $0.status == 200 }
    #expect(!whole.isEmpty)
    for answer in whole {
      let seqs = try answer.text.split(separator: "\n").compactMap {
        try JSONValue(parsing: Array($0.utf8)).int("seq")
      }
      #expect(seqs == Array(1...seqs.count))
      #expect(answer.header("content-length") == nil)
    }
    for answer in answers where answer.status != 200 {
      try answer.expectError(429, "Too many requests")
      #expect(answer.header("retry-after") == "5")
    }
  }
}

import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTable
import TriptoTestEvening

@Suite("ST40 nobody is told what a restart could lose: nothing leaves before the journal has it")
struct HeldTests {
  struct Case: CustomStringConvertible, Sendable {
    let type: String
    var payload: JSONValue = [:]
    let scene: Scene
    /// Who says it: the host, or a player.
    var player: Int?
    /// What the sender is told when it is kept.
    let told: String

    var description: String { "\(type) at \(scene)" }
  }

  static let cases = [
    Case(type: "HOST_START_GAME", scene: .lobby, told: "STATE_SNAPSHOT"),
    Case(
      type: "HOST_SELECT_CONTENT_PACK", payload: ["contentPackId": .string(TestPack.beta.id)],
      scene: .lobby, told: "CONTENT_PACK_SELECTED"),
    Case(
      type: "HOST_SETTINGS_SET", payload: ["settings": ["speedBonus": .bool(true)]], scene: .lobby,
      told: "LOBBY_UPDATED"),
    Case(
      type: "HOST_LOBBY_LOCK", payload: ["locked": .bool(true)], scene: .lobby,
      told: "LOBBY_UPDATED"),
    Case(type: "HOST_HANDOVER", scene: .lobby, told: "HANDOVER_CODE"),
    Case(type: "HOST_NEXT_CLUE", scene: .clue, told: "CLUE_PRESENT"),
    Case(type: "HOST_SKIP", scene: .clue, told: "CLUE_PRESENT"),
    Case(type: "HOST_PAUSE", scene: .clue, told: "STATE_SNAPSHOT"),
    Case(
      type: "HOST_EXTEND_TIMER", payload: ["addMs": 9_000], scene: .clue, told: "STATE_SNAPSHOT"),
    Case(type: "HOST_REPLAY_CLUE", scene: .clue, told: "VOICE_LINE"),
    Case(type: "HOST_FORCE_REVEAL", scene: .brake, told: "MUSIC_STOP"),
    Case(type: "MUSIC_GAIN_SET", payload: ["gainDb": -3], scene: .clue, told: "MUSIC_GAIN_SET"),
    Case(type: "END_GAME", scene: .clue, told: "GAME_ENDED_EVENT"),
    Case(type: "NEXT_DESTINATION", scene: .scoreboard, told: "NEXT_DESTINATION_EVENT"),
    Case(
      type: "BRAKE_ANSWER_SUBMIT", payload: ["answerText": "Ingenstans"], scene: .brake, player: 0,
      told: "BRAKE_ANSWER_LOCKED"),
    Case(type: "BRAKE_PULL", scene: .brake, player: 1, told: "BRAKE_REJECTED"),
    Case(
      type: "FOLLOWUP_ANSWER_SUBMIT", payload: ["answerText": "1871"], scene: .question, player: 1,
      told: "STATE_SNAPSHOT"),
  ]

  @Test("ST40 each command is told when its row is durable, and to nobody before", arguments: cases)
  func told(command: Case) throws {
    let evening = try TestEvening.at(command.scene)
    evening.table.journal = .held
    let sender = command.player.map { evening[$0].socket } ?? evening.host
    sender.send(command.type, command.payload)
    for socket in evening.sockets { #expect(socket.settled().isEmpty) }
    evening.table.commit()
    #expect(sender.types().contains(command.told))
  }

  @Test("ST40 WS11 what needs no journal waits for what was decided before it")
  func order() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    evening.host.send("HOST_NEXT_CLUE")
    evening.host.send("HOST_START_GAME")
    evening.host.send("RESUME_SESSION")
    #expect(evening.host.settled().isEmpty)
    evening.table.commit()
    let types = evening.host.types()
    let clue = try #require(types.firstIndex(of: "CLUE_PRESENT"))
    let error = try #require(types.firstIndex(of: "ERROR"))
    #expect(clue < error)
    #expect(types.suffix(2) == ["ERROR", "STATE_SNAPSHOT"])
  }

  @Test("ST40 a refusal with no command before it is told at once and needs no row")
  func refusal() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    #expect(try evening.host.refusal("HOST_START_GAME") == "INVALID_PHASE")
  }

  @Test("ST40 each row that is durable lets what waits for it be told, and no more")
  func oneByOne() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    for _ in 1...3 { evening.host.send("HOST_NEXT_CLUE") }
    for level in [8, 6, 4] {
      evening.table.commit(rows: 1)
      let clues = evening.tv.settled().filter { $0.type == "CLUE_PRESENT" }
      #expect(clues.map { $0.payload.int("levelPoints") } == [level])
    }
  }

  @Test("ST40 BR19 a brake that nobody was told of is not there after a restart")
  func unkept() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    evening[0].socket.send("BRAKE_PULL")
    evening.wait(200)
    #expect(evening.state.phase == .pausedForBrake)
    #expect(evening[0].socket.settled().isEmpty)
    let next = try evening.restarted()
    #expect(next.state.phase == .clueLevel && next.state.brakeOwner == nil)
  }

  @Test("ST40 RE18 a join is sealed: its row is asked for at once, and known when it is durable")
  func sealed() throws {
    let evening = try TestEvening.open(["Alva"])
    evening.table.journal = .held
    _ = try evening.table.join("Bo")
    let row = try #require(evening.table.input { $0.seal(at: $1) })
    #expect(row > Int64(evening.table.rows.count))
    #expect(evening.host.settled().isEmpty)
    evening.table.commit()
    #expect(evening.table.input { $0.seal(at: $1) } == nil)
    #expect(evening.host.types().contains("PLAYER_JOINED"))
  }

  @Test("WS4 ST40 a newcomer is welcomed when its coming is kept")
  func newcomer() throws {
    let evening = try TestEvening.at(.clue)
    evening.table.journal = .held
    let tv = evening.table.connect(.tv)
    #expect(tv.all.isEmpty && tv.pings.isEmpty)
    evening.table.commit()
    #expect(tv.types().prefix(2) == ["WELCOME", "STATE_SNAPSHOT"])
    #expect(tv.pings.count == 1)
  }

  @Test(
    "DA26 a journal's rows are numbered from 1 without gaps, their commands in the order of time")
  func rows() throws {
    let evening = try TestEvening.at(.roundEnd)
    #expect(evening.table.rows.map(\.seq) == Array(1...Int64(evening.table.rows.count)))
    let commands = try evening.table.rows.flatMap { try $0.lines() }
    #expect(commands.map(\.atMs) == commands.map(\.atMs).sorted())
  }
}

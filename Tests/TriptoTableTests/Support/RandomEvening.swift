import TriptoGame
package import TriptoKernel
import TriptoPlan
import TriptoShow

/// Dice that fall alike for the same seed.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// An evening in which everybody does anything at any time, by dice.
package final class RandomEvening {
  package let packs = [TestPack.alpha, .beta]
  package private(set) var evening: TestEvening
  /// All sockets that there ever were.
  package private(set) var sockets: [TestSocket]
  /// What has been typed, with its writer and where.
  package private(set) var typed: [(text: String, by: PlayerID, round: Int, question: Int?)] = []
  var dice: Dice
  let journeys: Int

  /// - Parameter journeys: Of one night; with more than one, notes, rematches, frozen phones and drains
  ///   are among what happens.
  package init(
    seed: UInt64, _ version: TestEvening.Version, settings: JSONValue = [:], players: Int = 3,
    journeys: Int = 1
  ) throws {
    dice = Dice(seed: seed)
    self.journeys = journeys
    let names = [
      "Alva", "Bo", "Cia", "Dan", "Eva", "Fia", "Gun", "Hugo", "Ida", "Jan", "Kim", "Lo",
    ].prefix(players)
    evening = try TestEvening.open(
      Array(names), packs: packs, settings: settings, version: version,
      pacing: PacingTable.pacing(.factor(0.3)))
    sockets = evening.sockets
    evening.host.send("HOST_START_GAME")
  }

  package var isOver: Bool {
    evening.state.phase == .roundEnd && evening.state.tonight.journey >= journeys
  }

  /// One thing that somebody does, or a while in which nobody does anything.
  package func step() throws {
    if journeys > 1, try nightly() { return }
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<7: evening.wait(Int.random(in: 1...900, using: &dice))
    case 7..<10: command()
    case 10..<13: player.send("BRAKE_PULL", ["pressMonoMs": .int(evening.table.nowMs)])
    case 13..<15: answer("BRAKE_ANSWER_SUBMIT")
    case 15..<17: answer("FOLLOWUP_ANSWER_SUBMIT")
    case 17: provoke()
    case 18: try reconnect()
    default: try restart()
    }
  }

  var player: TestSocket {
    evening[Int.random(in: 0..<evening.players.count, using: &dice)].socket
  }

  private var owner: TestSocket? {
    evening.players.first { $0.seat == evening.state.brakeOwner }?.socket
  }

  private func command() {
    if evening.state.isEvening, Int.random(in: 0..<4, using: &dice) == 0 {
      owner?.send("BRAKE_RELEASE")
    }
    let commands = [
      "HOST_NEXT_CLUE", "HOST_NEXT_CLUE", "HOST_SKIP", "HOST_PAUSE", "HOST_RESUME",
      "HOST_FORCE_REVEAL", "NEXT_DESTINATION", "HOST_REPLAY_CLUE", "HOST_HANDOVER",
    ]
    evening.host.send(commands.randomElement(using: &dice) ?? "HOST_SKIP")
  }

  private func answer(_ type: String) {
    let socket = type == "BRAKE_ANSWER_SUBMIT" ? owner ?? player : player
    guard let seat = socket.viewer.seatID else { return }
    let text = "ordet\(typed.count)x\(UInt16.random(in: 0 ... .max, using: &dice))"
    let question = type == "BRAKE_ANSWER_SUBMIT" ? nil : evening.state.questionIndex
    typed.append((text, seat, evening.state.roundIndex, question))
    if evening.state.isEvening { socket.send("DRAFT", ["text": .string(text)]) }
    if evening.state.isEvening, Bool.random(using: &dice) { return }
    socket.send(type, ["answerText": .string(text)])
  }

  /// What nobody may do: errors are a way for secrets to leak too.
  private func provoke() {
    for socket in [evening.tv, player] {
      socket.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": "nowhere"])
      socket.send("HOST_VERDICT_SET", ["playerId": "x", "kind": "destination"])
      socket.send("NEXT_DESTINATION")
      socket.send("RESUME_SESSION", ["playerId": ""])
    }
  }

  private func reconnect() throws {
    let index = Int.random(in: -2..<evening.players.count, using: &dice)
    switch index {
    case -2: evening.host = try evening.connect(evening.host.viewer)
    case -1: evening.tv = try evening.connect(.tv)
    default:
      if Bool.random(using: &dice) { evening[index].socket.close() }
      evening.wait(Int.random(in: 0...400, using: &dice))
      evening.players[index].socket = try evening.back(index)
    }
    sockets += evening.sockets.filter { socket in !sockets.contains { $0 === socket } }
  }

  private func restart() throws {
    guard Int.random(in: 0..<4, using: &dice) == 0 else { return }
    try startAnew()
  }

  func startAnew() throws {
    evening = try evening.restarted(afterMs: Int.random(in: 0...3_000, using: &dice))
    sockets += evening.sockets
  }
}

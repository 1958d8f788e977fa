package import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTable

/// One journey of people who play as people do (EVE84), at a table in virtual time.
package final class HumanEvening {
  package let evening: TestEvening
  package internal(set) var figures = Figures()
  var habits: Habits
  var minds: [PlayerID: Habits.Mind] = [:]
  var grip: Habits.Grip?
  private var moment: Moment?
  private var brakedAtMs = 0

  /// - Parameter settings: With `evening` for the rules of evenings, without for those of before.
  package init(
    seed: UInt64, players: Int, destinations: Int, isEvening: Bool
  ) throws {
    habits = Habits(dice: Dice(seed: seed))
    let services = TestServices(packs: Array(TestPack.many.prefix(destinations)), hasVoice: true)
    let table = try TestTable.empty(
      ["destinationsCount": .int(destinations), "evening": .bool(isEvening)],
      services: services, pacing: PacingTable.standard)
    table.voice = TestVoice { Self.spokenMs($0) }
    guard let hostID = table.state.host?.id else { throw NoHost() }
    let version = TestEvening.Version.v2
    let host = table.connect(.host(hostID), version.capabilities)
    let tv = table.connect(.tv, version.capabilities)
    evening = TestEvening(table, version, host: host, tv: tv, players: [])
    for number in 1...players { try evening.join("Gäst \(number)") }
    evening.settle()
  }

  /// How long lines last that are read aloud: five clues and what is said between them are PA46's 45 s.
  private static func spokenMs(_ line: ScriptLine) -> Int {
    switch line.id.spoken {
    case .clue: 7_500
    case .question, .rules: 4_000
    case .roundIntro: 5_000
    case .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect, .revealIncorrect,
      .revealNobody, .bridge, .scoreboard, .recalled, .final, .award:
      3_000
    }
  }

  var state: GameState { evening.state }
  var nowMs: Int { evening.table.nowMs }

  /// From the host's press to the end of the finale.
  package func play() {
    evening.host.send("HOST_START_GAME")
    let startMs = nowMs
    while state.phase != .roundEnd, nowMs - startMs < Self.longestMs {
      evening.wait(Self.tickMs)
      figures.count(state, Self.tickMs, isSilent: isSilentTooLong)
      observe()
    }
    figures.totalMs = nowMs - startMs
    figures.foretoldMin = state.minutes
  }

  /// The host asks for another journey and starts it at once: until the first clue stands, nobody else
  /// pressing anything. In ms.
  package func playOn() -> Int {
    evening.host.send("HOST_REMATCH")
    evening.host.send("HOST_START_GAME")
    let startMs = nowMs
    while state.phase != .clueLevel, nowMs - startMs < Self.longestMs { evening.wait(Self.tickMs) }
    return nowMs - startMs
  }

  private static let tickMs = 100
  private static let longestMs = 3 * 3_600_000

  private var isSilentTooLong: Bool {
    guard state.phase == .pausedForBrake, case .silent? = grip else { return false }
    return nowMs - brakedAtMs > 10_000
  }

  /// What people see change, and answer to.
  private struct Moment: Equatable {
    let round: Int
    let step: Step?
    let level: Int?
    let question: Int
    let owner: PlayerID?
  }

  private func observe() {
    let now = Moment(
      round: state.roundIndex, step: state.step, level: state.level,
      question: state.questionIndex, owner: state.brakeOwner)
    guard now != moment else { return }
    let before = moment
    moment = now
    if now.round != before?.round || minds.isEmpty { newMinds() }
    if let owner = now.owner, owner != before?.owner { take(owner) }
    guard now.owner == nil else { return }
    switch now.step {
    case .clue where before?.level != now.level || before?.step != .clue: think()
    case .question where before?.question != now.question || before?.step != .question: answer()
    case .rules: tryBrake()
    default: break
    }
  }

  private func newMinds() {
    for player in evening.players { minds[player.seat] = habits.mind() }
  }

  private func take(_ owner: PlayerID) {
    brakedAtMs = nowMs
    figures.acted.insert(owner)
    hold(owner)
  }
}

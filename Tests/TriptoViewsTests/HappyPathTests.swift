import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

/// SPEC §17 as each role sees it. A change of the transcript is a change of the protocol: read the
/// difference, then store it with `TRIPTO_UPDATE_GOLDEN=1`.
@Suite("The happy path")
struct HappyPathTests {
  @Test("ST8 ST9 ST12 ST13 ST14 ST20 ST27 FI1 the whole game", arguments: ["host", "tv", "player"])
  func transcript(role: String) throws {
    let recipient = role == "host" ? Recipient.host : role == "tv" ? .tv : .player(1)
    let told = try Self.game().messages(for: recipient).map { try Self.line($0) + "\n" }.joined()
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/happy-path-\(role).txt")
    if ProcessInfo.processInfo.environment["TRIPTO_UPDATE_GOLDEN"] == "1" {
      try told.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try told == String(contentsOf: url, encoding: .utf8))
  }

  /// Two destinations in default pacing: one brake, one answer, one answered question.
  static func game() throws -> GameTable {
    var table = try GameTable.lobby()
    try table.wait(10_000)
    try table.host(.start(TestContent.itinerary(2)))
    try table.wait(8_000)
    try table.brake(1)
    try table.wait(4_000)
    try table.lock(1)
    try table.wait(2_000)
    for _ in 1...4 { try table.host(.nextClue) }
    try table.play(to: .question)
    try table.wait(5_000)
    try table.answer(1)
    try table.play(toPhase: .roundEnd)
    return table
  }

  /// `+seconds TYPE(what distinguishes it)`.
  static func line(_ delivery: Delivery) throws -> String {
    let seconds = Double(delivery.atMs - t0) / 1_000
    let time = String(format: "%7.2f", seconds)
    let detail = try detail(delivery)
    return "\(time) \(delivery.type.rawValue)\(detail.isEmpty ? "" : "(\(detail))")"
  }

  private static func detail(_ delivery: Delivery) throws -> String {
    let json = try delivery.json
    if delivery.type == .stateSnapshot {
      return words(json["state"], ["phase", "clueLevelPoints", "brakeOwnerPlayerId"])
    }
    return words(json, keys)
  }

  /// The keys that tell one message of a type from another.
  private static let keys = [
    "trackId", "sfxId", "effectId", "phraseId", "fadeOutMs", "fadeInMs", "gainDb", "volume",
    "clueLevelPoints", "timerDurationMs", "answeredCount", "totalPlayers", "playerId",
    "lockedAtLevelPoints", "answerText", "destinationName", "currentQuestionIndex",
    "correctAnswer", "lockedPlayerCount", "nextQuestionIndex", "isGameOver", "reason",
    "winnerPlayerId",
  ]

  private static func words(_ json: JSONValue?, _ keys: [String]) -> String {
    keys.compactMap { key in
      switch json?[key] {
      case .string(let text): text
      case .int(let whole): "\(key) \(whole)"
      case .double(let number): "\(key) \(number)"
      case .bool(let flag): "\(key) \(flag)"
      default: nil
      }
    }.joined(separator: ", ")
  }
}

package import TriptoKernel
import TriptoPlan
import TriptoShow

/// A moment of an evening that a test begins at.
package enum Scene: String, CaseIterable, Sendable, CustomStringConvertible {
  case lobby, intro, clue, lastClue, hold, brake, afterLock, beforeName, revealed, question
  case questionGap, lastQuestion, scoreboard, departure, finale, roundEnd

  package var description: String { rawValue }

  /// What a snapshot says then (ST1, ST20, ST28).
  package var phase: String {
    switch self {
    case .lobby: "LOBBY"
    case .intro: "ROUND_INTRO"
    case .clue, .lastClue, .hold, .afterLock, .beforeName: "CLUE_LEVEL"
    case .brake: "PAUSED_FOR_BRAKE"
    case .revealed: "REVEAL_DESTINATION"
    case .question, .questionGap, .lastQuestion: "FOLLOWUP_QUESTION"
    case .scoreboard, .departure: "SCOREBOARD"
    case .finale: "FINAL_RESULTS"
    case .roundEnd: "ROUND_END"
    }
  }

  /// Something is to happen by itself.
  package static let timed = allCases.filter { ![.lobby, .roundEnd].contains($0) }
}

extension TestEvening {
  /// An evening of two destinations in default pacing, at a moment of its first one; the first player
  /// owns the brake or has locked an answer, the second has done nothing.
  package static func at(
    _ scene: Scene, _ names: [String] = ["Alva", "Bo"], settings: JSONValue = [:],
    version: Version = .v1, isStrict: Bool = false, hasVoice: Bool = false,
    isPlain: Bool = false
  ) throws -> TestEvening {
    let evening = try open(
      names, packs: [.alpha, .beta], settings: settings, version: version, isStrict: isStrict,
      hasVoice: hasVoice, isPlain: isPlain, pacing: PacingTable.standard)
    try evening.play(to: scene)
    evening.settle()
    return evening
  }

  private func play(to scene: Scene) throws {
    if scene == .lobby { return }
    host.send("HOST_START_GAME")
    if scene == .intro { return }
    for socket in sockets { try socket.expect("CLUE_PRESENT") }
    switch scene {
    case .clue: return
    case .lastClue: for _ in 1...4 { try nextClue() }
    case .hold: players[0].socket.send("BRAKE_PULL")
    case .brake: try brake(0)
    case .afterLock: try lock(0, "Ingenstans")
    default: try playOn(to: scene)
    }
  }

  private func playOn(to scene: Scene) throws {
    try lock(0, "Ingenstans")
    host.send("HOST_FORCE_REVEAL")
    if scene == .beforeName { return }
    for socket in sockets { try socket.expect("DESTINATION_REVEAL") }
    if scene == .revealed { return }
    for socket in sockets { try socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    if scene == .question { return }
    try closeQuestion()
    if scene == .questionGap { return }
    for socket in sockets { try socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    try closeQuestion()
    if scene == .lastQuestion { return }
    try leave(to: scene)
  }

  private func leave(to scene: Scene) throws {
    for socket in sockets { try socket.snapshot("SCOREBOARD") }
    if scene == .scoreboard { return }
    if scene == .departure {
      host.send("NEXT_DESTINATION")
      return
    }
    host.send("END_GAME")
    for socket in sockets { try socket.expect("FINAL_RESULTS_PRESENT") }
    if scene == .finale { return }
    for socket in sockets { try socket.snapshot("ROUND_END") }
  }
}

import Foundation
import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

/// Whole games with a voice, as lists of cues: `+seconds audience: cue`. A change of a list is a
/// change of the show: read the difference, then store it with `TRIPTO_UPDATE_GOLDEN=1`.
@Suite("A spoken evening")
struct SpokenEveningTests {
  @Test(
    "S6 ST8 ST9 ST12 ST13 ST14 ST23 ST26 ST27 FI1 AU14 AU15 AU16 AU17 AU22 each clip at its moment",
    arguments: SpokenEvening.allCases)
  func golden(evening: SpokenEvening) throws {
    let told = try evening.lines().map { $0 + "\n" }.joined()
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(evening.rawValue).txt")
    if ProcessInfo.processInfo.environment["TRIPTO_UPDATE_GOLDEN"] == "1" {
      try told.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try told == String(contentsOf: url, encoding: .utf8))
  }

  @Test("S6 the same game has the same list", arguments: SpokenEvening.allCases)
  func again(evening: SpokenEvening) throws {
    #expect(try evening.lines() == evening.lines())
  }

  @Test("AU17 S5 one voice at a time", arguments: SpokenEvening.allCases)
  func oneVoice(evening: SpokenEvening) throws {
    var onAir: Speech?
    for moment in try evening.game().moments {
      for directed in Director.cues(for: moment) {
        switch directed.cue {
        case .speechStop(let speech):
          #expect(onAir == speech)
          onAir = nil
        case .speech(let speech):
          #expect(speech.startMs == moment.atMs)
          #expect((onAir?.endMs ?? 0) <= moment.atMs, "\(speech.clip.line.phraseID)")
          onAir = speech
        default: break
        }
      }
    }
  }

  @Test("S5 each line is said once", arguments: SpokenEvening.allCases)
  func once(evening: SpokenEvening) throws {
    var said: Set<LineID> = []
    for case .speech(let speech) in try evening.cues() where !evening.replays {
      #expect(said.insert(speech.clip.line).inserted, "\(speech.clip.line.phraseID)")
    }
  }

  @Test(
    "AU1 S1 only the TV makes sound: phones are sent no music, voice or SFX",
    arguments: SpokenEvening.allCases)
  func phonesAreSilent(evening: SpokenEvening) throws {
    for directed in try evening.game().moments.flatMap(Director.cues(for:)) {
      switch directed.cue {
      case .speech, .speechStop, .prefetch, .line, .music, .musicStop, .sound:
        #expect([.av, .extendedTV, .brakeSound].contains(directed.audience), "\(directed)")
      default: break
      }
    }
  }

  @Test("S18 PR30 PR34 nothing may be fetched before its time", arguments: SpokenEvening.allCases)
  func fetched(evening: SpokenEvening) throws {
    for moment in try evening.game().moments {
      for case .prefetch(let clips) in Director.cues(for: moment).map(\.cue) {
        for clip in clips { check(clip, moment.state) }
      }
    }
  }

  private func check(_ clip: Clip, _ state: GameState) {
    #expect(clip.line.round == state.roundIndex)
    switch clip.line.spoken {
    case .clue(let level): #expect(state.level == level)
    case .question, .bridge, .revealCorrect, .revealIncorrect, .scoreboard, .final:
      #expect(state.round?.isRevealed == true)
    case .beforeReveal: #expect(state.step?.isBeforeName == true)
    default: break
    }
  }
}

/// The evenings whose cue lists are kept.
enum SpokenEvening: String, CaseIterable, Sendable {
  /// Two destinations, everything by itself, one brake.
  case calm
  /// The host presses next all the time, pauses, and has a clue read again.
  case hurried
  case tie, solo, comeback, aborted
  /// Clips come when their moment is over.
  case late

  var replays: Bool { self == .hurried }

  func cues() throws -> [Cue] {
    try game().moments.flatMap(Director.cues(for:)).map(\.cue)
  }

  func lines() throws -> [String] {
    try game().moments.flatMap { moment in
      let seconds = Double(moment.atMs - GameTable.startMs) / 1_000
      return CueText.lines([moment]).map { String(format: "%7.2f ", seconds) + $0 }
    }
  }

  func game() throws -> GameTable {
    switch self {
    case .calm: try calm()
    case .hurried: try hurried()
    case .tie: try played(players: 2, rounds: [[1: true, 2: true]])
    case .solo: try played(players: 1, rounds: [[1: true]])
    case .comeback: try played(players: 2, rounds: [[1: true], [2: true]])
    case .aborted: try aborted()
    case .late: try late()
    }
  }

  private func calm() throws -> GameTable {
    var table = try GameTable.spoken(destinations: 2)
    try table.playSpoken { $0.step == .clue && $0.level == 6 }
    try table.brake(1)
    try table.wait(1_000)
    try table.lock(1)
    try table.playSpoken { $0.phase == .roundEnd }
    return table
  }

  private func hurried() throws -> GameTable {
    var table = try GameTable.spoken(destinations: 2)
    try table.host(.nextClue)
    try table.wait(500)
    try table.host(.replayClue)
    try table.wait(500)
    try table.host(.pause)
    try table.wait(5_000)
    try table.host(.resume)
    for _ in 1...4 { try table.host(.nextClue) }
    for _ in 1...8 { try table.host(.skip) }
    try table.speak()
    try table.playSpoken { $0.phase == .roundEnd }
    return table
  }

  /// Each round lists who answers, and whether right.
  private func played(players: Int, rounds: [[Int: Bool]]) throws -> GameTable {
    var table = try GameTable.spoken(players: players, destinations: rounds.count, questions: 1)
    for (index, answers) in rounds.enumerated() {
      for (player, isCorrect) in answers.sorted(by: { $0.key < $1.key }) {
        try table.playSpoken { $0.roundIndex == index && $0.step == .clue }
        try table.brake(player)
        try table.lock(player, correct: isCorrect)
        if index > 0 || self == .tie { try table.wait(1_200) }
      }
      try table.playSpoken { $0.roundIndex > index || $0.phase == .roundEnd }
    }
    return table
  }

  private func aborted() throws -> GameTable {
    var table = try GameTable.spoken()
    try table.playSpoken { $0.step == .clue }
    try table.wait(500)
    try table.host(.endGame)
    try table.playSpoken { $0.phase == .roundEnd }
    return table
  }

  private func late() throws -> GameTable {
    var table = try GameTable.started()
    try table.play(to: .clue)
    try table.wait(1_000)
    try table.speak()
    try table.host(.nextClue)
    try table.play(to: .question)
    return table
  }
}

import TriptoKernel
import TriptoWire

/// A host who tries everything, now and then (EV11–EV14, EX16–EX22).
extension BotBrain {
  func mischief(_ situation: Situation) -> [BotPlan] {
    switch situation {
    case .lobby(let connected):
      connected == 0 ? [plan(.hostLobbyLock(locked: false), after: 20)] : []
    case .intro(let round): some("introTool", round, 0, introTools)
    case .clue(let round, let level): some("clueTool", round, level, clueTools(round, level))
    case .brake(let round, let level, let owner):
      some("brakeTool", round, level, brakeTools(owner, round, level))
    case .reveal(let round, let stage):
      some("revealTool", round, stage, [gain(round, stage)] + overrule(round, stage))
    case .question(let round, let index):
      some(
        "questionTool", round, index,
        [.hostExtendTimer(addMs: 5_000), .hostPause] + overrule(round, index))
    case .scoreboard(let round): some("scoreTool", round, 0, [.hostPause, gain(round, 0)])
    default: []
    }
  }

  /// One of the tools, half of the time, before the course of the game goes on.
  private func some(
    _ subject: String, _ round: Int, _ number: Int, _ tools: [ClientMessage]
  ) -> [BotPlan] {
    var roll = dice.roll(subject, round, number)
    guard roll.unit() < 0.5, let tool = tools.randomElement(using: &roll) else { return [] }
    return [plan(tool, after: Int.random(in: 20...300, using: &roll))]
  }

  private var introTools: [ClientMessage] { [.hostPause, .hostNextClue, gain(0, 1)] }

  private func clueTools(_ round: Int, _ level: Int) -> [ClientMessage] {
    var tools: [ClientMessage] = [
      .hostPause, .hostReplayClue, .hostExtendTimer(addMs: 7_000), gain(round, level),
      .hostSkip(target: nil),
      .hostSettingsSet(SettingsChange(language: level == 8 ? .en : .sv)),
    ]
    if level <= 4 { tools.append(.hostForceReveal) }
    if let player = somebody("rename", round, level) {
      tools.append(.hostRename(playerId: player, name: "Åsa-\(round)-\(level) 🎈"))
    }
    if round == 0, level == 6, !hasKicked, seated.count > 2,
      let player = somebody("kick", round, level)
    {
      tools.append(.hostKick(playerId: player, ban: false))
    }
    return tools
  }

  private func brakeTools(_ owner: PlayerID, _ round: Int, _ level: Int) -> [ClientMessage] {
    [
      .hostPause, .hostSkip(target: nil), .hostNextClue, .hostExtendTimer(addMs: 5_000),
      .hostRename(playerId: owner, name: "Broms-\(round)-\(level)"),
    ]
  }

  private func overrule(_ round: Int, _ number: Int) -> [ClientMessage] {
    guard let locked = memory.state?.lockedAnswers.first, let isCorrect = locked.isCorrect else {
      return []
    }
    return [
      .hostVerdictSet(
        VerdictSet(playerId: locked.playerId, kind: .destination, isCorrect: !isCorrect))
    ]
  }

  private func gain(_ round: Int, _ number: Int) -> ClientMessage {
    var roll = dice.roll("gain", round, number)
    return .hostMusicGainSet(gainDb: Double(Int.random(in: -40...6, using: &roll)))
  }

  private var seated: [PlayerID] {
    (memory.state?.players ?? []).filter { $0.role == .player && !$0.hasLeft }.map(\.playerId)
  }

  private func somebody(_ subject: String, _ round: Int, _ number: Int) -> PlayerID? {
    var roll = dice.roll(subject, round, number)
    return seated.randomElement(using: &roll)
  }
}

public import TriptoPlan

/// Who may give a command, and in which phases (EV15).
public struct Permit: Sendable, Equatable {
  /// Who gives it. The server gives what a clock, a socket or a request brings about.
  public enum Giver: Sendable, Equatable { case server, host, hostOrServer, player, hostOrPlayer }

  public let giver: Giver
  public let phases: [Phase]

  fileprivate init(_ giver: Giver, in phases: [Phase] = Phase.allCases) {
    self.giver = giver
    self.phases = phases
  }
}

extension Command {
  /// A command without what it carries.
  public enum Kind: Sendable, CaseIterable {
    case join, connect, disconnect, restart, fire, voiced, setPlan
    case selectPack, setSettings, start, nextClue, pause, resume, skip, forceReveal
    case nextDestination, endGame, setMusicGain, kick, rename, lockLobby, setVerdict, replayClue
    case extendTimer, offerHandover
    case pullBrake, lockAnswer, answerFollowup, react, draft, note, release
    case seat
    case rematch, drawCarriages
  }
}

extension Command.Kind {
  /// NB: the one place that says it. What a rule asks besides, the command's own function sees to: a
  /// late setting (EX20), a press that gets a verdict and no error (BR12–BR18), a join (RE14), a
  /// reaction during a brake (EX24), a draft that raced the lock (EX42), a note (EVE41), whose seat it
  /// is (EX41).
  public var permit: Permit {
    switch self {
    case .join, .connect, .disconnect, .restart, .fire, .voiced: Permit(.server)
    case .setPlan: Permit(.server, in: [.lobby])
    case .selectPack, .start, .drawCarriages: Permit(.host, in: [.lobby])
    case .setSettings, .resume, .setMusicGain, .kick, .lockLobby, .offerHandover: Permit(.host)
    case .rename: Permit(.hostOrServer)
    case .nextClue, .forceReveal: Permit(.host, in: [.roundIntro, .clueLevel, .pausedForBrake])
    case .pause: Permit(.host, in: Phase.allCases.filter(\.canPause))
    // NB: in the finale of an evening alone (EVE52).
    case .skip: Permit(.host, in: Phase.allCases.filter { $0.canPause || $0 == .finalResults })
    case .nextDestination: Permit(.host, in: [.scoreboard])
    case .endGame: Permit(.host, in: Phase.allCases.filter(\.isInPlay))
    case .setVerdict: Permit(.host, in: Phase.allCases.filter { $0 != .lobby && $0 != .roundEnd })
    case .replayClue: Permit(.host, in: [.clueLevel])
    case .extendTimer: Permit(.host, in: [.clueLevel, .pausedForBrake, .followupQuestion])
    case .pullBrake: Permit(.player)
    case .lockAnswer: Permit(.player, in: [.pausedForBrake])
    case .answerFollowup: Permit(.player, in: [.followupQuestion])
    case .react, .draft, .note: Permit(.player)
    case .seat: Permit(.hostOrPlayer)
    case .rematch: Permit(.host, in: [.lobby, .finalResults, .roundEnd])
    case .release: Permit(.player, in: [.pausedForBrake])
    }
  }
}

extension GameState {
  /// Role before phase, and before anything that the command carries (EV15). An answer, a draft of one
  /// and letting go are for whoever holds the brake (EV6, EX42, EX43).
  public func admit(_ command: Command.Kind, from sender: Sender) throws(Refusal) {
    try requireGiver(of: command, sender)
    guard command.permit.phases.contains(phase), !(command == .skip && isUnstagedFinale) else {
      throw .invalidPhase
    }
    let isOwners = [.lockAnswer, .draft, .release].contains(command) && phase == .pausedForBrake
    if isOwners, sender != brakeOwner.map({ .viewer(.player($0)) }) { throw .unauthorized }
  }

  /// Its stages follow each other without the host (EVE52).
  private var isUnstagedFinale: Bool { phase == .finalResults && tonight.programme == nil }

  func requireGiver(of command: Command.Kind, _ sender: Sender) throws(Refusal) {
    let isGiver =
      switch command.permit.giver {
      case .server: sender == .system
      case .host: isHost(sender)
      case .hostOrServer: sender == .system || isHost(sender)
      case .player: isPlayer(sender)
      case .hostOrPlayer: isHost(sender) || isPlayer(sender)
      }
    guard isGiver else { throw .unauthorized }
  }

  private func isHost(_ sender: Sender) -> Bool {
    guard case .viewer(.host(let id)) = sender else { return false }
    return seat(id)?.role == .host
  }

  private func isPlayer(_ sender: Sender) -> Bool {
    guard case .viewer(.player(let id)) = sender else { return false }
    return seat(id)?.role == .player && !kicked.contains(id)
  }
}

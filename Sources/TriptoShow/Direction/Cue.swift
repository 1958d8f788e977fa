public import TriptoBrake
public import TriptoGame
public import TriptoKernel
public import TriptoPlan

/// Who receives a cue.
public enum Audience: Sendable, Hashable {
  /// Every open socket of the session.
  case all
  /// TV and host.
  case av
  case host
  case viewer(Viewer)
  case allExcept(Viewer)
  /// Connections that opted in to extensions (EX1).
  case extended
  /// Connections that asked for `timers` (EX7).
  case timed
  /// Connections that asked for `events` (EX9, EX10).
  case eventful
  /// Host, TV, and players with `events` (EV24, EX9).
  case watchers
  /// TV and host, without a TV that played the brake at BRAKE_PENDING (EX10).
  case brakeSound
  /// The host, on a connection with extensions.
  case extendedHost
  /// The TV, on a connection with extensions.
  case extendedTV
  /// TV and host, without a TV with extensions.
  case avBesidesExtendedTV
}

/// One thing to send. The views give it the form each viewer may see.
public enum Cue: Sendable, Equatable {
  case snapshot, lobby
  case playerJoined(PlayerID, isReconnect: Bool)
  case playerLeft(Viewer, LeaveReason)
  case error(Refusal)
  case packSelected(SelectedPack?)
  case cluePresent, answerCount, clueAdvance, timerSync
  case brakePending(holdMs: Int)
  case brakeAccepted(PlayerID)
  case brakeRejected(BrakeRejection)
  case brakeOrder(BrakeDecision)
  case answerLocked(PlayerID)
  case noteHanded(PlayerID)
  case brakeReleased(BrakeRelease)
  case rulesStep
  case testPull(PlayerID)
  case destinationReveal, destinationResults
  case verdictShown(Int)
  case scoreboardUpdate(isGameOver: Bool)
  case questionPresent, questionLocked, questionCount
  case questionResults(question: Int, isLast: Bool)
  case nextDestination, gameEnded, finalResults
  /// The stage that begins (EX52).
  case finaleStage
  case effect(Effect)
  case music(Track, gainDb: Double, fadeInMs: Int)
  case musicStop(fadeOutMs: Int)
  case musicGain(transitionMs: Int)
  case sound(SoundEffect, volume: Double)
  case speech(Speech)
  case speechStop(Speech)
  case prefetch([Clip])
  case line(ScriptLine)
  case handover(code: String, expiresAtMs: Int)
  case reaction(PlayerID, String)
}

public enum LeaveReason: String, Sendable, Equatable { case disconnect, kicked, timeout }

/// A cue and who gets it; lists of them are in sending order, and that order is the contract.
public struct DirectedCue: Sendable, Equatable {
  public let audience: Audience
  public let cue: Cue

  public init(_ audience: Audience, _ cue: Cue) {
    self.audience = audience
    self.cue = cue
  }
}

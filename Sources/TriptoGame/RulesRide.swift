public import TriptoKernel
import TriptoPlan

/// The rules ride as far as it has come (EVE55).
public struct RulesRide: Sendable, Equatable, Codable {
  /// From this step on everybody may try the brake (EVE56).
  static let brakeStep = 4
  static let steps = 5
  static let stepsWithoutNotes = 4

  /// 1–5
  public internal(set) var step = 1
  /// A pause moves it.
  var startMs: Milliseconds
  /// Who has tried the brake, in order.
  public internal(set) var pulled: [PlayerID] = []
}

extension GameState {
  /// The rules are told on the way to the first clue that comes (EVE55).
  var tellsRules: Bool { settings.evening?.rules == .once && !tonight.rulesDone }

  /// The next start begins with the rules (EVE55).
  public var hasRulesAhead: Bool { !hasStarted && tellsRules && evening?.rules != nil }

  /// Where there are no notes, the step that tells of them is left out.
  public var lastRulesStep: Int {
    settings.evening?.notes == true ? RulesRide.steps : RulesRide.stepsWithoutNotes
  }

  /// A press tries the brake and stops nothing (EVE56).
  public var takesTestPulls: Bool {
    guard case .rules(let number) = step, !isPaused else { return false }
    return number >= RulesRide.brakeStep
  }

  /// Who tries the brake in this ride: whoever is connected, or has done so (EX50).
  public var testPullers: Int {
    let pulled = tonight.rules?.pulled ?? []
    return players.count { $0.isConnected || pulled.contains($0.id) }
  }

  /// Everybody who is connected has tried the brake (EVE56).
  public var haveAllPulled: Bool {
    let pulled = tonight.rules?.pulled ?? []
    return !pulled.isEmpty
      && players.allSatisfy { !$0.isConnected || pulled.contains($0.id) }
  }
}

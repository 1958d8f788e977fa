import Testing
import TriptoBrake
import TriptoGame
import TriptoTestTable

/// Expects a command to be refused for `reason` and to change nothing.
func expectRefused(
  _ command: Command, by sender: Sender, _ reason: Refusal, at table: GameTable,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let trial = table.trial(command, by: sender)
  #expect(trial.refusal == reason, "\(command)", sourceLocation: sourceLocation)
  #expect(trial.isUntouched, sourceLocation: sourceLocation)
}

/// Expects a command to be refused, for whatever reason, and to change nothing.
func expectRefused(
  _ command: Command, by sender: Sender, at table: GameTable,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let trial = table.trial(command, by: sender)
  #expect(trial.refusal != nil, "\(command)", sourceLocation: sourceLocation)
  #expect(trial.isUntouched, sourceLocation: sourceLocation)
}

/// The verdict the last press got, if it was rejected at once.
func rejection(_ events: [Event]) -> BrakeRejection? {
  for case .brakeRejected(let rejection) in events { return rejection }
  return nil
}

func decision(_ events: [Event]) -> BrakeDecision? {
  for case .brakeDecided(let decision) in events { return decision }
  return nil
}

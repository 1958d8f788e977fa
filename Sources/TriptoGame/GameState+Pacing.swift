public import TriptoPlan

extension GameState {
  /// The pacing of the evening; nil where the session is none (EVE2).
  public var evening: EveningPacing? { settings.evening == nil ? nil : pacing.evening }
  public var isEvening: Bool { evening != nil }
}

import TriptoKernel
import TriptoPlan

/// How long an evening's journey will take (EVE54).
extension GameState {
  /// The longest journey whose length is told.
  static let mostDestinations = 5

  /// In whole minutes, for 1–5 destinations; empty without an evening.
  public var lengthsMin: [Int] { (1...Self.mostDestinations).compactMap(minutes) }

  /// Of what is planned or played, else of the settings.
  public var minutes: Int? {
    let chosen = selectedPack == nil ? settings.destinationsCount : 1
    let planned = plan.isEmpty ? chosen : plan.count
    return minutes(itinerary.isEmpty ? planned : itinerary.count)
  }

  private func minutes(_ destinations: Int) -> Int? {
    guard let evening else { return nil }
    let rulesMs = tellsRules ? evening.length.rulesMs : evening.length.introMs
    let totalMs =
      rulesMs + destinations * destinationMs(evening)
      + (destinations - 1) * evening.scoreboardMs + evening.length.finaleMs
    return (totalMs + 59_999) / 60_000
  }

  /// Clues, two brakes, the reveal, the way to the questions, and the questions.
  private func destinationMs(_ evening: EveningPacing) -> Milliseconds {
    let length = evening.length
    let cluesMs = settings.extended(pacing.discussionMs.reduce(0, +)) * 3 / 4
    let brakesMs = 2 * (brakeAnswerMs * 3 / 10 + evening.nerveMs)
    let revealMs = pacing.revealSilenceMs + pacing.revealBanterMs + length.toResultsMs
    let voiceMs = settings.voice ? length.voiceOfDestinationMs : 0
    return cluesMs + voiceMs + brakesMs + revealMs + length.revealMs + pacing.bridgeMs
      + settings.followupsPerDestination * questionMs(evening)
  }

  private func questionMs(_ evening: EveningPacing) -> Milliseconds {
    let voiceMs = settings.voice ? evening.length.voiceOfQuestionMs : 0
    return voiceMs + followupMs * 6 / 10 + evening.questionResultMs
  }
}

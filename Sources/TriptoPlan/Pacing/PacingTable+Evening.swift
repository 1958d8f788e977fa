import TriptoKernel

/// The rows that evening sessions have besides (PA28 and on), in ms.
extension PacingTable {
  static let evening = EveningPacing(
    silenceMs: 10_000, leastAfterReleaseMs: 4_000, nerveMs: 2_500, leastNerveMs: 2_500,
    clueEndMs: 1_500, questionEndMs: 1_500, leastQuestionMs: 4_000, questionResultMs: 5_500,
    scoreboardMs: 6_000, afterJourneyExpiryMs: 3 * 3_600_000, afterFinaleExpiryMs: 12 * 3_600_000,
    draftsPerSecond: 3, reveal: reveal, reactionGapMs: 2_000, seatChangesPerSecond: 2, rules: rules,
    finale: finale, length: length)

  /// EVE10: as short as a simulation can bear
  static let instantEvening: EveningPacing = {
    var pacing = evening
    pacing.silenceMs = 5_000
    pacing.nerveMs = 600
    pacing.clueEndMs = 100
    pacing.questionEndMs = 100
    pacing.leastQuestionMs = 0
    pacing.questionResultMs = 300
    pacing.scoreboardMs = 1_000
    pacing.reveal = instantReveal
    pacing.rules = nil
    pacing.finale?.scale { $0 / 10 }
    pacing.length.rulesMs = 0
    pacing.length.introMs = 0
    pacing.length.revealMs = 0
    pacing.length.finaleMs = length.finaleMs / 10
    return pacing
  }()

  private static let reveal = RevealPacing(
    nameMs: 2_600, firstVerdictMs: 5_200, verdictGapMs: 900, lastVerdictMs: 1_300, leastMs: 12_000,
    afterLastMs: 2_500, nobodyMs: 9_000)

  /// No flight and nothing between verdicts; what stands, stands as long as elsewhere (PA25).
  private static let instantReveal = RevealPacing(
    nameMs: 25, firstVerdictMs: 50, verdictGapMs: 0, lastVerdictMs: 0, leastMs: 100,
    afterLastMs: 50, nobodyMs: 100)

  private static let rules = RulesPacing(
    stepsMs: [0, 4_000, 9_000, 12_500, 16_500], endMs: 20_000, allPulledMs: 15_000,
    afterClipMs: 300, longestMs: 32_000)

  private static let finale = FinalePacing(
    routeMs: 400, firstAwardMs: 4_400, awardMs: 2_600, thirdMs: 2_500, secondMs: 5_000,
    spotlightMs: 6_600, winnerMs: 9_000, standingsMs: 13_000, endMs: 17_000, smallPodiumMs: 3_000,
    afterClipMs: 300)

  private static let length = LengthEstimates(
    voiceOfDestinationMs: 45_000, voiceOfQuestionMs: 4_000, toResultsMs: 3_000, rulesMs: 20_000,
    introMs: 6_500, revealMs: 12_000, finaleMs: 30_000)
}

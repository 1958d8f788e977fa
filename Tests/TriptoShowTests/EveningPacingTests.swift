import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow

@Suite("Pacing of evening sessions")
struct EveningPacingTests {
  /// Rule, standard, instant, with the factor 0.1.
  private typealias Row = (
    rule: String, times: [Int], read: (EveningPacing) -> Int
  )

  private static var rows: [Row] {
    [
      ("PA28", [10_000, 5_000, 5_000], \.silenceMs),
      ("PA30", [4_000, 4_000, 4_000], \.leastAfterReleaseMs),
      ("PA31", [2_500, 600, 600], \.nerveMs), ("PA32", [1_500, 100, 150], \.clueEndMs),
      ("PA33", [1_500, 100, 150], \.questionEndMs), ("PA34", [4_000, 0, 4_000], \.leastQuestionMs),
      ("PA35", [5_500, 300, 550], \.questionResultMs),
      ("PA36", [6_000, 1_000, 600], \.scoreboardMs),
      ("PA44", [10_800_000, 10_800_000, 10_800_000], \.afterJourneyExpiryMs),
      ("PA44", [43_200_000, 43_200_000, 43_200_000], \.afterFinaleExpiryMs),
      ("PA45", [3, 3, 3], \.draftsPerSecond),
      ("PA45", [2_000, 2_000, 2_000], { $0.reactionGapMs ?? 0 }),
      ("PA45", [2, 2, 2], { $0.seatChangesPerSecond ?? 0 }),
      ("PA37", [20_000, 0, 2_000], { $0.rules?.endMs ?? 0 }),
      ("PA37", [15_000, 0, 1_500], { $0.rules?.allPulledMs ?? 0 }),
      ("PA38", [300, 0, 300], { $0.rules?.afterClipMs ?? 0 }),
      ("PA38", [32_000, 0, 32_000], { $0.rules?.longestMs ?? 0 }),
      ("PA42", [400, 40, 40], { $0.finale?.routeMs ?? 0 }),
      ("PA42", [4_400, 440, 440], { $0.finale?.firstAwardMs ?? 0 }),
      ("PA42", [2_600, 260, 260], { $0.finale?.awardMs ?? 0 }),
      ("PA43", [2_500, 250, 250], { $0.finale?.thirdMs ?? 0 }),
      ("PA43", [5_000, 500, 500], { $0.finale?.secondMs ?? 0 }),
      ("PA43", [6_600, 660, 660], { $0.finale?.spotlightMs ?? 0 }),
      ("PA43", [9_000, 900, 900], { $0.finale?.winnerMs ?? 0 }),
      ("PA43", [13_000, 1_300, 1_300], { $0.finale?.standingsMs ?? 0 }),
      ("PA43", [17_000, 1_700, 1_700], { $0.finale?.endMs ?? 0 }),
      ("PA43", [3_000, 300, 300], { $0.finale?.smallPodiumMs ?? 0 }),
      ("PA46", [45_000, 45_000, 45_000], \.length.voiceOfDestinationMs),
      ("PA46", [4_000, 4_000, 4_000], \.length.voiceOfQuestionMs),
      ("PA46", [3_000, 3_000, 3_000], \.length.toResultsMs),
      ("PA46", [6_500, 0, 650], \.length.introMs),
      ("PA46", [30_000, 3_000, 3_000], \.length.finaleMs),
    ]
  }

  @Test(
    "PA28 PA30–PA38 PA42–PA46 RE47 an evening's silence window, release, nerve, early ends, results, rules ride, finale, expiry and estimates"
  )
  func table() throws {
    let profiles = [PacingProfile.standard, .instant, .factor(0.1)].map(PacingTable.pacing)
    for (index, pacing) in profiles.enumerated() {
      let evening = try #require(pacing.evening)
      for row in Self.rows { #expect(row.read(evening) == row.times[index], "\(row.rule)") }
    }
  }

  @Test("PA37 EVE10 the steps of the rules ride; instant has no ride")
  func rules() {
    let profiles = [PacingProfile.standard, .factor(0.1), .instant].map(PacingTable.pacing)
    let steps = profiles.map { $0.evening?.rules?.stepsMs }
    #expect(steps == [[0, 4_000, 9_000, 12_500, 16_500], [0, 400, 900, 1_250, 1_650], nil])
  }

  @Test("PA31 EVE34 by the host's pace the nerve is never under 2 500")
  func nerve() throws {
    for (pace, ms) in [(GameSettings.Pace.quick, 2_500), (.normal, 2_500), (.calm, 3_125)] {
      var settings = GameSettings()
      settings.evening = Evening()
      settings.pace = pace
      let state = GameState(
        id: SessionID("g"), joinCode: "K7TM4P", hostID: PlayerID("h"), settings: settings,
        pacing: PacingTable.standard, nowMs: 0)
      #expect(state.evening?.nerveMs == ms)
    }
  }
}

import Testing
import TriptoPlan
import TriptoShow

/// One row of the pacing table.
struct PacingRow: Sendable, CustomTestStringConvertible {
  let rule: String
  let standard: [Int]
  let instant: [Int]
  /// With the factor 0.1, floors included.
  let tenth: [Int]
  let read: @Sendable (Pacing) -> [Int]

  var testDescription: String { rule }
}

@Suite("Pacing")
struct PacingTests {
  static let rows = [
    PacingRow(rule: "PA1", standard: [3_000], instant: [], tenth: [300]) {
      $0.introMs.map { [$0] } ?? []
    },
    PacingRow(
      rule: "PA3", standard: [30_000, 26_000, 22_000, 18_000, 12_000],
      instant: [30_000, 26_000, 22_000, 18_000, 12_000],
      tenth: [3_000, 2_600, 2_200, 1_800, 1_200]
    ) { $0.discussionMs },
    PacingRow(rule: "PA5", standard: [2_000], instant: [2_000], tenth: [2_000]) {
      [$0.brakeWindowMs]
    },
    PacingRow(rule: "PA6", standard: [30_000], instant: [30_000], tenth: [5_000]) {
      [$0.brakeAnswerMs]
    },
    PacingRow(rule: "PA7", standard: [1_200], instant: [1_200], tenth: [600]) {
      [$0.afterLockMs]
    },
    PacingRow(rule: "PA8", standard: [800], instant: [50], tenth: [80]) { [$0.revealSilenceMs] },
    PacingRow(rule: "PA9", standard: [2_000], instant: [100], tenth: [200]) {
      [$0.revealBanterMs]
    },
    PacingRow(rule: "PA10", standard: [4_000], instant: [50], tenth: [400]) {
      [$0.revealToResultsMs]
    },
    PacingRow(rule: "PA11", standard: [6_000], instant: [50], tenth: [600]) {
      [$0.resultsHoldMs]
    },
    PacingRow(rule: "PA12", standard: [5_500], instant: [0], tenth: [550]) { [$0.bridgeMs] },
    PacingRow(rule: "PA13", standard: [25_000], instant: [5_000], tenth: [5_000]) {
      [$0.followupMs]
    },
    PacingRow(rule: "PA14", standard: [3_000], instant: [300], tenth: [300]) {
      [$0.followupGapMs]
    },
    PacingRow(rule: "PA15", standard: [3_000], instant: [300], tenth: [300]) {
      [$0.lastFollowupMs]
    },
    PacingRow(rule: "PA16", standard: [12_000], instant: [1_000], tenth: [1_200]) {
      [$0.scoreboardMs]
    },
    PacingRow(rule: "PA27", standard: [2_000], instant: [100], tenth: [2_000]) {
      [$0.nextDestinationMs].compactMap(\.self)
    },
    PacingRow(
      rule: "PA17 PA18", standard: [800, 1_600, 2_400, 3_200, 7_000, 11_000],
      instant: [80, 160, 240, 320, 700, 1_100], tenth: [80, 160, 240, 320, 700, 1_100]
    ) { $0.finaleOffsetsMs },
    PacingRow(rule: "PA19", standard: [60_000], instant: [60_000], tenth: [60_000]) {
      [$0.graceMs]
    },
    PacingRow(
      rule: "PA21", standard: [80, 150, 2, 40, 60, 300, 250],
      instant: [80, 150, 2, 40, 60, 300, 250], tenth: [80, 150, 2, 40, 60, 300, 250]
    ) {
      [
        $0.brake.holdMs, $0.brake.holdMaxMs ?? 0, $0.brake.tieMs, $0.brake.stampAllowanceMs,
        $0.brake.roomRTTCapMs, $0.brake.measuredRTTCapMs ?? 0, $0.brake.earlyLockMs,
      ]
    },
    PacingRow(
      rule: "PA24", standard: [1_800_000, 600_000], instant: [1_800_000, 600_000],
      tenth: [1_800_000, 600_000]
    ) { [$0.idleExpiryMs, $0.endedExpiryMs] },
  ]

  @Test(
    "PA1–PA24 PA27 each timer, pause and timeout of the pacing, in each profile", arguments: rows)
  func row(_ row: PacingRow) {
    #expect(row.read(PacingTable.pacing(.standard)) == row.standard)
    #expect(row.read(PacingTable.pacing(.instant)) == row.instant)
    #expect(row.read(PacingTable.pacing(.factor(0.1))) == row.tenth)
    #expect(row.read(PacingTable.pacing(.factor(1))) == row.standard)
  }

  @Test(
    "PA6 PA7 PA13 brake timeout, pause after a lock, follow-up timer by factor, with their floors")
  func floors() {
    let slow = PacingTable.pacing(.factor(2))
    #expect(slow.brakeAnswerMs == 60_000 && slow.afterLockMs == 2_400 && slow.followupMs == 50_000)
    let tiny = PacingTable.pacing(.factor(0.001))
    #expect(tiny.brakeAnswerMs == 5_000 && tiny.afterLockMs == 600 && tiny.followupMs == 5_000)
    #expect(tiny.scoreboardMs == 12 && tiny.graceMs == 60_000)
  }

  @Test("PA22 HELLO window 2 s, ping interval 25 s (5 s in clue phases), two missed pings")
  func link() {
    #expect(LinkTiming.helloWindowMs == 2_000 && LinkTiming.pingIntervalMs == 25_000)
    #expect(LinkTiming.missedPings == 2 && LinkTiming.cluePingIntervalMs == 5_000)
  }

  @Test(
    "RE47 TRIPTO_PACING reads default, instant or a positive factor",
    arguments: [
      ("default", .standard), ("instant", .instant), ("0.5", .factor(0.5)), ("2", .factor(2)),
      ("0", nil), ("-1", nil), ("inf", nil), ("nan", nil), ("fast", nil), ("", nil),
    ] as [(String, PacingProfile?)])
  func profile(text: String, profile: PacingProfile?) {
    #expect(PacingProfile(text) == profile)
  }
}

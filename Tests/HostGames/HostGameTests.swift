import Foundation
import Testing
import TriptoBots
import TriptoKernel
import TriptoWire

@testable import TriptoBots

/// Games against the real server, whose host is the app (EX4–EX6, UI-A7, UI-H38, ST40): one of each kind, or all of the
/// hundred (`make host-games`).
@Suite(.serialized) struct HostGameTests {
  /// At once; more would only wait for two cores.
  private static let lanes = 8

  private static let isWhole = ProcessInfo.processInfo.environment["TRIPTO_HOST_GAMES"] == "all"

  @Test(
    "ST40 EX4 EX6 UI-H39 games whose server is killed and started again: every host's app comes back to the game that the others see"
  )
  func killed() async throws {
    var reports: [HostGameReport] = []
    // NB: ten at a table's speed; of twenty at once some came back when the others had long been done.
    for games in Self.isWhole ? [0..<10, 10..<20] : [0..<5] {
      let run = try await ServerRun()
      reports += try await run.serving { base in
        try await run.playKilled(
          try games.map { try HostGame(HostPlan($0), base: base) }, kills: 3)
      }
      for fault in run.faults { Issue.record("\(fault)") }
    }
    for fault in reports.flatMap(\.faults) { Issue.record("\(fault)") }
    #expect(reports.count == (Self.isWhole ? 20 : 5))
    check(reports)
  }

  @Test(
    "EX4 EX6 UI-A7 UI-H16 UI-H17 UI-H39 UI-H51 UI-H52 UI-H53 UI-H57 UI-H60 UI-E23 games with lost sockets, all that a host can press, rematches, a room of twenty and a host who plays: the app never shows another game than the others see"
  )
  func lost() async throws {
    let run = try await ServerRun()
    let numbers = Self.isWhole ? Array(20..<100) : HostPlan.ofEachKind
    let reports = try await run.serving { base in
      try await run.play(try numbers.map { try HostGame(HostPlan($0), base: base) }, Self.lanes)
    }
    for fault in reports.flatMap(\.faults) { Issue.record("\(fault)") }
    #expect(reports.count == numbers.count)
    check(reports)
    let sent = Set(reports.flatMap { $0.log.sent.keys })
    #expect(Self.commands.subtracting(sent) == [])
    let answered = reports.reduce(into: Set()) { $0.formUnion($1.log.answered) }
    #expect(Self.commands.subtracting(answered).subtracting(Self.unanswerable) == [])
    let along = reports.first { $0.plan.hostPlays }?.along
    #expect((along?.brakes ?? 0) > 0 && (along?.answers ?? 0) > 0)
  }

  /// What a host says; MUSIC_GAIN_SET is the older name of one of them (EV14).
  private static let commands = Set(
    ClientMessageType.allCases.filter {
      $0.rawValue.hasPrefix("HOST_") || [.nextDestination, .endGame, .seatSet].contains($0)
    })

  /// Those that change no state: what comes of them is told by messages of their own.
  private static let unanswerable: Set<ClientMessageType> = [
    .hostReplayClue, .hostHandover, .hostVoiceSample,
  ]

  private func check(_ reports: [HostGameReport]) {
    for report in reports {
      #expect(report.log.cuts >= 3, "\(report.plan)")
      #expect(report.log.compared >= 5 && report.log.settled >= 8, "\(report.plan)")
    }
    let compared = reports.reduce(0) { $0 + $1.log.compared }
    let (cuts, late) = reports.reduce((0, 0)) { ($0.0 + $1.log.cuts, $0.1 + $1.log.unanswered) }
    let told = "\(cuts) lost sockets, \(compared) states compared, \(late) commands into lost lines"
    print("➜ \(reports.count) games, \(told)")
  }
}

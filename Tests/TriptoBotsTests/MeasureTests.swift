import Foundation
import NIOCore
import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoBench
@testable import TriptoBots

@Suite("Measuring")
struct MeasureTests {
  @Test("percentiles are nearest ranks of the sorted values")
  func percentiles() throws {
    let many = try #require(Percentiles((1...200).map(Double.init).reversed()))
    #expect(many.p50 == 100 && many.p95 == 190 && many.p99 == 198)
    #expect(many.max == 200 && many.count == 200)
    let one = try #require(Percentiles([3]))
    #expect(one.p50 == 3 && one.p99 == 3)
    #expect(Percentiles([]) == nil)
  }

  @Test("a seat is without its game from the first loss of its socket to the next snapshot")
  func gaps() {
    var report = SeatReport(
      ticket: BotSeat.Ticket(label: "TV", role: .tv, isExtended: true, url: "ws://x", game: 3))
    let early = report.regain("s", at: 900)
    report.lose(at: 1_000)
    report.lose(at: 1_400)
    let (back, again) = (report.regain("s", at: 2_500), report.regain("s", at: 2_600))
    #expect([early, back, again] == [false, true, false])
    let gap = Gap(game: 3, session: "s", viewer: "TV", lostAtMs: 1_000, backAtMs: 2_500)
    #expect(report.gaps == [gap] && gap.ms == 1_500)
  }

  @Test("resident memory is read from the status of a process")
  func memory() {
    let status = "Name:\tx\nVmPeak:\t 99 kB\nVmRSS:\t   2048 kB\nThreads:\t4\n"
    #expect(ProcessUsage.rss(inStatus: status) == 2_097_152)
    #expect(ProcessUsage.rss(inStatus: "Name:\tx\n") == nil)
  }

  #if os(Linux)
    @Test("the CPU time of a process grows by what it works")
    func cpuTime() throws {
      let pid = ProcessInfo.processInfo.processIdentifier
      let before = try ProcessUsage.read(pid: pid)
      var sum: UInt64 = 0
      for number in 0..<2_000_000 as Range<UInt64> { sum = sum &* 31 &+ number }
      let after = try ProcessUsage.read(pid: pid)
      #expect(sum != 0 && after.cpuMs > before.cpuMs)
      #expect(throws: BotError.self) { try ProcessUsage.read(pid: 999_999_999) }
    }
  #endif

  @Test("bots refuse to play anywhere but on this machine")
  func loopback() throws {
    let near = try BotAPI(base: "http://127.0.0.1:3000/")
    #expect(near.socketURL(token: "t", isExtended: true) == "ws://127.0.0.1:3000/ws?token=t&v=2")
    #expect(throws: BotError.notLoopback("http://example.org")) {
      try BotAPI(base: "http://example.org")
    }
  }

  @Test("a bench needs a winner for every round, and one more to keep the hold open")
  func options() throws {
    var options = BenchOptions(base: "http://127.0.0.1:3000")
    (options.players, options.rounds) = (3, 3)
    try options.check()
    options.keepsHoldOpen = true
    #expect(throws: BotError.self) { try options.check() }
  }

  @Test("those who do not press leave the hold open to its end, in every round")
  func presses() throws {
    var options = BenchOptions(base: "http://127.0.0.1:3000")
    (options.players, options.rounds) = (5, 4)
    #expect(options.pressing([1, 2, 3]) == [1, 2, 3] && options.holdMs == 0)
    options.presses = 1
    try options.check()
    #expect(options.pressing([1, 2]) == [1] && options.holdMs == 80)
    options.presses = 2
    #expect(throws: BotError.self) { try options.check() }
    (options.presses, options.keepsHoldOpen) = (nil, true)
    #expect(options.pressing([1, 2, 3]) == [1, 2] && options.holdMs == 80)
    options.presses = 0
    #expect(throws: BotError.self) { try options.check() }
  }

  @Test("the JSON of a bench has every documented key that was measured")
  func json() throws {
    var result = BenchResult(mode: "brake", options: BenchOptions(base: ""))
    result.presses = 2
    var options = BenchOptions(base: "")
    options.keepsHoldOpen = true
    result.finish(options, BenchResult.Samples(verdicts: [81, 90]))
    #expect(result.isGood)
    let json = try JSONValue(parsing: try JSONEncoder().encode(result))
    #expect(json["beyondHoldMs"]?["max"] == .int(10))
    #expect(json["mode"] == .string("brake") && json["verdicts"] == .int(2))
    #expect(json["samples"] == nil && json["rssPerConnection"] == nil)
  }

  @Test("a book wakes whoever waits for its pages, and gives up in time")
  func book() async {
    let book = GameBook()
    async let isThere = book.wait(.seconds(10)) { !$0.kicked.isEmpty }
    book.edit { _ = $0.kicked.insert(Say.me) }
    #expect(await isThere)
    #expect(await !book.wait(.milliseconds(5)) { $0.hasOverruled })
  }

  @Test("WS20 a game has converged when every seat that plays is back and sees the same")
  func convergence() {
    var pages = GameBook.Pages()
    let clue = StateDigest(Say.state(.clueLevel, level: 8))
    let next = StateDigest(Say.state(.clueLevel, level: 6))
    pages.seats["TV"] = .init(isConnected: true, digest: clue)
    pages.seats["host"] = .init(isConnected: true, digest: next)
    #expect(!pages.hasConverged)
    pages.seats["host"]?.digest = clue
    #expect(pages.hasConverged)
    pages.seats["TV"]?.isConnected = false
    #expect(!pages.hasConverged)
    pages.seats["TV"]?.isDone = true
    #expect(pages.hasConverged)
  }
}

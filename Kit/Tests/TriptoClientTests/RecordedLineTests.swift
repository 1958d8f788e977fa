import Testing
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

/// One recorded trace, of which the pages and the apps make the same.
@Suite struct RecordedLineTests {
  private struct Told: Decodable {
    let atMs: Double
    let serverMs: Int
    let rttMs: Double?
    let offsetMs: Double?
    let now: Double
  }

  private struct Happened: Decodable {
    let what: String
    let atMs, chance, ms: Double
    let code: Int
    let deeds: [String]
    let conn: String
    let attempts: Int
    let closeCode: Int?
    let dueMs: Double?
  }

  @Test("EX8 UI-A8 the server's clock of a recorded trace is the page's, to a hundredth of a ms")
  func clock() throws {
    let trace = try Recorded.read("clock", as: [Told].self)
    #expect(trace.count == 400)
    var clock = ServerClock()
    for told in trace {
      if let offsetMs = told.offsetMs {
        clock.ping(told.serverMs, offsetMs: offsetMs, rttMs: told.rttMs, at: told.atMs)
      }
      clock.sample(told.serverMs, at: told.atMs)
      let now = try #require(clock.now(at: told.atMs))
      #expect(abs(now - told.now) < 0.01, "at \(told.atMs)")
    }
  }

  @Test(
    "UI-P26 UI-A10 WS20 the line of a recorded trace opens, asks, waits and gives up as the page's")
  func backOff() throws {
    let trace = try Recorded.read("link", as: [Happened].self)
    #expect(trace.count == 600 && Set(trace.map(\.what)).count == 9)
    let chance = Chance()
    var link = Link { chance.value }
    for happened in trace {
      chance.value = happened.chance
      let deeds = Self.happen(&link, happened).map { "\($0)" }
      #expect(deeds == happened.deeds, "\(happened)")
      #expect(Self.conn(link) == happened.conn && Self.code(link) == happened.closeCode)
      // NB: a line that is closed for good tries no more, however often it had.
      if happened.conn != "closed" { #expect(link.status.attempts == happened.attempts) }
      #expect(abs((link.dueMs ?? -1) - (happened.dueMs ?? -1)) < 0.01, "\(happened)")
    }
  }

  private static func happen(_ link: inout Link, _ happened: Happened) -> [Link.Deed] {
    let atMs = happened.atMs
    switch happened.what {
    case "start": return link.start(at: atMs)
    case "closed": return link.closed(code: happened.code, at: atMs)
    case "woke": return link.woke(at: atMs)
    case "mute": return link.mute(at: atMs)
    case "tick": return link.tick(at: atMs)
    case "stop": return link.stop()
    case "welcomed": link.welcomed(at: atMs)
    case "heard": link.heard(at: atMs)
    case "goodbye": link.goodbye(ms: happened.ms)
    default: Issue.record("\(happened.what) is new")
    }
    return []
  }

  private static func conn(_ link: Link) -> String {
    if case .closed = link.status.stage { "closed" } else { "\(link.status.stage)" }
  }

  private static func code(_ link: Link) -> Int? {
    if case .closed(let code) = link.status.stage { code } else { nil }
  }
}

/// What comes next by chance. NB: a test's own, on one thread.
private final class Chance: @unchecked Sendable {
  var value = 0.0
}

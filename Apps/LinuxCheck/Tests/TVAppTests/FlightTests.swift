@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel
import TriptoScreens
import TriptoWire

@testable import TVApp
@testable import TriptoTVScreens

/// The flight to the place on the map of a reveal.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FlightTests {
  private static let stockholm = PositionView(lat: 59.3293, lon: 18.0686)
  private static let paris = PositionView(lat: 48.8566, lon: 2.3522)

  private static func far(_ one: TVPoint, _ other: TVPoint) -> Double {
    hypot(one.x - other.x, one.y - other.y)
  }

  @Test("EVE63 the train is at the head of the flight's line, slow, fast, slow, and never jumps")
  func ride() throws {
    let line = Flight(from: Self.stockholm, to: Self.paris).line
    let steps = try (0...100).map { try #require(FlightStation(line, time: Double($0) / 100)) }
    let (first, last) = (try #require(line.first), try #require(line.last))
    #expect(Self.far(steps[0].at, first.from) < 0.01 && Self.far(steps[100].at, last.to) < 0.01)
    let moves = zip(steps, steps.dropFirst()).map { Self.far($0.at, $1.at) }
    let mean = moves.reduce(0, +) / Double(moves.count)
    #expect((moves.max() ?? 0) < 2 * mean && moves[0] < mean / 2 && moves[98] < mean / 2)
    #expect(FlightStation([], time: 0.5) == nil)
  }

  @Test("EVE62 EVE63 on the near sheet the end of the flight is a straight line to the place")
  func nearLine() throws {
    let near = NearSheet(Self.paris, radiusKm: 900)
    let line = near.dashes(from: Self.stockholm)
    let last = try #require(line.last)
    #expect(line.count > 5 && Self.far(last.to, NearSheet.middle) < 42)
    let turns = line.map { atan2($0.to.y - $0.from.y, $0.to.x - $0.from.x) }
    #expect(turns.allSatisfy { abs($0 - turns[0]) < 1e-9 })
    #expect(near.dashes(from: Self.paris).isEmpty)
  }

  @Test("EVE63 first the world that grows, then the place; names land when the flight is over")
  func picture() async throws {
    let tv = TVSet()
    await tv.nightReveal(Cast(count: 3, rides: true))
    guard case .reveal(let reveal)? = tv.app.picture else { return #expect(Bool(false)) }
    let map = try #require(reveal.map)
    #expect(map.flight?.dashes.isEmpty == false)
    func look(_ ms: Double) -> [Double] {
      let host = ViewHost(
        FlightPicture(map: map, ms: ms).environment(\.atlas, TVSet.atlas),
        environment: Screen.television.environment())
      return host.render().all.filter { $0.kind == "mod:opacity(_:)" }
        .compactMap { $0.args["opacity"] as? Double }
    }
    #expect(look(0) == [1, 0] && look(1400) == [0.5, 0.5] && look(2600) == [1])
    #expect(FlightTime.worldScale(0) == 1 && FlightTime.worldScale(1400) == FlightTime.growth)
  }

  @Test("EVE67 a TV that comes when the flight is over finds all in place")
  func late() async {
    let tv = TVSet()
    await tv.nightReveal(Cast(count: 3, rides: true))
    guard case .reveal(let reveal)? = tv.app.picture else { return #expect(Bool(false)) }
    #expect((reveal.map?.lateMs ?? 0) >= FlightTime.stillMs)
  }
}

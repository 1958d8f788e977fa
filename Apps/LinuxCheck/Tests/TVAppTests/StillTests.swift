@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesign
import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoTestWorld

@testable import TVApp
@testable import TriptoTVScreens

/// The still picture: below 40 pictures a second, and where people want less motion (UI-T31).
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct StillTests {
  /// How the bands of the land lie after so many seconds of a ride.
  private static func offsets(_ tv: TVSet, after seconds: [Double]) async -> [[Double]] {
    var all: [[Double]] = []
    let begin = Date.now
    for second in seconds {
      tv.host.clock = begin.addingTimeInterval(second)
      let tree = await tv.host.settle()
      let strips = tree.all.filter { $0.kind.hasPrefix("mod:offset") && $0.isOnBand }
      all.append(strips.compactMap { ($0.args["x"] as? CGFloat).map(Double.init) })
    }
    return all
  }

  private static func ride(_ environment: EnvironmentValues, isSlow: Bool = false) async -> TVSet {
    let tv = TVSet(environment: environment, isSlow: isSlow)
    await tv.clue(Cast(count: 4, rides: true))
    return tv
  }

  @Test("UI-T31 the landscape moves with the train, and only moves: each band is drawn once")
  func moves() async {
    let tv = await Self.ride(Screen.television.environment())
    await tv.host.settle()
    tv.host.resetCounts()
    let offsets = await Self.offsets(tv, after: [5, 6, 7])
    #expect(offsets[0].count == 5 && Set(offsets).count == 3)
    #expect(tv.host.bodyCounts["LandStrip"] == nil)
  }

  @Test("UI-T31 UI-E8 below 40 pictures a second the picture stands still, and so does the train")
  func slow() async {
    let tv = await Self.ride(Screen.television.environment(), isSlow: true)
    #expect(Set(await Self.offsets(tv, after: [5, 6, 7])) == [[0, 0, 0, 0, 0]])
    #expect(SceneTests.isWhole(await tv.picture()))
  }

  @Test("UI-T31 UI-A3 with reduced motion the picture stands still, and words come all the same")
  func calm() async {
    var environment = Screen.television.environment()
    environment.reduceMotion = true
    let tv = await Self.ride(environment)
    #expect(Set(await Self.offsets(tv, after: [5, 6, 7])) == [[0, 0, 0, 0, 0]])
    let picture = await tv.picture()
    #expect(picture.regions["clue"] != nil && SceneTests.isWhole(picture))
  }

  @Test("UI-T31 a display that is shown 30 pictures a second makes the device a slow one, once")
  func pace() {
    let device = TVDevice(
      Services(
        world: FakeWorld(), transport: FakeTransport(), seats: SeatMemory(nil, household: "home"),
        preferences: PreferencesMemory()), engine: NoSound(), browser: NoBrowser(),
      networkChanges: { AsyncStream { $0.finish() } }, stayAwake: { _ in })
    for picture in 0..<300 { device.drew(at: Double(picture) / 60) }
    #expect(!device.isSlow)
    for picture in 0..<200 { device.drew(at: 5 + Double(picture) / 30) }
    #expect(device.isSlow)
  }
}

private struct NoBrowser: Browser {
  func services() -> AsyncStream<[NearbyService]> { AsyncStream { $0.finish() } }
}

extension Node {
  /// It moves two tiles of the land.
  fileprivate var isOnBand: Bool {
    children.first?.args["width"] as? CGFloat == 2 * Landscape.tileWidth
  }
}

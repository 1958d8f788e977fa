import Foundation
import SwiftUI
import TriptoTVScreens

/// The layers that pass, each at its own pace. A layer is drawn once, two tiles wide, and only moves (UI-T31).
struct MovingLand: View {
  let landscape: Landscape
  let speed: Double
  let isStill: Bool
  @State private var travel = Travel()
  @State private var isSettled = true

  var body: some View {
    TimelineView(.animation(paused: isStill || (speed == 0 && isSettled))) { context in
      ZStack(alignment: .topLeading) {
        ForEach(LandBand.all) { band in
          LandStrip(landscape: landscape, band: band)
            .offset(x: offset(of: band, at: context.date), y: band.top)
        }
      }
      .frame(width: Stage.width, height: Stage.height, alignment: .topLeading)
    }
    .onChange(of: speed, initial: true) { _, speed in
      travel.go(isStill ? 0 : speed, at: Date.now.timeIntervalSinceReferenceDate)
    }
    .task(id: speed) { await settle() }
  }

  private func offset(of band: LandBand, at date: Date) -> Double {
    isStill ? 0 : -travel.offset(band.seconds, at: date.timeIntervalSinceReferenceDate)
  }

  /// A train that has come to a stop needs no pictures any more.
  private func settle() async {
    isSettled = false
    do {
      try await Task.sleep(for: .seconds(3))
      isSettled = true
    } catch {
      isSettled = false
    }
  }
}

/// A band of the landscape: where it lies, and in how many seconds a tile of it passes at full speed.
struct LandBand: Identifiable, Equatable {
  enum Kind: String { case mountains, hills, village, woods, track }

  let kind: Kind
  let top: Double
  let height: Double
  let seconds: Double
  var id: String { kind.rawValue }

  static let all = [
    LandBand(kind: .mountains, top: 500, height: 300, seconds: 260),
    LandBand(kind: .hills, top: 610, height: 250, seconds: 120),
    LandBand(kind: .village, top: 600, height: 290, seconds: 52),
    LandBand(kind: .woods, top: 700, height: 380, seconds: 22),
    LandBand(kind: .track, top: 1020, height: 60, seconds: 5),
  ]
}

/// Two tiles of a band beside each other.
struct LandStrip: View, Equatable {
  let landscape: Landscape
  let band: LandBand

  var body: some View {
    Canvas { context, _ in
      let brush = LandBrush(landscape: landscape, band: band)
      for tile in 0..<2 {
        var part = context
        part.translateBy(x: Double(tile) * Landscape.tileWidth, y: 0)
        brush.paint(&part)
      }
    }
    .frame(width: 2 * Landscape.tileWidth, height: band.height)
  }
}

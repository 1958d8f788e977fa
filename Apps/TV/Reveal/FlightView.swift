import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// The flight from the last stop: the world grows, the place comes out of it, and a train draws the line (EVE63). With less
/// motion, on a slow device and after a restart all is in place at once (EVE67).
struct FlightView: View {
  let map: RevealMap
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.isSlowDevice) private var isSlow
  @State private var beganAt = Date.distantPast
  @State private var isOver = false

  var body: some View {
    TimelineView(.animation(paused: isStill)) { context in
      FlightPicture(map: map, ms: ms(at: context.date))
    }
    .onAppear { beganAt = .now }
    .task {
      let leftMs = max(0, FlightTime.stillMs - map.lateMs)
      // NB: a cancelled wait is a map that was taken down.
      guard (try? await Task.sleep(for: .milliseconds(leftMs))) != nil else { return }
      isOver = true
    }
  }

  private var isStill: Bool { isCalm || isSlow || isOver || map.lateMs >= FlightTime.stillMs }

  /// After the reveal.
  private func ms(at date: Date) -> Double {
    isStill
      ? FlightTime.stillMs
      : min(FlightTime.stillMs, map.lateMs + max(0, date.timeIntervalSince(beganAt)) * 1000)
  }
}

/// A moment of the flight. The sheets are drawn once, and only move (UI-T31).
struct FlightPicture: View {
  let map: RevealMap
  let ms: Double
  @Environment(\.atlas) private var atlas

  private var flight: Flight? { map.flight.flatMap { $0.dashes.isEmpty ? nil : $0 } }
  private var near: Double { FlightTime.nearShare(ms, isAlone: flight == nil) }
  private var scale: Double { FlightTime.worldScale(ms) }

  var body: some View {
    ZStack(alignment: .topLeading) {
      if let flight, near < 1 {
        world(flight)
          .scaleEffect(scale, anchor: Self.anchor(flight))
          .opacity(1 - near)
      }
      ZStack(alignment: .topLeading) {
        NearSheetPicture(near: map.near, atlas: atlas)
        FlightLine(line: map.nearLine, width: 5, ms: ms, trainScale: 1)
      }
      .onStage()
      .scaleEffect(0.85 + 0.15 * near, anchor: Self.heart)
      .opacity(near)
    }
    .onStage()
  }

  private func world(_ flight: Flight) -> some View {
    ZStack(alignment: .topLeading) {
      WorldSheetPicture(sheet: flight.sheet, atlas: atlas)
      FlightLine(line: flight.line, width: 3.2, ms: ms, trainScale: 1 / scale)
    }
    .onStage()
  }

  private static let heart = UnitPoint(
    x: NearSheet.middle.x / Stage.width, y: NearSheet.middle.y / Stage.height)

  private static func anchor(_ flight: Flight) -> UnitPoint {
    UnitPoint(
      x: flight.middle.x / Stage.width,
      y: (flight.middle.y + flight.sheet.origin.y) / Stage.height)
  }
}

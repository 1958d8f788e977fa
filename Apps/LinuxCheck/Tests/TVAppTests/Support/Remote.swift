import Foundation
@_spi(Testing) import SwiftUI
import Testing

@_spi(Testing) @testable import Drawing

/// Apple TV's remote: Menu, play/pause, and the focus, which goes where a press points.
@MainActor
struct Remote {
  let host: ViewHost

  enum Way: CaseIterable { case up, down, left, right }

  /// What lies on top takes the keys.
  private var top: Node { host.presented.last ?? host.tree }

  /// Presses Menu. Where nothing takes the key, the system leaves the app.
  /// - Returns: whether something took it.
  func menu() -> Bool { press("mod:onExitCommand(perform:)") }

  func playPause() -> Bool { press("mod:onPlayPauseCommand(perform:)") }

  private func press(_ key: String) -> Bool {
    let acts = top.all.filter { $0.kind == key }.compactMap { $0.args["action"] as? () -> Void }
    acts.last?()
    return !acts.isEmpty
  }

  /// The identifiers of the controls that have the focus; *stage* where a show has none to press.
  func focused(in picture: Picture) -> [String] {
    let nodes = top.all.filter { $0.environment.isFocused }
    let places = Set(nodes.map(\.identity))
    let controls = picture.controls.filter { places.contains($0.identity) }
    let stage = nodes.contains { $0.kind.hasPrefix("mod:focusable") }
    return controls.compactMap(\.identifier) + (stage ? ["stage"] : [])
  }

  /// The controls that answer, with their places: those of the topmost layer.
  static func pressable(in picture: Picture) -> [String: CGRect] {
    let layer = picture.controls.map(\.place.layer).max() ?? 0
    let able = picture.controls.filter { $0.isEnabled && $0.place.layer == layer }
    return Dictionary(able.compactMap { one in one.identifier.map { ($0, one.frame) } }) { one, _ in
      one
    }
  }

  /// What presses in any order lead to from a control. A press goes to the nearest control in the strip that is as wide as
  /// the one it leaves; the system looks farther, so what is found here is found there.
  static func reached(from start: String, in picture: Picture) -> Set<String> {
    let frames = pressable(in: picture)
    var (found, open): (Set<String>, [String]) = ([start], [start])
    while let here = open.popLast(), let frame = frames[here] {
      for way in Way.allCases {
        guard let next = next(way, from: frame, in: frames), found.insert(next).inserted else {
          continue
        }
        open.append(next)
      }
    }
    return found
  }

  private static func next(_ way: Way, from: CGRect, in frames: [String: CGRect]) -> String? {
    frames.compactMap { name, frame in gap(way, from, frame).map { (name, $0) } }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// How far a frame is in a direction; nil where it does not lie there.
  private static func gap(_ way: Way, _ from: CGRect, _ to: CGRect) -> Double? {
    let isUpright = way == .up || way == .down
    let strip =
      isUpright
      ? from.minX < to.maxX && to.minX < from.maxX : from.minY < to.maxY && to.minY < from.maxY
    let gap =
      switch way {
      case .up: from.minY - to.maxY
      case .down: to.minY - from.maxY
      case .left: from.minX - to.maxX
      case .right: to.minX - from.maxX
      }
    return strip && gap >= -1 ? Double(gap) : nil
  }
}

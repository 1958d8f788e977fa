import Foundation

/// What lies below and over a text.
@MainActor
struct Grounds {
  private let grounds: [Ground]
  private let base: RGBA
  // What is compared first, for there are many grounds, and a copy of one is dear.
  private let frames: [CGRect]
  private let orders: [Int]

  init(_ pen: Pen) {
    grounds = pen.grounds
    base = pen.base
    frames = grounds.map(\.frame)
    orders = grounds.map(\.place.order)
  }

  /// Some opaque shape drawn later hides all of it, and moves with it when it is scrolled.
  func cover(_ text: DrawnText) -> Bool {
    let (order, frame) = (text.place.order, text.frame)
    return grounds.indices.contains { place in
      guard orders[place] > order, frames[place].contains(frame) else { return false }
      let ground = grounds[place]
      guard ground.place.layer == text.place.layer, ground.place.scrollers == text.place.scrollers
      else { return false }
      return Self.corners(text.frame).allSatisfy { (ground.colour(at: $0)?.alpha ?? 0) > 0.99 }
    }
  }

  /// The least over five points of each line.
  func contrast(of text: DrawnText) -> Double? {
    let (order, frame, moves) = (text.place.order, text.frame, !text.place.scrollers.isEmpty)
    let below = grounds.indices.compactMap { place in
      orders[place] < order && (moves || frames[place].intersects(frame))
        ? Below(grounds[place], text) : nil
    }
    let contrasts = zip(text.lineFrames, text.ink).flatMap { frame, ink in
      Self.points(frame).map { point in
        let ground = below.reduce(base) { $1.colour(at: point)?.over($0) ?? $0 }
        return ink.over(ground).contrast(with: ground)
      }
    }
    return contrasts.min()
  }

  private static func points(_ frame: CGRect) -> [CGPoint] {
    [0.02, 0.25, 0.5, 0.75, 0.98].map {
      CGPoint(x: frame.minX + frame.width * $0, y: frame.midY)
    }
  }

  private static func corners(_ frame: CGRect) -> [CGPoint] {
    let inner = frame.insetBy(dx: 1, dy: 1)
    return [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY),
    ]
  }
}

/// A ground that may lie below a text.
private struct Below {
  private let ground: Ground
  /// The scroller of the text that the ground does not move with: it lies below whatever part of the text that shows.
  private let window: CGRect?
  private let clip: CGRect?

  init?(_ ground: Ground, _ text: DrawnText) {
    guard ground.place.order < text.place.order, ground.place.layer <= text.place.layer else {
      return nil
    }
    let (own, others) = (text.place.scrollers, ground.place.scrollers)
    let common = zip(others, own).prefix { $0 == $1 }.count
    window = common < own.count ? own[common].frame : nil
    clip = common < others.count ? ground.place.clip : nil
    self.ground = ground
    if window == nil, !ground.frame.intersects(text.frame) { return nil }
  }

  func colour(at point: CGPoint) -> RGBA? {
    let spot = window.map { Self.nearest(point, in: $0) } ?? point
    if let clip, !clip.contains(spot) { return nil }
    return ground.colour(at: spot)
  }

  private static func nearest(_ point: CGPoint, in rect: CGRect) -> CGPoint {
    guard !rect.isNull, !rect.isEmpty else { return point }
    let inner = rect.insetBy(dx: min(1, rect.width / 2), dy: min(1, rect.height / 2))
    return CGPoint(
      x: min(max(point.x, inner.minX), inner.maxX), y: min(max(point.y, inner.minY), inner.maxY))
  }
}

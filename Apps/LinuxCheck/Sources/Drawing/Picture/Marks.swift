import Foundation

/// A text as it was drawn; rectangles in points of the picture.
public struct DrawnText: Sendable {
  public let text: String
  /// The letters as they are read, line by line.
  public let lines: [String]
  public let frame: CGRect
  /// In points, after Dynamic Type and what it gave way.
  public let size: Double
  public let isBold: Bool
  /// Not all of it is shown.
  public let isCut: Bool
  /// Asks for something in a field in which nothing was typed yet.
  public let isPrompt: Bool
  /// A word is broken within, as no line holds it.
  public let isBroken: Bool
  /// The least contrast with what lies below it, 1–21; nil where nothing of it is seen.
  public internal(set) var contrast: Double?
  /// What of it the person can bring into sight, by scrolling if need be.
  public let reachable: CGRect
  /// Painted over as a whole.
  public internal(set) var isCovered = false
  public let identity: String
  let ink: [RGBA]
  let lineFrames: [CGRect]
  let place: Place
}

/// Something to press, switch or type in.
public struct DrawnControl: Sendable {
  public enum Kind: String, Sendable {
    case button, toggle, field, slider, stepper, picker, menu, link
  }

  public let kind: Kind
  /// What voices say: the label given to it, else its texts.
  public internal(set) var label: String
  /// nil without `accessibilityIdentifier`.
  public let identifier: String?
  /// What answers to a touch.
  public let frame: CGRect
  public let isEnabled: Bool
  public let reachable: CGRect
  public let identity: String
  /// Its label was given to it.
  let isNamed: Bool
  /// Hidden from voices.
  let isSilent: Bool
  let place: Place
}

/// What scrolls.
public struct DrawnScroller: Sendable {
  public let frame: CGRect
  /// As large as all that is in it.
  public let content: CGSize
  public let scrollsAcross: Bool
  public let scrollsDown: Bool
}

/// Where in the order of drawing something stands.
struct Place: Sendable {
  /// Later ones lie over earlier ones.
  let order: Int
  /// Sheets and alerts lie over what opened them, which answers no more.
  let layer: Int
  /// The scrollers that it moves with, the outermost first.
  let scrollers: [ScrollerPlace]
  /// What is seen of its surroundings.
  let clip: CGRect
}

/// A scroller that something moves with.
struct ScrollerPlace: Equatable, Sendable {
  let number: Int
  /// Where it lies when nothing was scrolled.
  let frame: CGRect
}

/// A filled shape: ground for what is drawn later.
struct Ground: Sendable {
  let shape: Polygon
  /// From the picture back to where the shape was drawn.
  let inverse: Transform
  let frame: CGRect
  let paint: Paint
  let painted: CGRect
  let place: Place

  /// The colour it gives a point of the picture; nil where it does not lie.
  func colour(at point: CGPoint) -> RGBA? {
    guard frame.contains(point) else { return nil }
    let inside = inverse.apply(point)
    return shape.contains(inside) ? paint.colour(at: inside, in: painted) : nil
  }
}

import Foundation

/// Something that people would trip over.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A text is not shown whole.
    case cutText
    /// A word is wider than its line and goes on in the next one. All of it is shown.
    case brokenWord
    /// A text or control can not be brought into sight.
    case outside
    /// Two texts, or two controls, lie over each other.
    case overlap
    /// Less than 44 points to touch.
    case smallTarget
    /// A text on a ground that is too like it.
    case lowContrast
    /// A control that voices can not name.
    case unnamed
  }

  public let kind: Kind
  /// The text or label that it is about.
  public let what: String
  public let detail: String
  /// In points of the picture.
  public let frame: CGRect

  public var description: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map {
      Markup.number(Double($0))
    }
    return "\(kind.rawValue) “\(what)” \(detail) at \(numbers.joined(separator: " "))"
  }

  public static func == (one: Finding, other: Finding) -> Bool {
    one.description == other.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// From where on something is a finding.
public struct Limits: Sendable {
  /// Text below 24 points, or below 18.66 bold (WCAG 2.1, 1.4.3).
  public var contrast = 4.5
  public var largeContrast = 3.0
  /// Width and height of what is touched, in points.
  public var target = 44.0
  /// So much may be missing before anybody sees it, in points.
  public var slack = 1.0

  public init() {}

  func contrast(for text: DrawnText) -> Double {
    text.size >= 24 || (text.isBold && text.size >= 18.66) ? largeContrast : contrast
  }
}

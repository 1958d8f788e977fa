import Foundation

/// How the system's own parts look on a dark device; sizes in points.
@MainActor
struct SystemLook {
  /// The person's text size: a column of `TypeTable`.
  var category = "large"
  /// Widths of letters are multiplied by this.
  var factor = 1.0
  var tint = RGBA(0.039, 0.518, 1)
  /// Wide enough for columns.
  var isRegular = false

  static let lightBlue = RGBA(0, 0.478, 1)
  static let label = RGBA(1, 1, 1)
  static let secondaryLabel = RGBA(0.922, 0.922, 0.961, 0.6)
  static let placeholder = RGBA(0.922, 0.922, 0.961, 0.3)
  static let separator = RGBA(0.329, 0.329, 0.345, 0.6)
  static let ground = RGBA(0, 0, 0)
  static let raisedGround = RGBA(0.11, 0.11, 0.118)
  static let fill = RGBA(0.463, 0.463, 0.502, 0.24)
  static let veil = RGBA(0, 0, 0, 0.5)
  static let red = RGBA(1, 0.271, 0.227)
  static let green = RGBA(0.188, 0.82, 0.345)

  /// The smallest that is touched with certainty.
  static let target = 44.0
  static let barHeight = 44.0
  static let largeTitleHeight = 52.0
  static let tabBarHeight = 49.0

  /// - Parameter style: nil for what never grows.
  func text(
    _ style: String?, _ colour: RGBA = Self.label, bold: Bool = false, size: Double? = nil,
    align: Anchor.Column = .leading
  ) -> TextLook {
    var look = TextLook()
    look.face.size = size ?? TypeTable.size(style ?? "body", style == nil ? "large" : category)
    look.face.weight = bold ? .semibold : .regular
    look.face.factor = factor
    look.paint = .colour(colour)
    look.alignment = align
    return look
  }
}

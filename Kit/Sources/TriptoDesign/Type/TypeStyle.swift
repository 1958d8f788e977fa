/// The type scale (UI.md §1.2, and §8 for the host's app).
public enum TypeStyle: String, CaseIterable, Sendable {
  case gameShowHeading
  case sectionHeading
  case secretName
  case clueText
  case bodyLarge
  case body
  case meta
  case buttonPrimary
  case codeMono
  case levelNumeral
  case brakeLabel
}

/// How one style is set.
public struct TypeSetting: Equatable, Sendable {
  /// The system's text style that it grows with, up to AX5 (UI-X3).
  public enum Anchor: String, Sendable {
    case largeTitle, title, title2, title3, headline, body, footnote
  }
  public enum Weight: Sendable { case regular, semibold, bold, black }
  public enum Design: Sendable { case standard, rounded, monospaced }

  /// In points; on a TV at 1080p.
  public let points: Double
  public let anchor: Anchor
  public let weight: Weight
  public let design: Design
  /// Between letters, in shares of the size.
  public let tracking: Double

  init(
    _ points: Double, _ anchor: Anchor, _ weight: Weight = .semibold, _ design: Design = .standard,
    tracking: Double = 0
  ) {
    (self.points, self.anchor, self.weight) = (points, anchor, weight)
    (self.design, self.tracking) = (design, tracking)
  }
}

extension TypeStyle {
  /// In the host's app.
  public var host: TypeSetting {
    switch self {
    case .gameShowHeading: TypeSetting(34, .largeTitle, .semibold, .rounded)
    case .sectionHeading: TypeSetting(24, .title2, .semibold, .rounded)
    case .secretName: TypeSetting(28, .title, .bold, .rounded)
    case .clueText, .bodyLarge: TypeSetting(20, .title3)
    case .body: TypeSetting(17, .body, .regular)
    case .meta: TypeSetting(13, .footnote, .regular)
    case .buttonPrimary: TypeSetting(17, .headline, .semibold, .rounded)
    case .codeMono: TypeSetting(42, .largeTitle, .semibold, .monospaced, tracking: 0.2)
    case .levelNumeral: TypeSetting(34, .title, .bold, .rounded)
    case .brakeLabel: TypeSetting(34, .largeTitle, .black, .rounded)
    }
  }

  /// On the TV.
  public var tv: TypeSetting {
    switch self {
    case .gameShowHeading: TypeSetting(72, .largeTitle, .semibold, .rounded)
    case .sectionHeading: TypeSetting(48, .title2, .semibold, .rounded)
    case .secretName: TypeSetting(72, .title, .bold, .rounded)
    case .clueText: TypeSetting(60, .title3)
    case .bodyLarge: TypeSetting(40, .title3)
    case .body: TypeSetting(34, .body, .regular)
    case .meta: TypeSetting(32, .footnote, .regular)
    case .buttonPrimary: TypeSetting(34, .headline, .semibold, .rounded)
    case .codeMono: TypeSetting(64, .largeTitle, .semibold, .monospaced, tracking: 0.2)
    case .levelNumeral: TypeSetting(72, .title, .bold, .rounded)
    case .brakeLabel: TypeSetting(60, .largeTitle, .black, .rounded)
    }
  }

  /// A clue on the TV shrinks to this, before it has more than four lines.
  public static let smallestClueOnTV = 40.0
  /// Nothing on the TV is smaller.
  public static let smallestOnTV = 32.0
}

import Foundation

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
  }
  let base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var hasMonospacedDigits = false

  init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design)
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    Font(.size(size), weight: weight, design: design)
  }

  public func weight(_ weight: Font.Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

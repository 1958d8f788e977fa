import Foundation

/// What a text inherits.
struct Letters {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var hasMonospacedDigits = false
  var tracking: CGFloat = 0
  var textCase: Text.Case?
  var foreground: [Paint] = []
  var tint: PaintColor?
  var tintPaint: Paint?
  var lowestLines: Int?
  var highestLines: Int?
  var reservesSpace = false
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var alignment = TextAlignment.leading
  var truncationMode = Text.TruncationMode.tail
  var allowsTightening = false
  var imageScale = Image.Scale.medium
}

extension EnvironmentValues {
  public var font: Font? {
    get { letters.font }
    set { letters.font = newValue }
  }
  public var lineLimit: Int? {
    get { letters.highestLines }
    set { (letters.lowestLines, letters.highestLines) = (nil, newValue) }
  }
  public var lineSpacing: CGFloat {
    get { letters.lineSpacing }
    set { letters.lineSpacing = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { letters.minimumScaleFactor }
    set { letters.minimumScaleFactor = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { letters.alignment }
    set { letters.alignment = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { letters.truncationMode }
    set { letters.truncationMode = newValue }
  }
  public var allowsTightening: Bool {
    get { letters.allowsTightening }
    set { letters.allowsTightening = newValue }
  }
  public var textCase: Text.Case? {
    get { letters.textCase }
    set { letters.textCase = newValue }
  }
  public var imageScale: Image.Scale {
    get { letters.imageScale }
    set { letters.imageScale = newValue }
  }
}

@_spi(Testing) extension EnvironmentValues {
  public var lineLimitRange: (Int?, Int?) { (letters.lowestLines, letters.highestLines) }
  public var reservesSpace: Bool { letters.reservesSpace }

  /// The font with all that is put on it, at the text size of here.
  public var textFace: TextFace {
    let font = letters.font ?? .body
    let own = font.weight ?? font.style?.weight ?? .regular
    let weight = letters.isBold ? .bold : letters.weight ?? own
    return TextFace(
      size: font.size(at: dynamicTypeSize), weight: weight.value,
      design: letters.design ?? font.design ?? .default,
      isItalic: letters.isItalic || font.isItalic,
      isMonospacedDigit: letters.hasMonospacedDigits || font.hasMonospacedDigits,
      isUnderlined: letters.isUnderlined, isStruckThrough: letters.isStruckThrough,
      tracking: letters.tracking, textStyle: font.style,
      leading: dynamicTypeSize == .large ? font.style?.lineHeight ?? 0 : 0)
  }
}

@_spi(Testing) public struct TextFace: Hashable, Sendable {
  /// Points, Dynamic Type applied.
  public var size: CGFloat
  /// 100–900.
  public var weight: CGFloat
  public var design: Font.Design
  public var isItalic: Bool
  public var isMonospacedDigit: Bool
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  public var tracking: CGFloat
  public var textStyle: Font.TextStyle?
  /// Line height in points where Apple's list gives it, else 0.
  public var leading: CGFloat
}

extension Font {
  var style: TextStyle? {
    if case .style(let style) = base { style } else { nil }
  }

  func size(at typeSize: DynamicTypeSize) -> CGFloat {
    switch base {
    case .style(let style): style.pointSize(at: typeSize)
    case .size(let size): size
    }
  }
}

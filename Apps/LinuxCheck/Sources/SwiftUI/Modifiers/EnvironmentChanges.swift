import Foundation
import UIKit

extension EnvironmentValues {
  mutating func setTint(_ style: any ShapeStyle) {
    let paint = paint(style)
    letters.tintPaint = paint
    if case .color(let color) = paint { letters.tint = color }
  }

  mutating func setLines(_ lowest: Int?, _ highest: Int?) {
    (letters.lowestLines, letters.highestLines) = (lowest, highest)
  }

  mutating func limitTypeSize<T>(_ range: T)
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    guard let least = sizes.first, let most = sizes.last else { return }
    device.dynamicTypeSize = min(max(device.dynamicTypeSize, least), most)
  }
}

/// What a keyboard is told.
struct Typing {
  var keyboardType = UIKeyboardType.default
  var textContentType: UITextContentType?
  var autocapitalization: TextInputAutocapitalization?
  var isAutocorrectionDisabled = false
  var submitLabel = SubmitLabel.return
}

private struct TypingKey: EnvironmentKey {
  static var defaultValue: Typing { Typing() }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  var typing: Typing {
    get { self[TypingKey.self] }
    set { self[TypingKey.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { typing.isAutocorrectionDisabled }
    set { typing.isAutocorrectionDisabled = newValue }
  }
}

@_spi(Testing) extension EnvironmentValues {
  public var keyboardType: UIKeyboardType {
    get { typing.keyboardType }
    set { typing.keyboardType = newValue }
  }
  public var textContentType: UITextContentType? {
    get { typing.textContentType }
    set { typing.textContentType = newValue }
  }
  public var autocapitalization: TextInputAutocapitalization? {
    get { typing.autocapitalization }
    set { typing.autocapitalization = newValue }
  }
  public var submitLabel: SubmitLabel {
    get { typing.submitLabel }
    set { typing.submitLabel = newValue }
  }
}

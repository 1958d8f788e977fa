import Foundation

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ scope: Scope) -> [Node] {
    let own = scope.with { apply(to: &$0) }
    let string = plainString.cased(own.environment.letters.textCase)
    guard case .joined(let one, let other) = storage else {
      return [own.node("Text", ["string": string])]
    }
    let runs = [one, other].flatMap { $0.runs(own) }
    return [own.node("Text", ["string": string, "runs": runs])]
  }

  @MainActor private func runs(_ scope: Scope) -> [Node] {
    let own = scope.with { apply(to: &$0) }
    switch storage {
    case .plain(let string):
      return [own.node("Text", ["string": string.cased(own.environment.letters.textCase)])]
    case .joined(let one, let other): return one.runs(own) + other.runs(own)
    }
  }

  /// The colour of its own; nil: that of its surroundings.
  @MainActor func paint(in values: EnvironmentValues) -> Paint? {
    changes.reversed().lazy.compactMap {
      if case .color(let color?) = $0 { values.paint(color) } else { nil }
    }.first
  }

  @MainActor private func apply(to values: inout EnvironmentValues) {
    for change in changes { change.apply(to: &values) }
  }
}

extension Text.Change {
  func apply(to values: inout EnvironmentValues) {
    switch self {
    case .font(let font): values.letters.font = font ?? values.letters.font
    case .weight(let weight): values.letters.weight = weight
    case .bold(let isOn): values.letters.isBold = isOn
    case .italic(let isOn): values.letters.isItalic = isOn
    case .design(let design): values.letters.design = design
    case .color(let color):
      if let color { values.letters.foreground = [values.paint(color)] }
    case .underline(let isOn): values.letters.isUnderlined = isOn
    case .strikethrough(let isOn): values.letters.isStruckThrough = isOn
    case .monospacedDigit: values.letters.hasMonospacedDigits = true
    case .tracking(let tracking): values.letters.tracking = tracking
    }
  }
}

extension String {
  func cased(_ textCase: Text.Case?) -> String {
    switch textCase {
    case nil: self
    case .uppercase: uppercased()
    case .lowercase: lowercased()
    }
  }
}

extension Text {
  private nonisolated func changed(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
  public nonisolated func font(_ font: Font?) -> Text { changed(.font(font)) }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
  public nonisolated func bold() -> Text { changed(.bold(true)) }
  public nonisolated func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
  public nonisolated func italic() -> Text { changed(.italic(true)) }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    changed(.design(isActive ? .monospaced : nil))
  }
  public nonisolated func monospacedDigit() -> Text { changed(.monospacedDigit) }
  public nonisolated func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  public nonisolated func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    changed(.color(style as? Color))
  }
}

import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// Letters of a style, as large as the app sets it, in a colour of the palette; they grow with the person's text size, up to AX5
  /// (UI.md §8, UI-X3).
  func styled(_ style: TypeStyle, _ colour: Colour) -> some View {
    lettered(style).foregroundStyle(Color.tripto(colour))
  }

  /// The same without a colour.
  func lettered(_ style: TypeStyle) -> some View { modifier(Lettered(style.own)) }
}

/// NB: the system's font has no size relative to a text style, so the points are scaled.
private struct Lettered: ViewModifier {
  private let setting: TypeSetting
  @ScaledMetric private var points: Double

  init(_ setting: TypeSetting) {
    self.setting = setting
    _points = ScaledMetric(wrappedValue: setting.points, relativeTo: setting.anchor.style)
  }

  func body(content: Content) -> some View {
    content.lettered(Lettering(setting: setting, points: points))
  }
}

/// Letters of a style, as large as the person has them.
struct Lettering: Equatable {
  let setting: TypeSetting
  let points: Double

  func scaled(by scale: Double) -> Lettering {
    Lettering(setting: setting, points: points * scale)
  }
}

extension View {
  /// Letters of this size; labels whose words have to get smaller know it from the environment.
  func lettered(_ lettering: Lettering) -> some View {
    let setting = lettering.setting
    return font(
      .system(
        size: lettering.points, weight: setting.weight.weight, design: setting.design.design)
    )
    .tracking(lettering.points * setting.tracking)
    .environment(\.lettering, lettering)
  }
}

private struct LetteringKey: EnvironmentKey {
  static let defaultValue: Lettering? = nil
}

extension EnvironmentValues {
  /// nil: the system's own.
  var lettering: Lettering? {
    get { self[LetteringKey.self] }
    set { self[LetteringKey.self] = newValue }
  }
}

extension TypeSetting.Anchor {
  fileprivate var style: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .body: .body
    case .footnote: .footnote
    }
  }
}

extension TypeSetting.Weight {
  fileprivate var weight: Font.Weight? {
    switch self {
    case .regular: .regular
    case .semibold: .semibold
    case .bold: .bold
    case .black: .black
    }
  }
}

extension TypeSetting.Design {
  fileprivate var design: Font.Design? {
    switch self {
    case .standard: nil
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

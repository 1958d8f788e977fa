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
    content
      .font(.system(size: points, weight: setting.weight.weight, design: setting.design.design))
      .tracking(points * setting.tracking)
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

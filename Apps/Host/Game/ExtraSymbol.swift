import Foundation
import SwiftUI
import TriptoDesign

/// The symbols of smaller controls are those of UI.md §8.
typealias ExtraSymbol = Symbol

extension Image {
  init(extra: ExtraSymbol) { self.init(systemName: extra.rawValue) }
}

extension Card {
  init(
    _ title: String, extra: ExtraSymbol, tint: Colour? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, symbolName: extra.rawValue, tint: tint, content: content)
  }
}

extension Label where Title == Words, Icon == LabelSymbol {
  init(_ title: String, extra: ExtraSymbol) {
    self.init {
      Words(title)
    } icon: {
      LabelSymbol(name: extra.rawValue)
    }
  }
}

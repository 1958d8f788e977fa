import Foundation
import SwiftUI
import TriptoDesign

/// Symbols of the system for controls that UI.md §8 does not name.
enum ExtraSymbol: String {
  case up = "chevron.up"
  case down = "chevron.down"
  case remove = "xmark"
  case add = "plus"
  case undo = "arrow.uturn.backward"
  case more = "ellipsis.circle"
  case note = "envelope.fill"
  case plan = "flag.fill"
  case draw = "dice.fill"
  case file = "doc"
  case warning = "exclamationmark.triangle.fill"
  case chosen = "checkmark"
  case look = "eye"
}

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

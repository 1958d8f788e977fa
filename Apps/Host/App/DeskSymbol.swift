import Foundation
import SwiftUI
import TriptoDesign

/// The symbols of the shell's controls are those of UI.md §8.
typealias DeskSymbol = Symbol

extension Image {
  init(desk: DeskSymbol) { self.init(systemName: desk.rawValue) }
}

extension Label where Title == Words, Icon == LabelSymbol {
  init(_ title: String, desk: DeskSymbol) { self.init(title, symbolName: desk.rawValue) }
}

extension Card {
  init(_ title: String, desk: DeskSymbol, @ViewBuilder content: () -> Content) {
    self.init(title, symbolName: desk.rawValue, content: content)
  }
}

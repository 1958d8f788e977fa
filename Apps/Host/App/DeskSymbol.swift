import Foundation
import SwiftUI
import TriptoDesign

/// Symbols of the system for the shell's controls, beside those of UI.md §8.
enum DeskSymbol: String {
  case tools = "wrench.and.screwdriver.fill"
  case settings = "gearshape.fill"
  case key = "key.fill"
  case back = "chevron.backward"
  case leave = "rectangle.portrait.and.arrow.right"
  case address = "network"
  case language = "globe"
  case past = "clock.arrow.circlepath"
  case more = "ellipsis"
  case news = "info.circle.fill"
  case warning = "exclamationmark.triangle.fill"
  case carriage = "tram.fill"
  case newsroom = "square.and.pencil"
}

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

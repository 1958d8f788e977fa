import Foundation
import SwiftUI
import TriptoDesign

extension Image {
  init(symbol: Symbol) { self.init(systemName: symbol.rawValue) }
}

extension Label where Title == Words, Icon == LabelSymbol {
  /// A text as it stands, with a symbol of UI.md §8.
  init(_ title: String, symbol: Symbol) { self.init(title, symbolName: symbol.rawValue) }

  /// - Parameter symbolName: the system's name of it.
  init(_ title: String, symbolName: String) {
    self.init {
      Words(title)
    } icon: {
      LabelSymbol(name: symbolName)
    }
  }
}

/// The symbol beside words. Very large letters need its room, or words would have to break; the words say all (UI-H44).
struct LabelSymbol: View, Equatable {
  let name: String
  @Environment(\.dynamicTypeSize) private var typeSize

  nonisolated init(name: String) { self.name = name }

  var body: some View {
    if !typeSize.isAccessibilitySize { Image(systemName: name) }
  }

  nonisolated static func == (one: LabelSymbol, other: LabelSymbol) -> Bool {
    one.name == other.name
  }
}

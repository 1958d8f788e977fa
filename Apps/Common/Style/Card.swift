import Foundation
import SwiftUI
import TriptoDesign

/// A card: a heading with its symbol, and what it is about. A tint colours heading and edge.
struct Card<Content: View>: View {
  let title: String
  let symbolName: String
  let tint: Colour?
  let content: Content

  init(
    _ title: String, symbolName: String, tint: Colour? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.title, self.symbolName, self.tint) = (title, symbolName, tint)
    self.content = content()
  }

  init(_ title: String, _ symbol: Symbol, tint: Colour? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(title, symbolName: symbol.rawValue, tint: tint, content: content)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space2) {
      CardHead(title: title, symbolName: symbolName, tint: tint)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround(tint: tint)
  }
}

/// NB: for very large text the symbol leaves the line to the words (UI-H44).
struct CardHead: View, Equatable {
  let title: String
  let symbolName: String
  let tint: Colour?
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: Measure.space1) {
      if !typeSize.isAccessibilitySize {
        Image(systemName: symbolName).accessibilityHidden(true)
      }
      Words(title).multilineTextAlignment(.leading)
    }
    .styled(.bodyLarge, tint ?? .textSecondary)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  nonisolated static func == (one: CardHead, other: CardHead) -> Bool {
    one.title == other.title && one.symbolName == other.symbolName && one.tint == other.tint
  }
}

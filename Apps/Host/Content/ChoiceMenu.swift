import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The library by region, difficulty and theme (UI-E20).
struct FiltersView: View {
  let filters: [LibraryFilter]
  let library: LibraryModel

  var body: some View {
    ForEach(filters) { filter in
      ChoiceMenu(
        label: filter.label, options: filter.options.map(\.label),
        chosen: filter.options.firstIndex { $0.id == filter.chosen }
      ) { place in
        library.want(filter.options[place].id, filter.kind)
      }
      .accessibilityIdentifier("filter-\(filter.kind.rawValue)")
    }
  }
}

/// One of several, from a menu; the button says what is chosen.
struct ChoiceMenu: View {
  let label: String
  let options: [String]
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  var body: some View {
    Menu {
      ForEach(options.indices, id: \.self) { place in
        Button {
          choose(place)
        } label: {
          if place == chosen {
            Label(options[place], extra: .chosen)
          } else {
            Text(options[place])
          }
        }
      }
    } label: {
      ChoiceMenuLabel(label: label, value: chosen.map { options[$0] } ?? "")
    }
  }
}

/// *Region* and *Europa*, one line or two.
struct ChoiceMenuLabel: View, Equatable {
  let label: String
  let value: String

  var body: some View {
    SideBySide {
      Words(label).styled(.body, .textSecondary)
    } second: {
      HStack(spacing: Measure.space1) {
        Words(value).styled(.body, .textPrimary)
        Image(extra: .down).styled(.meta, .textMuted).accessibilityHidden(true)
      }
    }
    .padding(.horizontal, Measure.space2)
    .padding(.vertical, Measure.space1)
    .frame(maxWidth: .infinity, minHeight: 48)
    .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusSmall))
    .accessibilityElement(children: .combine)
  }
}

import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *{name} är borttaget* with *Ångra*, for a while (UI-H70).
struct BinNews: View {
  let library: LibraryModel

  var body: some View {
    let bin = library.bin
    if let news = bin.news {
      SideBySide {
        Text(news).styled(.body, .textPrimary).announcing(news, atOnce: true)
      } second: {
        if let undo = bin.undo {
          Button {
            Task { await library.undo() }
          } label: {
            Label(undo, extra: .undo)
          }
          .buttonStyle(.triptoSmall)
          .accessibilityIdentifier("undo-delete")
        }
      }
    }
    ErrorLine(text: bin.error ?? "")
  }
}

/// All that can come back.
struct BinList: View {
  let library: LibraryModel

  var body: some View {
    if let title = library.bin.title {
      Unfolding(title: title, name: "bin") {
        ForEach(library.bin.rows) { BinRowView(row: $0, library: library) }
      }
    }
  }
}

/// One of them, and *Hämta tillbaka*.
struct BinRowView: View {
  let row: BinCard.Row
  let library: LibraryModel

  var body: some View {
    SideBySide {
      VStack(alignment: .leading, spacing: 4) {
        Words(row.title).styled(.body, .textPrimary)
        Text(row.when).styled(.meta, .textMuted)
      }
      .accessibilityElement(children: .combine)
    } second: {
      Button {
        Task { await library.bringBack(row) }
      } label: {
        Label(row.bringBack, extra: .undo)
      }
      .buttonStyle(.triptoSmall)
      .accessibilityLabel(Text(row.bringBackLabel))
      .accessibilityIdentifier("bring-back")
    }
  }
}

/// A line that opens what is below it.
struct Unfolding<Content: View>: View {
  let title: String
  let name: String
  @ViewBuilder let content: Content
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Button {
        isOpen.toggle()
      } label: {
        HStack(spacing: Measure.space1) {
          Image(extra: isOpen ? .up : .down).accessibilityHidden(true)
          Words(title)
        }
        .styled(.body, .textSecondary)
        .frame(minHeight: 44)
      }
      .accessibilityIdentifier(name)
      if isOpen { content }
    }
  }
}

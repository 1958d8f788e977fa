import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// Names on the map, each on the side that the Kit has found room on (EVE64).
struct MapNamesView: View, Equatable {
  let names: [MapName]

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(names.indices, id: \.self) { MapNameView(name: names[$0]) }
    }
    .onStage()
  }
}

private struct MapNameView: View, Equatable {
  let name: MapName

  var body: some View {
    let frame = name.frame
    ZStack(alignment: .topLeading) {
      if name.kind == .city {
        Circle()
          .fill(Color.tripto(.textSecondary))
          .placed(name.at.x - 5, name.at.y - 5, 10, 10)
      }
      VStack(alignment: alignment.horizontal, spacing: 0) {
        Text(verbatim: name.kind == .country ? name.text.uppercased() : name.text)
          .sized(name.kind == .place ? 40 : 32, ink, bold: isBold)
          .tracking(name.kind == .country ? 4 : 0)
        if !name.note.isEmpty {
          Text(verbatim: name.note).sized(32, .textSecondary, bold: false)
        }
      }
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 6)
      .background(Color.tripto(.veil.opacity(0.78)), in: .rect(cornerRadius: 8))
      .placed(frame.x, frame.y, frame.width, frame.height, alignment)
    }
    .onStage()
  }

  private var alignment: Alignment {
    switch name.side {
    case .right: .leading
    case .left: .trailing
    case .over, .under, .on: .center
    }
  }

  private var isBold: Bool { name.kind == .place || name.kind == .pin }

  private var ink: Colour {
    switch name.kind {
    case .place: .accentOrangeBright
    case .pin: .textPrimary
    case .city: .textSecondary
    case .country: .textMuted
    }
  }
}

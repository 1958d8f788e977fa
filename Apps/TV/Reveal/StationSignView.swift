import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The station sign that turns to the name, letter by letter (UI-T13). Before it turns it has no name at all.
struct StationSignView: View, Equatable {
  let sign: StationSign
  let isSmall: Bool

  private static let paint: [Ink] = [0x1A3D75, 0x112A53]
  private static let smallLetters = 84.0
  private var letters: Double {
    isSmall ? min(Self.smallLetters, Double(sign.letterSize)) : Double(sign.letterSize)
  }

  var body: some View {
    let layout =
      isSmall ? AnyLayout(HStackLayout(spacing: 40)) : AnyLayout(VStackLayout(spacing: 18))
    layout {
      if sign.name == nil || !isSmall {
        Text(verbatim: sign.lead).sized(40, .textSecondary, bold: false).lineLimit(1)
      }
      if let name = sign.name {
        FlapName(name: name, size: letters)
      } else if !isSmall {
        Color.tripto(.panel.opacity(0)).frame(width: 860, height: 180)
      }
      if let country = sign.country {
        Text(verbatim: country)
          .sized(isSmall ? 44 : 48, .textPrimary)
          .oneLine(of: 44)
          .accessibilityIdentifier("country")
      }
    }
    .padding(.horizontal, 48)
    .padding(.vertical, isSmall ? 12 : 34)
    .frame(minWidth: isSmall ? 560 : 980)
    .background(
      LinearGradient(
        colors: Self.paint.map { $0.color() }, startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: isSmall ? 26 : 30)
    )
    .overlay {
      RoundedRectangle(cornerRadius: isSmall ? 26 : 30)
        .strokeBorder(Color.tripto(.textPrimary), lineWidth: 7)
    }
    .slidesIn()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("sign")
  }
}

import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Lines as the Kit has broken them; each comes after the one before.
struct FittedLines: View, Equatable {
  let text: FittedText
  var ink = Colour.textPrimary

  var body: some View {
    VStack(spacing: Double(text.size) * 0.1) {
      ForEach(text.lines.indices, id: \.self) { place in
        Text(verbatim: text.lines[place])
          .sized(Double(text.size), ink)
          .oneLine(atLeast: 36, of: Double(text.size))
          .overNight()
          .fadesInUp(.fadeInUpText)
      }
    }
    .frame(maxWidth: 1700)
    .accessibilityElement(children: .combine)
  }
}

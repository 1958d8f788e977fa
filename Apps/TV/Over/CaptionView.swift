import SwiftUI
import TriptoDesign
import TriptoTVScreens

struct CaptionView: View, Equatable {
  let lines: [String]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(lines.indices, id: \.self) { place in
        Text(verbatim: lines[place])
          .sized(40, .textPrimary, bold: false)
          .oneLine(of: 40)
          .frame(height: 48)
      }
    }
    .padding(.horizontal, 40)
    .padding(.vertical, 4)
    .background(Color.tripto(.veil.opacity(0.92)), in: .rect(cornerRadius: 26))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("caption")
  }
}

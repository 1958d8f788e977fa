import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// *Skärmens kod*, five signs of 128 px, and where the host types it (UI-T32).
struct ScreenCodeCard: View, Equatable {
  let code: TVLaunch.ScreenCode

  var body: some View {
    VStack(spacing: 8) {
      Text(verbatim: code.title).sized(40, .textPrimary)
      Text(verbatim: code.code)
        .font(.system(size: 128, weight: .bold, design: .monospaced))
        .tracking(18)
        .foregroundStyle(Color.tripto(.accentMint))
        .lineLimit(1)
        .accessibilityLabel(Text(verbatim: code.spelled))
      Text(verbatim: code.how)
        .sized(34, .textSecondary, bold: false)
        .lines(3, of: 34)
        .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 40)
    .padding(.vertical, 30)
    .frame(width: 760)
    .background(Color.tripto(.bgCard), in: .rect(cornerRadius: Measure.radiusLarge))
    .overlay {
      RoundedRectangle(cornerRadius: Measure.radiusLarge)
        .strokeBorder(Color.tripto(.lineStrong), lineWidth: 3)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("screen-code")
  }
}

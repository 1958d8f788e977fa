import Foundation
import SwiftUI
import TriptoDesign

/// The large red button. It fires when it is touched, not when it is let go (UI-P9).
struct BrakePad: View {
  let label: String
  let worth: String?
  let isOn: Bool
  let pull: @MainActor () -> Void
  @State private var hasFired = false

  var body: some View {
    Button {
      if !hasFired { pull() }
    } label: {
      VStack(spacing: 4) {
        // NB: one word, which shrinks rather than breaks.
        Text(label).styled(.brakeLabel, .textPrimary).lineLimit(1).minimumScaleFactor(0.4)
        if let worth { Text(worth).styled(.bodyLarge, .textPrimary) }
      }
    }
    .buttonStyle(BrakeStyle(isOn: isOn, touch: touch))
    .disabled(!isOn)
  }

  private func touch(isDown: Bool) {
    if isDown {
      hasFired = true
      pull()
    } else {
      // NB: the button's own action comes with the same lift of the finger, and must not pull again.
      Task { hasFired = false }
    }
  }
}

/// Red from above, deeper below; pressed it is smaller, and while it is off it leaves the room to the clue.
struct BrakeStyle: ButtonStyle {
  let isOn: Bool
  let touch: @MainActor (Bool) -> Void
  private static let width = 450.0
  private static let (height, heightOff) = (120.0, 64.0)

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, Measure.space2)
      .padding(.vertical, Measure.space1)
      .frame(maxWidth: Self.width, minHeight: isOn ? Self.height : Self.heightOff)
      .background(ground, in: .rect(cornerRadius: Measure.radiusLarge))
      .pressed(configuration.isPressed, scale: Motion.brakeScale)
      .onChange(of: configuration.isPressed) { _, isDown in touch(isDown) }
  }

  private var ground: LinearGradient {
    let colours: [Colour] = isOn ? [.errorRed, .errorRedDeep] : [.bgRaised, .bgRaised]
    return LinearGradient(
      colors: colours.map { Color.tripto($0) }, startPoint: .top, endPoint: .bottom)
  }
}

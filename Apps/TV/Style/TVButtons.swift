import SwiftUI
import TriptoDesign

/// What a button of the TV looks like (UI.md §1.2): 84 high; focused it has a mint edge and is a little larger.
struct TVButtonLook: Equatable {
  var fill = Colour.bgRaised
  var ink = Colour.textPrimary
  var edge = Colour.lineStrong
  var size = 34.0
  var height = 84.0
  var minWidth = 0.0

  static let primary = TVButtonLook(
    fill: .accentOrange, ink: .bgBase, edge: .accentOrange, size: 44, height: 104, minWidth: 520)
  static let standard = TVButtonLook()
  static let wide = TVButtonLook(minWidth: 480)
}

struct TVButtonStyle: ButtonStyle {
  let look: TVButtonLook

  func makeBody(configuration: Configuration) -> some View {
    TVButtonFace(look: look, isPressed: configuration.isPressed) { configuration.label }
  }
}

/// What shows the focus (UI.md §1.2).
enum FocusRing {
  static let width = 4.0
  static let scale = 1.05
}

private struct TVButtonFace<Label: View>: View {
  let look: TVButtonLook
  let isPressed: Bool
  @ViewBuilder let label: Label
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var isCalm

  var body: some View {
    label
      .sized(look.size, isEnabled ? look.ink : .textMuted)
      .lineLimit(1)
      .padding(.horizontal, 44)
      .frame(minWidth: look.minWidth, minHeight: look.height)
      .background(Color.tripto(isEnabled ? look.fill : .bgRaised), in: .rect(cornerRadius: 20))
      .overlay {
        RoundedRectangle(cornerRadius: 20)
          .strokeBorder(Color.tripto(isEnabled ? look.edge : .line), lineWidth: 3)
      }
      .padding(FocusRing.width + 4)
      .overlay {
        if isFocused {
          RoundedRectangle(cornerRadius: 26)
            .strokeBorder(Color.tripto(.accentMint), lineWidth: FocusRing.width)
        }
      }
      .scaleEffect(isFocused && !isCalm ? FocusRing.scale : isPressed ? Motion.pressScale : 1)
      .animation(isCalm ? nil : Motion.press.animation(), value: isFocused)
  }
}

extension ButtonStyle where Self == TVButtonStyle {
  static func tv(_ look: TVButtonLook) -> TVButtonStyle { TVButtonStyle(look: look) }
}

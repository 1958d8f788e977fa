import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// The face of a button, also for the label of a menu, which takes no style of ours.
  func buttonLook(_ look: ButtonLook) -> some View { modifier(ButtonFace(look: look)) }

  /// A little smaller while it is pressed; not where people want less motion.
  func pressed(_ isPressed: Bool, scale: Double) -> some View {
    modifier(Pressed(isPressed: isPressed, scale: scale))
  }

  /// Chosen among others: a mint edge, and said by voices.
  func picked(_ isPicked: Bool) -> some View {
    environment(\.isPicked, isPicked).accessibilityAddTraits(isPicked ? .isSelected : [])
  }
}

private struct ButtonFace: ViewModifier {
  let look: ButtonLook
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isPicked) private var isPicked
  @Environment(\.dynamicTypeSize) private var typeSize

  func body(content: Content) -> some View {
    content
      .styled(look.style, isEnabled ? look.ink : .textMuted)
      .multilineTextAlignment(look.alignment == .leading ? .leading : .center)
      .padding(.horizontal, margin)
      .padding(.vertical, Measure.space1)
      .frame(
        maxWidth: look.isWide ? .infinity : nil, minHeight: look.height, alignment: look.alignment
      )
      .background(Color.tripto(fill), in: .rect(cornerRadius: Measure.radiusMedium))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusMedium)
          .strokeBorder(Color.tripto(edge), lineWidth: isPicked ? 3 : 1)
      }
      .contentShape(.rect)
  }

  /// NB: very large letters need the room themselves.
  private var margin: Double {
    look.fill == nil || typeSize.isAccessibilitySize ? Measure.space1 : look.margin
  }

  private var fill: Colour {
    guard let fill = look.fill else { return .bgRaised.opacity(0) }
    return isEnabled ? fill : .bgRaised
  }

  private var edge: Colour {
    if isPicked { return .accentMint }
    return isEnabled ? look.edge ?? fill : look.fill == nil ? fill : .line
  }
}

private struct Pressed: ViewModifier {
  let isPressed: Bool
  let scale: Double
  @Environment(\.accessibilityReduceMotion) private var isCalm

  func body(content: Content) -> some View {
    content
      .scaleEffect(isPressed && !isCalm ? scale : 1)
      .animation(Motion.press.animation(), value: isPressed)
  }
}

private struct PickedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The button is the chosen one among others.
  fileprivate var isPicked: Bool {
    get { self[PickedKey.self] }
    set { self[PickedKey.self] = newValue }
  }
}

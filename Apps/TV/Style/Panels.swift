import SwiftUI
import TriptoDesign

extension View {
  /// A dark ground on which every text of the TV is read (UI-A1).
  func panel(radius: Double = 18) -> some View {
    background(Color.tripto(.panel.opacity(0.95)), in: .rect(cornerRadius: radius))
  }

  /// A panel with a coloured edge at its left: the verdict of a row, the tone of a guest.
  func panel(edge: Colour, width: Double = 9, radius: Double = 18) -> some View {
    background(alignment: .leading) {
      Color.tripto(.panel.opacity(0.95))
        .overlay(alignment: .leading) { Color.tripto(edge).frame(width: width) }
        .clipShape(.rect(cornerRadius: radius))
    }
  }

  /// Words in a pill.
  func pill(
    _ ground: Colour = .panel.opacity(0.95), edge: Colour? = nil, x: Double = 34, y: Double = 8
  ) -> some View {
    padding(.horizontal, x)
      .padding(.vertical, y)
      .background(Color.tripto(ground), in: .capsule)
      .overlay {
        if let edge { Capsule().strokeBorder(Color.tripto(edge), lineWidth: 3) }
      }
  }
}

/// Words in a pill, of one size.
struct Pill: View, Equatable {
  let text: String
  var size = 36.0
  var ink = Colour.textSecondary
  var ground = Colour.panel.opacity(0.95)
  var edge: Colour?

  var body: some View {
    Text(verbatim: text)
      .sized(size, ink)
      .monospacedDigit()
      .oneLine(of: size)
      .pill(ground, edge: edge)
  }
}

import Foundation
import SwiftUI
import TriptoDesign

extension Color {
  /// A colour of the palette (UI.md §1.1).
  static func tripto(_ colour: Colour) -> Color {
    Color(
      .sRGB, red: Double(colour.red) / 255, green: Double(colour.green) / 255,
      blue: Double(colour.blue) / 255, opacity: colour.opacity)
  }
}

extension Color {
  /// A colour of a picture, which no token names: each part from 0 to 1.
  static func painted(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) -> Color {
    Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
  }
}

extension LinearGradient {
  /// From one corner to the other, as the name is written and the spinner drawn.
  static var triptoTitle: LinearGradient {
    LinearGradient(
      colors: ColourGradient.title.stops.map { Color.tripto($0) }, startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

extension View {
  /// What a card throws on what is below it (UI.md §1.2).
  func throwing(_ shadow: TriptoDesign.Shadow) -> some View {
    self.shadow(
      color: Color.tripto(.veil.opacity(shadow.opacity)), radius: shadow.blur / 2, y: shadow.y)
  }
}

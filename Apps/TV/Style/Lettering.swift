import SwiftUI
import TriptoDesign

extension View {
  /// Bold letters of a size of their own: numerals, names, signs. Sizes are px at 1080p, never below 32 (UI-T28).
  func sized(_ points: Double, _ colour: Colour, bold isBold: Bool = true) -> some View {
    font(
      .system(
        size: max(points, TypeStyle.smallestOnTV), weight: isBold ? .bold : .regular,
        design: isBold ? .rounded : nil)
    )
    .foregroundStyle(Color.tripto(colour))
  }

  /// One line, smaller rather than cut.
  func oneLine(atLeast points: Double = TypeStyle.smallestOnTV, of size: Double) -> some View {
    lineLimit(1).minimumScaleFactor(min(1, max(0.1, points / size)))
  }

  /// At most so many lines, smaller rather than cut.
  func lines(_ most: Int, atLeast points: Double = TypeStyle.smallestOnTV, of size: Double)
    -> some View
  {
    lineLimit(most).minimumScaleFactor(min(1, max(0.1, points / size)))
  }

  /// So that words are read over the landscape.
  func overNight() -> some View {
    shadow(color: Color.tripto(.veil.opacity(0.9)), radius: 14, y: 3)
  }
}

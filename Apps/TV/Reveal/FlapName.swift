import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A letter on each flap; they turn one after the other within a second.
struct FlapName: View, Equatable {
  let name: String
  let size: Double

  var body: some View {
    let letters = name.map(String.init)
    HStack(spacing: max(2, size * 0.05)) {
      ForEach(letters.indices, id: \.self) { place in
        Flap(letter: letters[place], size: size, delay: Double(place) / Double(letters.count))
      }
    }
    .fixedSize()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: name))
    .accessibilityIdentifier("destination")
  }
}

private struct Flap: View, Equatable {
  let letter: String
  let size: Double
  /// s.
  let delay: Double
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var isTurned = false

  private static let paper: Ink = 0x0E192E
  private var isGap: Bool { letter == " " }

  var body: some View {
    Text(verbatim: letter)
      .sized(size, .accentOrangeBright)
      .fixedSize()
      .frame(minWidth: size * (isGap ? 0.3 : 0.78))
      .background {
        if !isGap {
          RoundedRectangle(cornerRadius: size * 0.1).fill(Self.paper.color())
        }
      }
      .opacity(isTurned || isCalm ? 1 : 0)
      .scaleEffect(y: isTurned || isCalm ? 1 : 0.1)
      .onAppear {
        withAnimation(isCalm ? nil : Motion.curved(.easeOut, 0.5).delay(delay)) { isTurned = true }
      }
  }

  nonisolated static func == (one: Flap, other: Flap) -> Bool {
    one.letter == other.letter && one.size == other.size && one.delay == other.delay
  }
}

import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Who somebody is beside a name: the passenger, a carriage's number, or the initial in a ring (UI-E2).
struct PersonMark: View, Equatable {
  let person: TVPerson
  var size = 64.0

  var body: some View {
    Group {
      if let carriage = person.carriage {
        CarriagePlate(number: carriage.number, tone: person.colour)
      } else if let face = person.face {
        FaceView(face: face, size: size)
      } else {
        InitialRing(initial: person.initial, colour: person.colour, size: size)
      }
    }
    .accessibilityHidden(true)
  }
}

/// The initial in a ring of the player's colour.
struct InitialRing: View, Equatable {
  let initial: String
  let colour: Colour
  let size: Double

  var body: some View {
    Text(verbatim: initial)
      .sized(max(32, size * 0.48), .textPrimary)
      .lineLimit(1)
      .fixedSize()
      .frame(width: size, height: size)
      .background(Color.tripto(.bgBase), in: .circle)
      .overlay { Circle().strokeBorder(Color.tripto(colour), lineWidth: size > 60 ? 5 : 4) }
  }
}

/// A carriage's number in its tone.
struct CarriagePlate: View, Equatable {
  let number: Int
  let tone: Colour

  var body: some View {
    Text(verbatim: String(number))
      .sized(32, .bgBase)
      .frame(width: 58, height: 44)
      .background(Color.tripto(tone), in: .rect(cornerRadius: 12))
  }
}

/// People beside each other, and how many more.
struct FaceRow: View, Equatable {
  let people: [TVPerson]
  let over: String?
  var size = 64.0
  var ink = Colour.textPrimary
  /// Below 0 they stand close, each before the one on its right.
  var spacing = 4.0

  var body: some View {
    HStack(spacing: spacing) {
      ForEach(people) { PersonMark(person: $0, size: size) }
      if let over { Text(verbatim: over).sized(32, ink) }
    }
  }
}

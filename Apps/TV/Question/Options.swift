import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Options by letter, shape and colour, two by two (UI-T15); the right one lifts when it is told (UI-T16).
struct OptionGrid: View, Equatable {
  let options: [TVQuestion.Option]
  let isSettled: Bool
  /// Of a sign.
  let height: Double

  private var tracks: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 22), count: 2)
  }

  var body: some View {
    LazyVGrid(columns: tracks, spacing: 16) {
      ForEach(options) { option in
        OptionSign(option: option, isSettled: isSettled, height: height).comesIn(option.id)
      }
    }
  }
}

struct OptionSign: View, Equatable {
  let option: TVQuestion.Option
  let isSettled: Bool
  let height: Double

  private var choice: Choice { Choice.all[min(option.id, Choice.all.count - 1)] }
  private var hasPeople: Bool { !option.people.shown.isEmpty }
  private var isDim: Bool { isSettled && !option.isRight }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 26) {
        ChoiceKey(choice: choice, isDim: isDim)
        Text(verbatim: option.text)
          .sized(44, isDim ? .textSecondary : .textPrimary)
          .lines(2, of: 44)
        Spacer(minLength: 0)
        if let points = option.points {
          Text(verbatim: points).sized(44, .accentOrangeBright).lineLimit(1).fixedSize()
        }
        if option.isRight {
          Image(symbol: .correct).sized(68, .successGreen).accessibilityHidden(true)
        }
      }
      if hasPeople { PickRow(people: option.people) }
    }
    .padding(.leading, 22)
    .padding(.trailing, 28)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
    .background(Color.tripto(ground), in: .rect(cornerRadius: 30))
    .overlay {
      RoundedRectangle(cornerRadius: 30).strokeBorder(Color.tripto(edge), lineWidth: 5)
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("option-\(choice.letter)")
  }

  private var ground: Colour {
    option.isRight ? Colour.successGreen.opacity(0.22).over(.bgBase) : .panel.opacity(0.96)
  }

  private var edge: Colour { option.isRight ? .successGreen : isDim ? .lineStrong : choice.colour }
}

/// Who chose it: passengers, and names where they have room (UI-E13).
struct PickRow: View, Equatable {
  let people: TVQuestion.People

  var body: some View {
    HStack(spacing: 8) {
      ForEach(people.shown) { person in
        HStack(spacing: 8) {
          PersonMark(person: person, size: 60)
          if people.areNamed {
            Text(verbatim: person.name).sized(32, .textPrimary).lineLimit(1).fixedSize()
          }
        }
        .padding(.trailing, people.areNamed ? 14 : 0)
      }
      if let over = people.over { Text(verbatim: over).sized(32, .textPrimary).fixedSize() }
    }
    .frame(height: 66)
    .comesIn(0)
  }
}

/// A choice as it is everywhere: a letter, a shape, a colour (UI-A2, UI-P19).
struct Choice: Equatable {
  let letter: String
  let colour: Colour
  /// Below the middle, where the shape is wide.
  let drop: Double

  static let all = [
    Choice(letter: "A", colour: .choiceA, drop: 0), Choice(letter: "B", colour: .choiceB, drop: 10),
    Choice(letter: "C", colour: .choiceC, drop: 0), Choice(letter: "D", colour: .choiceD, drop: 0),
  ]
}

struct ChoiceKey: View, Equatable {
  let choice: Choice
  /// It was not the right one.
  var isDim = false

  var body: some View {
    ZStack {
      ChoiceShape(letter: choice.letter)
        .fill(Color.tripto(isDim ? choice.colour.opacity(0.3).over(.panel) : choice.colour))
      Text(verbatim: choice.letter).sized(40, isDim ? .textPrimary : .bgBase).offset(y: choice.drop)
    }
    .frame(width: 84, height: 84)
  }
}

/// ● ▲ ■ ◆.
struct ChoiceShape: Shape {
  let letter: String

  func path(in rect: CGRect) -> Path {
    switch letter {
    case "A": Path(ellipseIn: rect)
    case "B": polygon([(0.5, 0.02), (1, 0.96), (0, 0.96)], rect)
    case "C": Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 8)
    default: polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], rect)
    }
  }

  private func polygon(_ corners: [(x: Double, y: Double)], _ rect: CGRect) -> Path {
    Path { path in
      for (place, corner) in corners.enumerated() {
        let x = Double(rect.minX) + Double(rect.width) * corner.x
        let y = Double(rect.minY) + Double(rect.height) * corner.y
        let point = CGPoint(x: x, y: y)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}

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

  private var pairs: [[TVQuestion.Option]] {
    stride(from: 0, to: options.count, by: 2).map {
      Array(options[$0..<min($0 + 2, options.count)])
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      ForEach(pairs, id: \.first?.id) { pair in
        HStack(spacing: 22) {
          ForEach(pair) { option in
            OptionSign(option: option, isSettled: isSettled, height: height).comesIn(option.id)
          }
        }
        .fixedSize(horizontal: false, vertical: true)
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
    .frame(maxWidth: .infinity, minHeight: height, maxHeight: .infinity, alignment: .leading)
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

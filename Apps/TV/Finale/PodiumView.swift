import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// The steps rise one by one; names stand over them in one or two lines and are never cut (UI-T20, UI-E12).
struct PodiumView: View, Equatable {
  let steps: [PodiumStep]
  let isFull: Bool
  let isCrowned: Bool

  var body: some View {
    HStack(alignment: .bottom, spacing: 14) {
      ForEach(steps) { PodiumStepView(step: $0, isFull: isFull, isAlone: steps.count == 1) }
    }
    .frame(maxWidth: .infinity, alignment: .center)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("podium")
  }
}

struct PodiumStepView: View, Equatable {
  let step: PodiumStep
  let isFull: Bool
  let isAlone: Bool

  private var isMany: Bool { step.people.count > 2 }
  private var width: Double { isMany && step.id == 1 && isAlone ? 860 : isFull ? 290 : 410 }
  private var colour: Colour { step.medal?.colour ?? .textMuted }
  private var height: Double {
    guard step.isUp else { return 44 }
    let heights = isFull ? [234.0, 196, 170] : [340, 260, 190]
    return heights[min(max(1, step.id), 3) - 1]
  }

  var body: some View {
    VStack(spacing: 12) {
      if step.isUp { StepPeople(step: step, isFull: isFull, width: width) }
      VStack(spacing: 0) {
        if step.isUp {
          Text(verbatim: String(step.id)).sized(72, colour).lineLimit(1)
          Text(verbatim: step.points).sized(44, .textPrimary).oneLine(of: 44)
        }
        Spacer(minLength: 0)
      }
      .padding(.top, 12)
      .frame(width: width, height: height)
      .background {
        LinearGradient(
          colors: [Color.tripto(.line), Color.tripto(.bgCard)], startPoint: .top,
          endPoint: .bottom)
      }
      .overlay(alignment: .top) { Color.tripto(colour).frame(height: 12) }
      .clipShape(.rect(cornerRadius: 20))
    }
    .glides(step.isUp)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("step-\(step.id)")
  }
}

private struct StepPeople: View, Equatable {
  let step: PodiumStep
  let isFull: Bool
  let width: Double

  private var isMany: Bool { step.people.count > 2 }
  private var size: Double {
    isMany ? 36 : step.id == 1 ? (isFull ? 42 : 56) : isFull ? 36 : 42
  }
  private var columns: Int { width > 600 ? 3 : 1 }

  var body: some View {
    VStack(spacing: 8) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns), spacing: 8) {
        ForEach(step.people) { person in
          VStack(spacing: 4) {
            if !isMany { PersonMark(person: person.person, size: step.id == 1 ? 130 : 100) }
            ForEach(person.lines, id: \.self) { line in
              Text(verbatim: line)
                .sized(size, step.id == 1 ? .accentOrangeBright : .textPrimary)
                .oneLine(of: size)
            }
          }
        }
      }
      if let over = step.over { Text(verbatim: over).sized(36, .textSecondary) }
    }
    .frame(width: width)
    .overNight()
    .comesIn(0)
  }
}

import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A coach with its windows; one of a carriage has its number and tone.
struct CoachView: View, Equatable {
  let coach: Seating.Coach
  let riders: [TVTrain.Rider]
  let tone: Colour?
  let perWindow: Int
  let isDark: Bool

  private static let paint: [Ink] = [0x4D659C, 0x2C4070, 0x233459]

  var body: some View {
    VStack(spacing: 0) {
      windows
        .padding(.horizontal, TrainMeasure.end)
        .padding(.top, 12)
        .frame(height: 104, alignment: .top)
        .background(
          LinearGradient(
            colors: Self.paint.map { $0.color() }, startPoint: .top, endPoint: .bottom)
        )
        .overlay(alignment: .bottom) {
          Color.tripto(tone ?? .accentOrange).frame(height: 14)
        }
        .clipShape(.rect(cornerRadius: 14))
      HStack(spacing: 0) {
        Bogie()
        Spacer(minLength: 0)
        Bogie()
      }
      .padding(.horizontal, 26)
      .frame(height: 16)
    }
    .fixedSize(horizontal: true, vertical: false)
  }

  private var windows: some View {
    HStack(spacing: TrainMeasure.gap) {
      if let number = coach.number {
        Text(verbatim: String(number))
          .sized(36, .textPrimary)
          .lineLimit(1)
          .fixedSize()
          .frame(width: 44, height: 72)
          .background(Color.tripto(.bgBase), in: .rect(cornerRadius: 10))
      }
      ForEach(coach.windows.indices, id: \.self) { place in
        WindowView(
          window: coach.windows[place], riders: coach.windows[place].riders.map { riders[$0] },
          perWindow: perWindow, isDark: isDark)
      }
    }
  }
}

private struct Bogie: View {
  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<2, id: \.self) { _ in
        Circle()
          .fill(Color.tripto(.bgBase))
          .overlay { Circle().strokeBorder(Color.tripto(.lineStrong), lineWidth: 3) }
          .frame(width: 24, height: 24)
      }
    }
    .offset(y: -4)
  }
}

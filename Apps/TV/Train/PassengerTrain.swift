import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

struct TrainSlot: View {
  let app: TVApp

  var body: some View {
    if let train = app.train {
      PassengerTrain(train: train).placed(0, TrainMeasure.top, Stage.width, TrainMeasure.height)
    }
  }
}

/// Everybody at a window, and an engine that takes letters (UI-E8).
struct PassengerTrain: View, Equatable {
  let train: TVTrain

  var body: some View {
    HStack(spacing: TrainMeasure.coupling) {
      ForEach(train.seating.coaches.indices, id: \.self) { place in
        CoachView(
          coach: train.seating.coaches[place], riders: train.riders,
          tone: train.tones.indices.contains(place) ? train.tones[place] : nil,
          perWindow: train.seating.perWindow, isDark: train.isDark)
      }
      EngineView()
    }
    .fixedSize()
    .scaleEffect(train.seating.scale, anchor: .bottom)
    .frame(width: Stage.width, height: TrainMeasure.height)
    .overlay(alignment: .bottom) {
      Color.tripto(.lineStrong).frame(height: 4).offset(y: 4)
    }
    .accessibilityHidden(true)
  }
}

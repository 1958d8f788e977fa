import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// The cards of the phase: what is asked beside what is answered, or one below the other. Each reads its own part of
/// the model, so that a message redraws only what it changes.
struct GameCards: View {
  let app: HostApp
  @Binding var isAtDesk: Bool

  var body: some View {
    TwoColumns {
      // NB: who brakes is seen first, and read after what it is about.
      BrakeSlot(game: app.play)
      SecretSlot(game: app.play).accessibilitySortPriority(1)
      ClueSlot(game: app.play).accessibilitySortPriority(1)
      QuestionSlot(game: app.play)
      FinaleSlot(game: app.play)
      FinaleStandingsSlot(game: app.play)
      AnswersSlot(game: app.play)
      JudgedSlot(game: app.play)
    } right: {
      LockedSlot(game: app.play)
      QuestionAnswersSlot(game: app.play)
      StandingsSlot(game: app.play)
      AlongCard(app: app, isAtDesk: $isAtDesk)
      DeskTools(app: app)
    }
    .accessibilityElement(children: .contain)
  }
}

struct SecretSlot: View {
  let game: GameModel
  var body: some View {
    if let card = game.secret { SecretView(card: card) }
  }
}

struct ClueSlot: View {
  let game: GameModel
  var body: some View {
    // NB: in a brake the clock that runs is the brake's.
    if let card = game.clue {
      ClueView(card: card, hasClock: game.brake == nil, game: game)
    }
  }
}

struct BrakeSlot: View {
  let game: GameModel
  var body: some View {
    if let card = game.brake { BrakeView(card: card, game: game) }
  }
}

struct LockedSlot: View {
  let game: GameModel
  var body: some View {
    if let card = game.locked { LockedView(card: card) }
  }
}

struct AnswersSlot: View {
  let game: GameModel
  var body: some View {
    if let card = game.answers { AnswersView(card: card, game: game) }
  }
}

struct JudgedSlot: View {
  let game: GameModel
  var body: some View {
    ForEach(game.judged) { JudgedView(question: $0, game: game) }
  }
}

import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A game: the picture of the phase, the train below it, and what lies over every picture. It takes the remote's keys, for
/// nothing in it can be pressed but the way out.
struct ShowScreen: View {
  let app: TVApp
  @FocusState private var focus: ShowFocus?

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.tripto(.veil.opacity(0))
        .focusable(!hasLeave)
        .focused($focus, equals: .stage)
      PictureSlot(app: app, focus: $focus)
      TrainSlot(app: app)
      NoticeSlot(app: app)
      CaptionSlot(app: app)
      PauseSlot(app: app)
    }
    .onStage()
    .defaultFocus($focus, hasLeave ? .leave : .stage)
  }

  private var hasLeave: Bool {
    if case .finale(let finale)? = app.picture { finale.leave != nil } else { false }
  }
}

/// What can have the focus in a game.
enum ShowFocus: Hashable { case stage, leave }

/// The picture of the phase.
struct PictureSlot: View {
  let app: TVApp
  var focus: FocusState<ShowFocus?>.Binding

  private var hasTrain: Bool { app.train != nil }

  var body: some View {
    switch app.picture {
    case .lobby(let lobby):
      LobbyView(lobby: lobby, name: app.messages.common.appName, hasTrain: hasTrain)
    case .preparing(let text): PreparingView(text: text)
    case .rules(let rules): RulesView(rules: rules, train: app.train)
    case .intro(let intro): IntroView(intro: intro)
    case .clue(let clue): ClueScreen(clue: clue, app: app)
    case .reveal(let reveal): RevealView(reveal: reveal)
    case .question(let question): QuestionScreen(question: question, app: app)
    case .scores(let scores): ScoresView(scores: scores, hasTrain: hasTrain)
    case .finale(let finale): FinaleView(finale: finale, app: app, focus: focus)
    case .older(let text): PreparingView(text: text, isWaiting: false)
    case nil: EmptyView()
    }
  }
}

/// *Förbereder spel...*
struct PreparingView: View, Equatable {
  let text: String
  var isWaiting = true

  var body: some View {
    VStack(spacing: 30) {
      if isWaiting { Spinner(size: 88) }
      Text(verbatim: text)
        .sized(52, .textPrimary)
        .multilineTextAlignment(.center)
        .overNight()
        .accessibilityIdentifier("preparing")
    }
    .placed(Stage.marginX, Stage.marginY, Stage.roomX, 972)
  }
}

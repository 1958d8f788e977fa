import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards

/// Whatever a server says, the host and a host who plays see something.
@Suite struct CardBadInputTests {
  private static func make(_ state: JSONValue, _ language: Language) {
    for game in GoldenStates.games(state) {
      if let view = GameView(game, Messages(language)) { Self.host(view) }
      if let view = PlayView(game, Messages(language)) { _ = PlayHand(view, PlayInput()) }
    }
  }

  private static func host(_ view: GameView) {
    _ = (StatusBadge(view), SecretCard(view), ClueCard(view), BrakeCard(view), LockedCard(view))
    _ = (AnswersCard(view), JudgedQuestion.all(view), Standings(view), QuestionCards(view))
    _ = (FinaleCard(view, isRestored: true), ControlBar(view, isOff: false))
    _ = (CarriagesCard(view), NightLine.text(view.state.night, view.host))
  }

  @Test(
    "UI-A14 UI-A21 every golden state in every phase and language gives cards of host and player")
  func all() {
    let states = GoldenStates.all()
    #expect(states.count > 10 * GoldenStates.phases.count)
    for state in states {
      for language in Language.allCases { Self.make(state, language) }
    }
  }

  @Test(
    "UI-A8 numbers that make no sense, negative or huge, give cards all the same",
    arguments: GoldenStates.numbers)
  func extremes(_ number: Int) {
    for state in GoldenStates.all(numbers: number) { Self.make(state, .sv) }
  }
}

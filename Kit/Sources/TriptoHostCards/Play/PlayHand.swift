import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// What a player's seat shows in each phase (UI.md §4).
public enum PlayHand: Equatable, Sendable {
  case waiting(String)
  case rules(PlayRules)
  case clue(PlayClue)
  case reveal(PlayReveal)
  case question(PlayQuestion)
  case scores(PlayScores)
  /// The phase is newer than the app (UI-A21).
  case older(String)

  package init(_ view: PlayView, _ input: PlayInput) {
    let words = view.words
    switch view.state.phase {
    case .lobby: self = .waiting(words.waitingForHost)
    case .preparingRound: self = .waiting(words.preparingClues)
    case .roundIntro:
      self = PlayRules(view, input).map { .rules($0) } ?? .waiting(words.whereTo)
    case .clueLevel, .pausedForBrake: self = .clue(PlayClue(view, input))
    case .revealDestination: self = .reveal(PlayReveal(view, input))
    case .followupQuestion:
      self = PlayQuestion(view, input).map { .question($0) } ?? .waiting(words.preparingClues)
    case .scoreboard, .finalResults, .roundEnd: self = .scores(PlayScores(view))
    case .unknown: self = .older(view.messages.apps.appTooOld)
    }
  }
}

extension PlayHand {
  package var note: PlayNote? { if case .clue(let clue) = self { clue.note } else { nil } }
}

/// The rules of the first journey, one after the other, and the brake to be tried (UI-E27, EVE56).
public struct PlayRules: Equatable, Sendable {
  public let title: String
  public let lines: [String]
  /// The line that is told now, from 0.
  public let lit: Int
  /// *Provdra!*, *Funkar!*; nil before it can be tried.
  public let tryBrake: String?
  public let works: Bool

  init?(_ view: PlayView, _ input: PlayInput) {
    guard case .present(let rules?) = view.state.rules else { return nil }
    let (words, step) = (view.words, max(rules.step, input.rulesStep))
    title = words.howTo
    lines = [words.rule1, words.rule2] + (view.hasNotes ? [words.rule3] : [])
    lit = min(step <= 2 ? 0 : step <= 4 ? 1 : 2, lines.count - 1)
    works = rules.pulled.contains(view.me) || input.hasTried
    tryBrake = step >= 4 ? (works ? words.works : words.tryBrake) : nil
  }
}

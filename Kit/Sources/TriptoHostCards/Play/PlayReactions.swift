import TriptoClient
import TriptoDesign
import TriptoKernel
public import TriptoWire

/// What a seat may send to the TV: eight in one row, grey for a while after each one (UI-E32, EVE25).
public struct PlayReactions: Equatable, Sendable {
  public struct Reaction: Equatable, Sendable, Identifiable {
    public let emoji: ReactionEmoji
    /// What voices call it.
    public let label: String
    /// It has just been sent.
    public let isGone: Bool
    public var id: String { "\(emoji)" }
  }

  public let label: String
  public let all: [Reaction]
  /// Off for a while after each one, and without a connection.
  public let isOn: Bool

  /// - Returns: nil where none may be sent, or the host has muted them.
  package init?(_ view: PlayView, _ input: PlayInput) {
    guard !input.isMuted, view.game.lobby?.settings?.reactions != false, view.mayReact else {
      return nil
    }
    label = view.words.react
    all = ReactionEmoji.allCases.map {
      Reaction(emoji: $0, label: view.words.name(of: $0), isGone: $0 == input.reaction)
    }
    isOn = input.reaction == nil && input.isOnline
  }
}

extension PlayView {
  /// Between the steps everybody may; at a clue and a question only who has answered, and nobody while the train stands.
  fileprivate var mayReact: Bool {
    guard state.journey != nil, !state.paused else { return false }
    switch state.phase {
    case .lobby, .roundIntro, .revealDestination, .scoreboard, .finalResults, .roundEnd: return true
    case .clueLevel: return ownLock != nil
    case .followupQuestion: return state.followupQuestion?.answeredByMe == true
    case .preparingRound, .pausedForBrake, .unknown: return false
    }
  }
}

extension PlayerMessages {
  fileprivate func name(of emoji: ReactionEmoji) -> String {
    switch emoji {
    case .clap: reactClap
    case .laugh: reactLaugh
    case .wow: reactWow
    case .fire: reactFire
    case .heart: reactHeart
    case .party: reactParty
    case .think: reactThink
    case .cry: reactCry
    }
  }
}

import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// What lies over every picture (UI-T6, UI-T19, UI-T27, UI-T29, UI-A13).
public struct TVNotices: Equatable, Sendable {
  /// *Värden är borta …*.
  public let hostAway: String?
  /// *{name} får 8 p …*: the host has changed a verdict.
  public let changed: String?
  /// The code in a corner, for late joiners.
  public let cornerCode: String?
  public let cornerLabel: String
  /// *Paus*.
  public let paused: String?
  /// For whoever does not see the picture.
  public let spoken: String

  init(_ view: TVView) {
    let (state, memory, tv) = (view.state, view.memory, view.tv)
    let waits = view.isEvening && (state.phase == .lobby || state.phase == .roundEnd)
    hostAway =
      memory.isHostAway(at: view.nowMs) ? (waits ? tv.hostAwayNight : tv.hostAway) : nil
    changed = memory.override.flatMap {
      view.nowMs < $0.untilMs ? tv.changedByHost(name: Names.short($0.name), n: $0.points) : nil
    }
    cornerLabel = view.common.joinCode
    paused = state.paused ? view.common.paused : nil
    spoken = Self.spoken(view)
    switch state.phase {
    case .lobby, .finalResults, .roundEnd: cornerCode = nil
    case .preparingRound, .roundIntro, .clueLevel, .pausedForBrake, .revealDestination,
      .followupQuestion, .scoreboard, .unknown:
      cornerCode = view.game.lobby?.locked == true ? nil : state.joinCode
    }
  }

  private static func spoken(_ view: TVView) -> String {
    let (state, tv) = (view.state, view.tv)
    switch state.phase {
    case .preparingRound: return tv.preparing
    case .roundIntro:
      guard case .present(_?) = state.rules else { return departure(view) }
      return ""
    case .clueLevel: return state.clueLevelPoints.map { tv.levelLabel(n: $0) } ?? ""
    case .pausedForBrake:
      return state.brakeOwnerName.map { tv.braked(name: Names.short($0)) } ?? ""
    case .followupQuestion:
      return state.followupQuestion.map {
        view.common.questionOf(i: $0.currentQuestionIndex &+ 1, n: $0.totalQuestions)
      } ?? ""
    case .lobby, .revealDestination, .scoreboard, .finalResults, .roundEnd, .unknown: return ""
    }
  }

  private static func departure(_ view: TVView) -> String {
    guard let i = view.state.destinationIndex, let n = view.state.totalDestinations, i > 1 else {
      return view.tv.whereTo
    }
    return view.tv.nextOf(i: i, n: n)
  }
}

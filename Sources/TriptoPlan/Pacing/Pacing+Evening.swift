public import TriptoKernel

/// How long what evening sessions have besides takes, in ms (EVE10).
public struct EveningPacing: Sendable, Equatable, Codable {
  /// PA28: a brake whose owner types nothing is released after so long
  public var silenceMs: Milliseconds
  /// PA30: what a clue has left after a release, at least
  public var leastAfterReleaseMs: Milliseconds
  /// PA31: the nerve after a locked answer
  public var nerveMs: Milliseconds
  /// PA31: by the host's pace the nerve is never shorter than this
  public var leastNerveMs: Milliseconds
  /// PA32: the early end of a clue that no lock ends
  public var clueEndMs: Milliseconds
  /// PA33: the early end of a question
  public var questionEndMs: Milliseconds
  /// PA34: a question's shortest time before an early end
  public var leastQuestionMs: Milliseconds
  /// PA35: how long the result of a question stands
  public var questionResultMs: Milliseconds
  /// PA36: until the scoreboard goes on by itself
  public var scoreboardMs: Milliseconds
  /// PA44: nobody connected, after a finished journey
  public var afterJourneyExpiryMs: Milliseconds
  /// PA44: at most, after the last finale
  public var afterFinaleExpiryMs: Milliseconds
  /// PA45: drafts of one player that are read
  public var draftsPerSecond: Int
  /// PA39–PA41; nil in journals of older builds, which told all verdicts at once
  public var reveal: RevealPacing?
  /// PA45: between two reactions of a player; nil where REACTION is as it was before (EX24)
  public var reactionGapMs: Milliseconds?
  /// PA45: changes of seats from one hand
  public var seatChangesPerSecond: Int?
  /// PA37, PA38: the rules ride; nil where there is none
  public var rules: RulesPacing?
  /// PA42, PA43: the finale; nil in journals of older builds, whose finale is the ordinary one
  public var finale: FinalePacing?
  /// PA46: what the length is told from (EVE54)
  public var length: LengthEstimates

  /// Everything but the answering times and the limits, by the host's pace or the server's factor.
  mutating func scale(_ times: (Milliseconds) -> Milliseconds) {
    nerveMs = max(min(nerveMs, leastNerveMs), times(nerveMs))
    clueEndMs = times(clueEndMs)
    questionEndMs = times(questionEndMs)
    questionResultMs = times(questionResultMs)
    scoreboardMs = times(scoreboardMs)
    reveal?.scale(times)
    rules?.scale(times)
    finale?.scale(times)
    length.rulesMs = times(length.rulesMs)
    length.introMs = times(length.introMs)
    length.revealMs = times(length.revealMs)
    length.finaleMs = times(length.finaleMs)
  }
}

/// The offsets of an evening's reveal (EVE57), in ms.
public struct RevealPacing: Sendable, Equatable, Codable {
  /// PA39: the flight lands, and the place is named
  public var nameMs: Milliseconds
  /// PA40: from the flight's start to the first verdict, and from one to the next
  public var firstVerdictMs: Milliseconds
  public var verdictGapMs: Milliseconds
  /// Before the last one.
  public var lastVerdictMs: Milliseconds
  /// PA41: how long all of it takes, at least, and how long the last verdict stands
  public var leastMs: Milliseconds
  public var afterLastMs: Milliseconds
  /// How long it takes when nobody has answered.
  public var nobodyMs: Milliseconds

  mutating func scale(_ times: (Milliseconds) -> Milliseconds) {
    nameMs = times(nameMs)
    firstVerdictMs = times(firstVerdictMs)
    verdictGapMs = times(verdictGapMs)
    lastVerdictMs = times(lastVerdictMs)
    leastMs = times(leastMs)
    afterLastMs = times(afterLastMs)
    nobodyMs = times(nobodyMs)
  }
}

/// What a journey is expected to take where nothing says so exactly (PA46), in ms.
public struct LengthEstimates: Sendable, Equatable, Codable {
  public var voiceOfDestinationMs: Milliseconds
  public var voiceOfQuestionMs: Milliseconds
  /// From the place to its results.
  public var toResultsMs: Milliseconds
  public var rulesMs: Milliseconds
  /// Without rules.
  public var introMs: Milliseconds
  public var revealMs: Milliseconds
  public var finaleMs: Milliseconds
}

extension Pacing {
  /// As a session keeps it: without what only evenings have, where it is none (EVE2, EVE10).
  public func fit(for settings: GameSettings) -> Pacing {
    var pacing = self
    if settings.evening == nil { pacing.evening = nil }
    return pacing
  }
}

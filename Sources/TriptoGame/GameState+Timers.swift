import TriptoBrake
public import TriptoKernel
import TriptoPlan

/// Deadlines are part of the state, so a restart finds them again (ST40).
extension GameState {
  /// The earliest deadline and what it is for; nil when the game waits for nothing.
  public var nextDeadline: (key: TimerKey, atMs: Milliseconds)? {
    var best: (key: TimerKey, atMs: Milliseconds)?
    func offer(_ key: TimerKey, _ atMs: Milliseconds?) {
      guard let atMs, atMs < best?.atMs ?? .max else { return }
      best = (key, atMs)
    }
    offer(.hold, hold?.endMs)
    offer(.step, stepDeadlineMs)
    offer(.silence, silenceDeadlineMs)
    offer(.earlyEnd, earlyEndDeadlineMs)
    offer(.speech, speechDeadlineMs)
    if seats.contains(where: { $0.lostAtMs != nil }) {
      for seat in seats { offer(.away(seat.id), awayMs(of: seat)) }
      for seat in seats { offer(.grace(seat.viewer), graceMs(of: seat)) }
    }
    offer(.grace(.tv), tvGraceMs)
    offer(.expiry, expiryMs)
    return best
  }

  func deadlineMs(_ key: TimerKey) -> Milliseconds? {
    switch key {
    case .hold: hold?.endMs
    case .step: stepDeadlineMs
    case .speech: speechDeadlineMs
    case .silence: silenceDeadlineMs
    case .earlyEnd: earlyEndDeadlineMs
    case .away(let id): seat(id).flatMap(awayMs(of:))
    case .grace(.tv): tvGraceMs
    case .grace(.host(let id)), .grace(.player(let id)): seat(id).flatMap(graceMs(of:))
    case .expiry: expiryMs
    }
  }

  /// A clue that runs out waits for the hold (BR10); a pause stops the clock (ST32).
  private var stepDeadlineMs: Milliseconds? {
    guard pausedAtMs == nil, hold == nil else { return nil }
    return clock?.endMs
  }

  private var silenceDeadlineMs: Milliseconds? { isPaused ? nil : tonight.silentUntilMs }

  /// A brake that is being decided comes first (EVE49).
  private var earlyEndDeadlineMs: Milliseconds? {
    hold == nil && pausedAtMs == nil ? tonight.earlyEndMs : nil
  }

  /// A brake that is being decided may make it pointless.
  private var speechDeadlineMs: Milliseconds? {
    hold == nil && pausedAtMs == nil ? upcoming?.atMs : nil
  }

  private func awayMs(of seat: Seat) -> Milliseconds? {
    guard let lost = seat.lostAtMs, seat.hasCome, !seat.isAway, !seat.hasLeft,
      seat.role == .player
    else { return nil }
    return lost + pacing.awayMs
  }

  private func graceMs(of seat: Seat) -> Milliseconds? {
    guard let lost = seat.lostAtMs, !seat.hasLeft else { return nil }
    guard seat.role == .player || phase != .lobby else { return nil }
    if keepsSleepers, seat.hasCome { return nil }
    return lost + pacing.graceMs
  }

  private var tvGraceMs: Milliseconds? {
    guard let lost = tvLostAtMs, !hasTVLeft, phase != .lobby, !hasExpired else { return nil }
    return lost + pacing.graceMs
  }

  /// PA24, ST41: when a game that nobody is in expires
  var expiryMs: Milliseconds? {
    guard !seats.isEmpty else { return nil }
    if let evening { return expiryMs(evening) }
    let idle = emptySinceMs.map { $0 + pacing.idleExpiryMs }
    guard phase == .roundEnd, let start = finaleStartMs else { return idle }
    let ended = start + (pacing.finaleOffsetsMs.last ?? 0) + pacing.endedExpiryMs
    return min(idle ?? ended, ended)
  }

  /// EVE28: later once a journey is finished, and in any case some time after the last finale
  private func expiryMs(_ evening: EveningPacing) -> Milliseconds? {
    let hasFinished = finishedJourneys > 0
    let idleMs = hasFinished ? evening.afterJourneyExpiryMs : pacing.idleExpiryMs
    let idle = emptySinceMs.map { $0 + idleMs }
    guard let lastFinaleMs = tonight.lastFinaleMs else { return idle }
    let latest = lastFinaleMs + evening.afterFinaleExpiryMs
    return min(idle ?? latest, latest)
  }

  /// How long each answering time is with this game's settings (EX30, PA26).
  public var clueMs: Milliseconds { settings.extended(pacing.discussionMs[clueIndex]) }
  public var brakeAnswerMs: Milliseconds { settings.extended(pacing.brakeAnswerMs) }
  /// How long the owner of a brake may type nothing (EVE29); nil without an evening.
  public var silenceMs: Milliseconds? { evening.map { settings.extended($0.silenceMs) } }
  public var followupMs: Milliseconds { settings.extended(pacing.followupMs) }
}

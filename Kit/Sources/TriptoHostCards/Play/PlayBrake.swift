import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// BROMS: what is written on it and over it, and whether it can be pulled (UI-P11, UI-P12, UI-E28, UI-E29).
public struct PlayBrake: Equatable, Sendable {
  /// *BROMS*, *Bromsar…*.
  public let label: String
  /// *8 p*: what a right answer gives, in an evening.
  public let worth: String?
  public let isOn: Bool
  public let isPressing: Bool
  /// Why it is off, or what became of the last press; else how it is used.
  public let line: String
  /// It has just been refused.
  public let isRefused: Bool
  /// *Lämna en lapp · 6 p*; nil where none can be given now.
  public let giveNote: String?
  /// *Dina fyra val kommer vid 6 poäng.*
  public let childLine: String?

  init(_ view: PlayView, _ input: PlayInput) {
    let (words, state) = (view.words, view.state)
    let reason = Self.reason(view, input)
    isPressing = input.isPressing
    label = isPressing ? words.braking : words.brake
    worth = isPressing ? nil : state.me.map { view.messages.common.nPts(n: $0.brakeWorth) }
    isOn = reason.isEmpty && input.coolS == 0
    isRefused = input.rejection != nil
    let refusal = input.rejection.map { Self.refusal($0, view) } ?? ""
    let said =
      input.coolS > 0 ? words.waitSeconds(s: input.coolS) : refusal.isEmpty ? reason : refusal
    line = said.isEmpty ? words.brakeHint : said
    giveNote =
      state.me?.mayNote == true && !input.isNoteOpen
      ? words.noteGive(w: state.me?.noteWorth ?? 0) : nil
    childLine = Self.waitsForChoices(view) ? words.childSoon : nil
  }

  /// Why the brake is off now, or "".
  static func reason(_ view: PlayView, _ input: PlayInput) -> String {
    let (words, state) = (view.words, view.state)
    if view.isMine { return words.youBraked }
    if !input.isOnline { return words.brakeOffline }
    if state.paused { return words.pausedByHost }
    if view.isBraked { return words.rejAlreadyPaused(name: view.braker) }
    if view.isRevealNear { return words.revealing }
    if state.me?.why == .choicesLater { return words.childSoon }
    let released = afterRelease(view)
    if !released.isEmpty { return released }
    let waits =
      state.me.map { !$0.mayBrake } ?? (view.moments.locked != nil && state.clueTimerEnd == nil)
    return waits ? words.waitNextClue : ""
  }

  /// What somebody who has let go is told as long as that counts (UI-E31); else "".
  package static func afterRelease(_ view: PlayView) -> String {
    switch view.state.me?.why {
    case .out: view.words.rolledOn
    case .spent: view.hasNotes ? view.words.noBrakes : view.words.noBrakesHere
    case .locked, .late, .choicesLater, .unknown, nil: ""
    }
  }

  static func refusal(_ reason: BrakeRejection, _ view: PlayView) -> String {
    let words = view.words
    switch reason {
    case .tooLate: return words.rejTooLate
    case .alreadyPaused: return words.rejAlreadyPaused(name: view.braker)
    case .rateLimited: return words.rejRateLimited
    case .invalidPhase: return words.rejInvalidPhase
    case .notAllowed, .unknown: return words.rejNotAllowed
    }
  }

  /// A child types here as everybody does; its four choices come at the clues after it (EVE45, UI-E33).
  private static func waitsForChoices(_ view: PlayView) -> Bool {
    guard let seat = view.state.me, seat.choices == nil else { return false }
    let isChild = view.state.players.first { $0.playerId == view.me }?.child == true
    return isChild && (view.state.clueLevelPoints ?? 0) >= 8
  }
}

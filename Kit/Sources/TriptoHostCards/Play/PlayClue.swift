import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// A clue on a player's seat (UI.md §4).
public struct PlayClue: Equatable, Sendable {
  /// *10*.
  public let points: String
  public let eyebrow: String?
  /// nil while it is only heard (UI-P13).
  public let text: String?
  public let listening: String
  /// Another has the brake (UI-E29).
  public let banner: String?
  public let brake: PlayBrake?
  public let note: PlayNote?
  public let locked: PlayLocked?
  public let dialog: PlayDialog?
  /// *Du är med! …*, *Strax framme …*.
  public let status: String?

  static let usualHideMs = 400

  init(_ view: PlayView, _ input: PlayInput) {
    let (state, words) = (view.state, view.words)
    points = state.clueLevelPoints.map(String.init) ?? ""
    eyebrow = state.destinationIndex.flatMap { i in
      state.totalDestinations.map { view.messages.common.destinationOf(i: i, n: $0) }
    }
    text = Self.isHeard(view, input) ? state.clueText : nil
    listening = words.listening
    banner = view.isBraked && !view.isMine ? Self.banner(view) : nil
    locked = view.ownLock.map { PlayLocked($0, view) }
    let mayAct = locked == nil && !view.isWatching
    brake = mayAct ? PlayBrake(view, input) : nil
    note = mayAct && !view.isMine ? PlayNote(view, input) : nil
    dialog = PlayDialog(view, input)
    status = view.isRevealNear ? words.revealing : view.isWatching ? view.lateText : nil
  }

  /// Hidden for as long as the server asks and no longer (UI-P13).
  private static func isHeard(_ view: PlayView, _ input: PlayInput) -> Bool {
    guard !input.isClueRestored, let seenMs = input.clueSeenMs else { return true }
    let told = view.moments.clue.flatMap {
      $0.clueLevelPoints == view.state.clueLevelPoints ? $0 : nil
    }
    let hideMs = told.map { $0.textRevealAfterMs ?? 0 } ?? usualHideMs
    return input.nowMs >= seenMs + Double(hideMs)
  }

  private static func banner(_ view: PlayView) -> String {
    let (words, name) = (view.words, view.braker)
    if view.isOurs { return words.teamBraked(name: name) }
    guard let brake = view.state.brake else { return words.otherBraked(name: name) }
    return brake.typing ? words.isTyping(name: name) : words.isThinking(name: name)
  }
}

/// The own answer is in (UI-P17); in an evening it leaves the room to the clue, which goes on (UI-E32).
public struct PlayLocked: Equatable, Sendable {
  public let answer: String
  public let line: String
  public let isNote: Bool

  init(_ lock: LockedAnswerView, _ view: PlayView) {
    let points = lock.lockedAtLevelPoints
    answer = lock.answerText ?? ""
    isNote = lock.note ?? false
    line =
      isNote
      ? "\(view.words.noteIs) \(view.messages.common.nPts(n: points))"
      : view.words.lockedAt(x: points)
  }
}

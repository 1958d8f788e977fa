import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// A clue, also while somebody brakes: the clue never jumps (UI-T8–UI-T12, UI-E10, UI-E11).
public struct TVClue: Equatable, Sendable {
  public enum Segment: Equatable, Sendable { case passed, now, ahead }

  /// *10*, in its circle; *poäng* below.
  public let points: String
  public let unit: String
  public let levelLabel: String
  /// The five levels, from the left.
  public let segments: [Segment]
  public let levels: [Int]
  public let eyebrow: String?
  /// *a/b svarat*, *a/b vagnar*, *Svar låsta: x / y*; never an answer's text.
  public let count: String
  public let hasAnswers: Bool
  /// nil until it is to be read.
  public let text: FittedText?
  public let brake: TVBrake?
  /// *Tåget rullar vidare!*
  public let rolled: String?

  init(_ view: TVView) {
    let (state, tv) = (view.state, view.tv)
    let level = state.clueLevelPoints
    points = level.map(String.init) ?? ""
    unit = tv.points
    levelLabel = tv.levelLabel(n: level ?? 0)
    let all = Format.standard.levels
    let place = level.flatMap { all.firstIndex(of: $0) } ?? 0
    levels = all
    segments = all.indices.map { $0 < place ? .passed : $0 == place ? .now : .ahead }
    eyebrow = view.stop
    (count, hasAnswers) = Self.count(view)
    let hideMs = Double(view.isCalm ? 0 : view.moments.clue?.textRevealAfterMs ?? 0)
    let isShown = view.nowMs >= view.memory.clueSeenMs + hideMs
    text = isShown ? state.clueText.map(FittedText.clue) : nil
    brake = TVBrake(view)
    let isRolling = state.phase == .clueLevel && view.nowMs < view.memory.rolledUntilMs
    rolled = isRolling ? tv.rolled : nil
  }

  private static func count(_ view: TVView) -> (String, Bool) {
    let state = view.state
    if let units = state.units {
      let (a, b) = (units.answered, units.total)
      let text =
        state.carriages == nil
        ? view.common.answeredOf(a: a, b: b) : view.tv.carriagesOf(a: a, b: b)
      return (text, a > 0)
    }
    let a = state.answeredCount ?? state.lockedAnswersCount
    let b = state.totalPlayers ?? state.players.count
    return (a > 0 ? view.tv.lockedOf(x: a, y: b) : view.common.answeredOf(a: a, b: b), a > 0)
  }
}

/// A brake: the name across the screen, then a banner with its countdown (UI-T11, UI-E10).
public struct TVBrake: Equatable, Sendable {
  public let owner: TVPerson
  /// *{name} bromsade!*, *{name} skriver …*.
  public let words: String
  /// The name stands across the whole screen, in its own tone.
  public let isCalled: Bool
  /// px at 1080p: one line, 160 down to 72.
  public let nameSize: Int
  public let fullName: String

  init?(_ view: TVView) {
    let (state, told) = (view.state, view.moments.brake?.accepted)
    guard state.phase == .pausedForBrake,
      let name = state.brakeOwnerName ?? told?.playerName,
      let id = state.brake?.playerId ?? state.brakeOwnerPlayerId ?? told?.playerId
    else { return nil }
    owner = view.person(id, name, .start)
    fullName = name
    isCalled = state.brake != nil && view.memory.called.map { view.nowMs < $0.untilMs } ?? false
    let short = Names.short(name)
    words =
      state.brake.map {
        $0.typing ? view.tv.isTyping(name: short) : view.tv.isThinking(name: short)
      } ?? view.tv.braked(name: short)
    nameSize = max(72, min(160, Int(1690 / (Names.width(name) * 0.64))))
  }
}

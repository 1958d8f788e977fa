import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

/// The destination, for the host's eyes only (UI-H19). A host who plays along gets none.
public struct SecretCard: Equatable, Sendable {
  public let title: String
  /// nil for a host who plays along.
  public let name: String?
  public let country: String?
  /// Why there is nothing, or that it is for the host alone.
  public let note: String
  public let symbol = Symbol.secret

  package init?(_ view: GameView) {
    guard let destination = view.state.destination else { return nil }
    title = view.host.secretDestination
    (name, country) = (destination.name, destination.country)
    note = destination.name == nil ? view.host.secretsHidden : view.host.onlyYou
  }
}

/// The clue in full, and what it is worth (UI-H20, UI-H21).
public struct ClueCard: Equatable, Sendable {
  public let title: String
  public let text: String
  /// *8 p*; nil before the first clue.
  public let level: String?
  /// *a/b svarat*.
  public let answered: String
  public let answeredCount: Int
  public let total: Int
  /// A clock runs that can be given more time.
  public let canExtend: Bool
  public let symbol = Symbol.clue

  package init(_ view: GameView) {
    let (state, host) = (view.state, view.host)
    let isIntro = state.phase == .roundIntro || state.phase == .preparingRound
    title = isIntro ? host.journeyBegins : host.currentClue
    text = state.clueText ?? host.preparing
    level = isIntro ? nil : state.clueLevelPoints.map { view.messages.common.nPts(n: $0) }
    answeredCount = state.answeredCount ?? state.lockedAnswersCount
    total = max(0, state.totalPlayers ?? 0)
    answered = view.messages.common.answeredOf(a: answeredCount, b: total)
    canExtend =
      state.clueTimerEnd != nil || (state.phase == .pausedForBrake && !state.paused)
  }
}

/// Who has braked, and by how little the others were late (UI-H26, BR8, UI-E23).
public struct BrakeCard: Equatable, Sendable {
  public struct Press: Equatable, Sendable {
    public let name: String
    /// *+23 ms*; nil for who won.
    public let margin: String?
  }

  public let title: String
  /// Whether its owner types, in an evening.
  public let typing: String?
  public let orderTitle: String?
  public let order: [Press]
  /// *Släpp bromsen åt {name}*, in an evening.
  public let release: String?
  public let next: String?
  public let symbol = Symbol.brake

  package init?(_ view: GameView) {
    guard view.state.phase == .pausedForBrake else { return nil }
    let (state, host) = (view.state, view.host)
    let name = state.brakeOwnerName ?? view.moments.brake?.accepted.playerName ?? ""
    title = host.braked(name: name)
    typing = state.brake.map { $0.typing ? host.isTyping(name: name) : host.isThinking(name: name) }
    let mayAct = state.brake != nil && !state.paused
    release = mayAct ? host.letGoOf(name: name) : nil
    next = mayAct ? NextClue.label(view) : nil
    let presses = view.moments.order.map { Self.order($0, view) } ?? []
    order = presses.count < 2 ? [] : presses
    orderTitle =
      order.isEmpty ? nil : view.moments.order?.tie == true ? host.brakeTie : host.brakeOrder
  }

  private static func order(_ told: BrakeOrder, _ view: GameView) -> [Press] {
    let winner = told.order.filter { $0.playerId == told.winnerPlayerId }
    let others = told.order.filter { $0.playerId != told.winnerPlayerId }
    return (winner + others).enumerated().map { place, row in
      let margin = Int(exactly: row.marginMs.rounded()).map { view.host.brakeMargin(n: $0) }
      return Press(name: view.name(row.playerId), margin: place == 0 ? nil : margin)
    }
  }
}

/// Answers locked so far: name, words, level (UI-H27).
public struct LockedCard: Equatable, Sendable {
  public struct Row: Equatable, Sendable {
    public let name: String
    /// In quotes, or dots where the host plays along.
    public let answer: String
    /// *vid 8 p*.
    public let level: String
    public let reading: String
    /// It was handed in as a note (UI-E23).
    public let isNote: Bool
  }

  public let title: String
  /// Said by voices when an answer is locked.
  public let spoken: String
  /// While there is none.
  public let emptyText: String?
  public let rows: [Row]
  public let symbol = Symbol.locked

  package init(_ view: GameView) {
    let (state, host) = (view.state, view.host)
    let count = state.lockedAnswersCount
    title = host.lockedAnswers(n: count)
    spoken = count > 0 ? host.locks(n: count) : ""
    emptyText = count == 0 ? host.noLockedAnswers : nil
    rows = state.lockedAnswers.map { lock in
      Row(
        name: view.name(lock.playerId),
        answer: lock.answerText.map { $0.isEmpty ? "•••" : view.quoted($0) } ?? "•••",
        level: view.messages.common.atPts(n: lock.lockedAtLevelPoints),
        reading: view.reading(lock.judged), isNote: lock.note == true)
    }
  }
}

public import TriptoGame
public import TriptoKernel
import TriptoPlan
public import TriptoShow
public import TriptoWire

/// A socket's place in a broadcast.
public struct Recipient: Hashable, Sendable {
  public let viewer: Viewer
  public let capabilities: Capabilities

  public init(viewer: Viewer, capabilities: Capabilities) {
    self.viewer = viewer
    self.capabilities = capabilities
  }

  /// A connection with all extensions, or one of v1.
  public init(viewer: Viewer, isExtended: Bool) {
    self.init(viewer: viewer, capabilities: isExtended ? .all : [])
  }

  /// Whether the connection has opted in to anything (EX1).
  public var isExtended: Bool { !capabilities.isEmpty }

  var isHost: Bool { if case .host = viewer { true } else { false } }
  var isPlayer: Bool { if case .player = viewer { true } else { false } }
  var hasEvents: Bool { capabilities.contains(.events) }
}

extension Audience {
  public func includes(_ recipient: Recipient) -> Bool {
    switch self {
    case .all: true
    case .av: !recipient.isPlayer
    case .host: recipient.isHost
    case .viewer(let viewer): recipient.viewer == viewer
    case .allExcept(let viewer): recipient.viewer != viewer
    case .extended: recipient.isExtended
    case .timed: recipient.capabilities.contains(.timers)
    case .eventful: recipient.hasEvents
    case .watchers: !recipient.isPlayer || recipient.hasEvents
    case .brakeSound: recipient.isHost || (recipient.viewer == .tv && !recipient.hasEvents)
    case .extendedHost: recipient.isHost && recipient.isExtended
    case .extendedTV: recipient.viewer == .tv && recipient.isExtended
    case .avBesidesExtendedTV:
      recipient.isHost || (recipient.viewer == .tv && !recipient.isExtended)
    }
  }
}

/// Recipients with equal faces get the same bytes, so a view is encoded once per face.
public enum Face: Hashable, Sendable {
  /// The cue says the same to everybody.
  case everybody
  /// The same to everybody, but for what an evening has besides on EX connections (EVE3).
  case connection(isExtended: Bool)
  case host(isExtended: Bool)
  case tv(isExtended: Bool)
  /// A player with nothing of its own in the view.
  case anyPlayer(isExtended: Bool)
  case player(PlayerID, isExtended: Bool)

  public init(_ cue: Cue, _ recipient: Recipient, _ state: GameState) {
    guard cue.differsByRole || cue.hasStart else {
      let isSplit = state.isEvening && cue.differsInEvenings
      self = isSplit ? .connection(isExtended: recipient.isExtended) : .everybody
      return
    }
    let isExtended = recipient.isExtended && (cue == .snapshot || cue.hasStart)
    switch recipient.viewer {
    case .host: self = .host(isExtended: isExtended)
    case .tv: self = .tv(isExtended: isExtended)
    case .player(let id):
      let isOwn = cue == .snapshot && state.hasOwnView(id)
      self = isOwn ? .player(id, isExtended: isExtended) : .anyPlayer(isExtended: isExtended)
    }
  }
}

extension Cue {
  /// Those with extensions are told of it ahead.
  fileprivate var hasStart: Bool {
    switch self {
    case .music, .sound, .speech: true
    case .snapshot, .lobby, .playerJoined, .playerLeft, .error, .packSelected, .cluePresent,
      .answerCount, .clueAdvance, .timerSync, .brakePending, .brakeAccepted, .brakeRejected,
      .brakeOrder, .brakeReleased, .answerLocked, .noteHanded, .verdictShown, .destinationReveal,
      .destinationResults, .scoreboardUpdate, .questionPresent, .questionLocked, .questionCount,
      .questionResults,
      .nextDestination, .gameEnded, .finalResults, .effect, .musicStop, .musicGain, .speechStop,
      .prefetch, .line,
      .handover, .reaction,
      .rulesStep, .testPull, .finaleStage:
      false
    }
  }

  /// The messages that have keys of their own in evening sessions (EVE3, EVE13).
  fileprivate var differsInEvenings: Bool {
    switch self {
    case .lobby, .brakeAccepted, .destinationReveal, .destinationResults, .scoreboardUpdate,
      .questionResults,
      .finalResults:
      true
    case .snapshot, .playerJoined, .playerLeft, .error, .packSelected, .cluePresent, .answerCount,
      .clueAdvance, .timerSync, .brakePending, .brakeRejected, .brakeOrder, .brakeReleased,
      .answerLocked, .noteHanded, .verdictShown, .questionPresent, .questionLocked,
      .questionCount, .nextDestination, .gameEnded,
      .effect, .music, .musicStop, .musicGain, .sound, .speech, .speechStop,
      .prefetch, .line, .handover, .reaction,
      .rulesStep, .testPull, .finaleStage:
      false
    }
  }

  /// The messages that EV marks ALL\*.
  fileprivate var differsByRole: Bool {
    switch self {
    case .snapshot, .answerLocked, .questionPresent, .questionLocked, .nextDestination: true
    case .lobby, .playerJoined, .playerLeft, .error, .packSelected, .cluePresent, .answerCount,
      .clueAdvance, .timerSync, .brakePending, .brakeAccepted, .brakeRejected, .brakeOrder,
      .brakeReleased, .noteHanded, .verdictShown, .destinationReveal, .destinationResults,
      .scoreboardUpdate,
      .questionCount,
      .questionResults, .gameEnded, .finalResults, .effect, .music, .musicStop, .musicGain,
      .sound, .speech, .speechStop, .prefetch, .line, .handover, .reaction,
      .rulesStep, .testPull, .finaleStage:
      false
    }
  }
}

extension GameState {
  /// A player's snapshot differs from the others' by its own answers only (PR25, PR29).
  fileprivate func hasOwnView(_ id: PlayerID) -> Bool {
    guard let round else { return false }
    return round.answer(of: id) != nil || hasAnswered(id) || differsInEvening(id)
  }

  func hasAnswered(_ id: PlayerID) -> Bool {
    guard phase == .followupQuestion, let round else { return false }
    return round.followups[questionIndex].contains { $0.seat == id }
  }
}

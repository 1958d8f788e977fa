public import TriptoGame
public import TriptoKernel
public import TriptoPlan
import TriptoShow

/// A game with its people round it: drives commands and time, and keeps all that happened.
public struct GameTable {
  /// One accepted command, as a journal keeps it.
  public struct Line: Sendable, Codable {
    public let command: Command
    public let sender: Sender
    public let atMs: Milliseconds
  }

  public private(set) var state: GameState
  public private(set) var nowMs: Milliseconds
  public private(set) var moments: [Moment] = []
  public private(set) var journal: [Line] = []
  /// The session as it was created, for a replay.
  public let genesis: GameState

  public static let startMs = 1_767_225_600_000
  public static let hostID = PlayerID("h")
  public static let names = ["Alva", "Bo", "Cilla", "Dag", "Eva", "Finn"]

  /// A session without anybody connected.
  public init(
    settings: GameSettings = GameSettings(), pacing: Pacing = PacingTable.standard,
    id: String = "game"
  ) {
    nowMs = Self.startMs
    genesis = GameState(
      id: SessionID(id), joinCode: "K7TM4P", hostID: Self.hostID, settings: settings,
      pacing: pacing, nowMs: Self.startMs)
    state = genesis
  }

  /// Runs a command now.
  /// - Returns: the events it led to.
  /// - Throws: the refusal; the state is then what it was.
  @discardableResult
  public mutating func run(_ command: Command, by sender: Sender) throws(Refusal) -> [Event] {
    let new = try state.apply(command, by: sender, at: nowMs)
    moments += new
    journal.append(Line(command: command, sender: sender, atMs: nowMs))
    return new.map(\.event)
  }

  /// Lets time pass; every deadline on the way fires at its moment.
  /// - Returns: the events of that time.
  @discardableResult
  public mutating func wait(_ durationMs: Milliseconds) throws(Refusal) -> [Event] {
    let endMs = nowMs + durationMs
    var events: [Event] = []
    while let (key, dueMs) = state.nextDeadline, dueMs <= endMs {
      nowMs = max(nowMs, dueMs)
      events += try run(.fire(key), by: .system)
    }
    nowMs = endMs
    return events
  }

  /// Lets time pass without any timer firing, as when the process is down.
  public mutating func sleep(_ durationMs: Milliseconds) { nowMs += durationMs }

  /// Lets time pass to the next deadline and fires it.
  @discardableResult
  public mutating func next() throws(Refusal) -> [Event] {
    guard let (key, dueMs) = state.nextDeadline else { return [] }
    nowMs = max(nowMs, dueMs)
    return try run(.fire(key), by: .system)
  }

  /// Why a command is refused; nil when it is accepted. Tried on a copy: nothing is changed.
  /// - Returns: also whether the state was left untouched by the refusal.
  public func trial(
    _ command: Command, by sender: Sender
  ) -> (refusal: Refusal?, isUntouched: Bool) {
    var copy = state
    do throws(Refusal) {
      _ = try copy.apply(command, by: sender, at: nowMs)
      return (nil, copy == state)
    } catch {
      return (error, copy == state)
    }
  }

  /// The game played again from its journal.
  public static func replay(
    _ lines: [Line], on genesis: GameState
  ) throws(Refusal) -> GameState {
    var state = genesis
    for line in lines { _ = try state.apply(line.command, by: line.sender, at: line.atMs) }
    return state
  }

  /// Forgets what happened so far (not the journal).
  public mutating func clearMoments() { moments = [] }

  public var events: [Event] { moments.map(\.event) }
}

public import TriptoWire

/// The mind of a bot: what it hears becomes plans, and a plan that falls due becomes an action or
/// nothing. Pure; the connection around it owns clock and socket.
public struct BotBrain: Sendable {
  public private(set) var memory: BotMemory
  public let temper: Temper
  /// Set before a plan falls due: what the host lends (see ``GameTruth``).
  public var truth = GameTruth()
  /// Players the host waits for before it starts.
  public let table: Int
  let dice: Dice
  private var generation = 0
  private var planned = Situation.unknown
  /// Situations in which the bot has made its trouble: once is enough, or a pause would follow every
  /// resume.
  private var troubled: Set<Situation> = []
  var hasKicked = false
  /// The host has overruled a judgement, so scores cannot be told in advance.
  public internal(set) var hasOverruled = false
  public internal(set) var typed: [TypedAnswer] = []

  /// - Parameters:
  ///   - table: how many players there will be.
  ///   - dice: this seat's own.
  init(
    role: Role, isExtended: Bool = true, dice: Dice, temper: Temper = Temper(), table: Int = 0
  ) {
    memory = BotMemory(role: role, isExtended: isExtended)
    self.dice = dice
    self.temper = temper
    self.table = table
  }

  /// Takes in one message from the server.
  public mutating func hear(_ message: ServerMessage) -> [BotPlan] {
    memory.hear(message)
    if case .clockPing(let ping) = message { return [plan(.pong(pingId: ping.pingId), after: 0)] }
    let situation = memory.situation
    guard situation != planned else { return [] }
    planned = situation
    generation += 1
    let isNew = troubled.insert(situation).inserted
    switch memory.role {
    case .player: return playerPlans(situation, mayDrop: isNew)
    case .host: return hostPlans(situation, mayTrouble: isNew)
    case .tv: return []
    }
  }

  /// The connection is gone: what was planned or under way may be lost, so the next snapshot is a new
  /// occasion.
  public mutating func lostConnection() {
    memory.lostConnection()
    planned = .unknown
    generation += 1
  }

  /// A plan falls due.
  /// - Returns: nil when the game has moved on.
  public mutating func due(_ intent: BotIntent) -> BotAction? {
    if case .pong(let id) = intent.deed { return .pong(pingId: id) }
    guard isCurrent(intent) else { return nil }
    switch intent.deed {
    case .press: return memory.hasLocked ? nil : .press
    case .answerBrake: return answerBrake()
    case .answerQuestion: return answerQuestion()
    case .say(let message): return send(message)
    case .drop: return .drop
    case .pong: return nil
    }
  }

  /// Whether the game is still where this was meant for.
  func isCurrent(_ intent: BotIntent) -> Bool { intent.generation == generation }

  private mutating func send(_ message: ClientMessage) -> BotAction? {
    if case .hostKick = message { hasKicked = true }
    if case .hostVerdictSet = message { hasOverruled = true }
    return .send(message)
  }

  func plan(_ deed: BotIntent.Deed, after afterMs: Int) -> BotPlan {
    BotPlan(intent: BotIntent(deed: deed, generation: generation), afterMs: afterMs)
  }

  func plan(_ message: ClientMessage, after afterMs: Int) -> BotPlan {
    plan(.say(message), after: afterMs)
  }
}

import TriptoDesign
import TriptoKernel
import TriptoWire

/// The way to a destination: nothing of its name, country or picture is on this device (UI-T7, UI-T18).
public struct TVIntro: Equatable, Sendable {
  /// *Resmål 1 / 3*.
  public let eyebrow: String?
  /// *Nästa resmål*, between destinations.
  public let lead: String?
  public let progress: Progress?
  public let question: String
  /// The train departs here; where passengers are, theirs stands below.
  public let hasTrain: Bool

  init(_ view: TVView) {
    let state = view.state
    let isBetween = (state.destinationIndex ?? 1) > 1
    eyebrow = isBetween ? nil : view.stop
    lead = isBetween ? view.tv.nextStop : nil
    progress = isBetween ? Progress(view, done: (state.destinationIndex ?? 1) - 1) : nil
    question = view.tv.whereTo
    hasTrain = !view.hasPassengers
  }
}

/// The stops of the journey as a line (UI-T17, UI-T18).
public struct Progress: Equatable, Sendable {
  public let label: String
  /// So many are behind.
  public let done: Int
  public let count: Int

  init?(_ view: TVView, done: Int) {
    guard let label = view.stop, let count = view.state.totalDestinations else { return nil }
    (self.label, self.done, self.count) = (label, done, count)
  }
}

/// What the game is, in five steps, while people try the brake (EVE55, EVE56, UI-E27).
public struct TVRules: Equatable, Sendable {
  public enum Scene: Equatable, Sendable {
    case boarding
    /// Five carriages with the points of their clues.
    case cars([Int])
    case handle
    /// *Provdra!*, and how many have.
    case tryBrake(call: String, count: String)
    case note
  }

  public let rule: String
  public let step: Int
  public let scene: Scene
  /// The name over the window of who has just tried the brake.
  public let newPull: TVPerson?

  init?(_ view: TVView) {
    guard case .present(let rules?) = view.state.rules else { return nil }
    let (tv, memory) = (view.tv, view.memory)
    step = max(rules.step, memory.rulesStep)
    rule = step <= 2 ? tv.rule1 : step <= 4 ? tv.rule2 : tv.rule3
    let pulled = Set(rules.pulled + memory.pulls).count
    let present = view.state.players.count { $0.isConnected }
    switch step {
    case ..<2: scene = .boarding
    case 2: scene = .cars(Format.standard.levels)
    case 3: scene = .handle
    case 4: scene = .tryBrake(call: tv.tryBrake, count: tv.pulledOf(a: pulled, b: present))
    default: scene = .note
    }
    let pull = memory.newPull.flatMap { view.nowMs < $0.untilMs ? view.player($0.id) : nil }
    newPull = step >= 4 ? pull.map { view.person($0.playerId, $0.name) } : nil
  }
}

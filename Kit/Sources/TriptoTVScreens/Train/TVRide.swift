import TriptoClient
import TriptoKernel
import TriptoWire

/// How fast the train goes, how light it is outside and what the signal shows: the state, told as a journey (UI.md 5.2).
public struct TVRide: Equatable, Sendable {
  /// What the glass of the carriage lays over the view, so that words can be read.
  public enum Glass: String, Sendable { case clear, brake, lobby, question, scores, finale }
  public enum Signal: String, Sendable { case none, red, mint }

  /// 1 is full speed.
  public let speed: Double
  /// 0 is night, 1 morning.
  public let dawn: Double
  public let glass: Glass
  public let signal: Signal
  /// It stands at its last station.
  public let isLast: Bool
  /// It stands at a station.
  public let isAtStation: Bool
  /// It is in a tunnel, or nearly.
  public let isInTunnel: Bool
  /// What the landscape grows from: nothing but the session, the journey and the place's number (UI-T30).
  public let seed: String
  public let destination: Int

  static let night = 0.1
  static let speeds = [1.0, 0.8, 0.6, 0.4, 0.2]
  /// The end of the scoreboard's timer, when the tunnel begins.
  static let tunnelAheadMs = 2600.0

  init(_ view: TVView) {
    let (state, isPending) = (view.state, view.moments.pending != nil)
    let stands = isPending || state.paused
    speed = stands ? 0 : Self.speed(view)
    dawn = Self.dawn(state)
    glass = isPending ? .brake : Self.glass(state.phase)
    signal = Self.signal(state, isPending)
    isLast = Self.isLast(state)
    isAtStation = [.revealDestination, .followupQuestion, .finalResults, .roundEnd]
      .contains(state.phase)
    isInTunnel = Self.isInTunnel(view)
    let number = state.journey?.number ?? 1
    seed = number > 1 ? "\(state.sessionId.rawValue)#\(number)" : state.sessionId.rawValue
    destination = state.roundIndex ?? 0
  }

  private static func level(_ state: StateView) -> Int? {
    Format.standard.levels.firstIndex { $0 == state.clueLevelPoints }
  }

  private static func speed(_ view: TVView) -> Double {
    switch view.state.phase {
    case .lobby, .preparingRound: return 0.15
    case .roundIntro:
      if case .present(_?) = view.state.rules { return 0 }
      return 1
    case .clueLevel:
      let full = level(view.state).map { Self.speeds[$0] } ?? 0
      // NB: once it is answered it only rolls.
      return view.state.timer == nil ? full / 3 : full
    case .scoreboard: return 0.6
    case .pausedForBrake, .revealDestination, .followupQuestion, .finalResults, .roundEnd, .unknown:
      return 0
    }
  }

  private static func dawn(_ state: StateView) -> Double {
    switch state.phase {
    case .clueLevel, .pausedForBrake: level(state).map { [0, 0.2, 0.4, 0.6, 0.8][$0] } ?? 0
    case .revealDestination, .followupQuestion: 1
    case .scoreboard: 0.5
    case .lobby, .preparingRound, .roundIntro, .finalResults, .roundEnd, .unknown: night
    }
  }

  private static func glass(_ phase: PhaseName) -> Glass {
    switch phase {
    case .lobby: .lobby
    case .pausedForBrake: .brake
    case .followupQuestion: .question
    case .scoreboard, .unknown: .scores
    case .finalResults, .roundEnd: .finale
    case .preparingRound, .roundIntro, .clueLevel, .revealDestination: .clear
    }
  }

  /// Red while somebody brakes; mint once the answer is locked, until the train rolls on.
  private static func signal(_ state: StateView, _ isPending: Bool) -> Signal {
    if isPending || state.phase == .pausedForBrake { return .red }
    let waits = state.phase == .clueLevel && state.timer == nil && !state.paused
    return waits && state.lockedAnswersCount > 0 ? .mint : .none
  }

  private static func isLast(_ state: StateView) -> Bool {
    if state.phase == .followupQuestion {
      return state.destinationIndex != nil && state.destinationIndex == state.totalDestinations
    }
    return state.phase == .finalResults || state.phase == .roundEnd
  }

  private static func isInTunnel(_ view: TVView) -> Bool {
    let state = view.state
    guard state.phase == .scoreboard, !state.paused, state.nextDestinationAvailable != false,
      let timer = state.timer
    else { return false }
    return view.nowMs >= Double(timer.startAtServerMs &+ timer.durationMs) - tunnelAheadMs
  }
}

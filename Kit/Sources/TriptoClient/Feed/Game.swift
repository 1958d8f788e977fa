public import TriptoKernel
public import TriptoWire

/// The game as the server last told it: what screens are drawn from.
public struct Game: Equatable, Sendable {
  public var status = ConnectionStatus()
  /// nil before the first WELCOME.
  public var role: Role?
  public var playerId: PlayerID?
  public var live: LiveState?
  public var lobby: LobbyUpdated?
  /// HOST: the voice and the TV's sound, as far as the server has told (EX37).
  public var health: ShowHealth?
  /// The connection speaks the extensions (EX1).
  public var isExtended = false
  public var moments = Moments()
  /// True until the first change after a (re)connect: nothing plays its entry (UI-A6).
  public var isRestored = true

  public init() {}

  public var state: StateView? { live?.view }

  /// The phase is newer than this app, which keeps what it can and says so (UI-A21).
  public var isPhaseUnknown: Bool {
    if case .unknown? = state?.phase { true } else { false }
  }

  /// The session has ended in or after its finale: the standings stay until somebody leaves them (UI-E6).
  public var keepsResults: Bool {
    guard status.stage == .closed(code: Int(CloseCode.sessionEnded.rawValue)) else { return false }
    return state?.phase == .finalResults || state?.phase == .roundEnd
  }
}

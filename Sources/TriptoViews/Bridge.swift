public import TriptoGame
public import TriptoWire

// The words of the game and the words of the wire, side by side.

extension PlayerID {
  public init(_ seat: SeatID) { self.init(rawValue: seat.rawValue) }

  /// The id a viewer has on the wire; the TV's is the literal `tv` (ID2).
  public init(_ viewer: Viewer) {
    if let seat = viewer.seatID { self.init(seat) } else { self = .tv }
  }
}

extension SeatID {
  public init(_ id: PlayerID) { self.init(rawValue: id.rawValue) }
}

extension Viewer {
  public var role: Role {
    switch self {
    case .host: .host
    case .player: .player
    case .tv: .tv
    }
  }
}

extension PhaseName {
  public init(_ phase: Phase) {
    guard let name = PhaseName(rawValue: phase.rawValue) else {
      preconditionFailure("a phase without a name on the wire: \(phase)")
    }
    self = name
  }
}

extension ScoreRow {
  init(_ standing: TriptoGame.Standing) {
    self.init(
      playerId: PlayerID(standing.seat), name: standing.name, score: standing.score,
      rank: standing.rank)
  }
}

extension GameState {
  var scoreRows: [ScoreRow] { standings.map(ScoreRow.init) }
  var sessionID: SessionID { SessionID(rawValue: id.rawValue) }

  func name(of id: SeatID?) -> String { id.flatMap { seat($0)?.name } ?? "" }
}

public import TriptoKernel
public import TriptoPlan

/// A host or a player, connected or not.
public struct Seat: Sendable, Equatable, Codable {
  public enum Role: String, Sendable, Codable { case host, player }

  public let id: PlayerID
  public internal(set) var name: String
  public let role: Role
  public let joinedAtMs: Milliseconds
  public internal(set) var isConnected = false
  public internal(set) var hasLeft = false
  /// EX12: gone for a while, and the seat is kept
  public internal(set) var isAway = false
  /// The host entry that a session is created with (ID2).
  public internal(set) var isPlaceholder = false
  /// The first destination this seat can lock an answer for (EX26).
  public internal(set) var firstRound = 0
  /// The first question it can answer in the round it joined in (EX26).
  var firstQuestion = 0
  /// It joined when this journey was over, and plays from the next one (EVE24).
  var isForNext = false
  /// It has had a socket in this journey (EVE24).
  var isHereThisJourney = false
  /// Its socket has been here.
  var hasCome = false
  /// When it lost its socket, or took its place without one (SE25); nil while connected.
  var lostAtMs: Milliseconds?
  var lastBrakeMs: Milliseconds?
  var pressLockedUntilMs: Milliseconds?
  var lastReactionMs: Milliseconds?
  /// When it has given the last changes of seats (PA45).
  var changesMs: [Milliseconds] = []
  /// Who it travels as, all night (EVE74); nil outside evenings.
  public internal(set) var passenger: Passenger?
  /// It answers with four choices at this destination (EVE45).
  public internal(set) var isChild = false
  /// It will do so from the next destination on (EX41).
  var wantsChoices = false
  /// The carriage that it rode in when it left the lobby (EVE42).
  var lastCarriage: Int?
  /// What the person asked to be called, until the host has decided (EX28); for the host alone.
  @StoredSecret public internal(set) var askedName = Secret<String?>(nil)
  /// Where the join came from, for bans; never shown.
  @StoredSecret var origin: Secret<String?>
}

/// A device that looks at the game.
public enum Viewer: Hashable, Sendable, Codable {
  case host(PlayerID)
  case player(PlayerID)
  case tv

  public var seatID: PlayerID? {
    switch self {
    case .host(let id), .player(let id): id
    case .tv: nil
    }
  }
}

/// Who sends a command. `system` is the session itself: timers, REST joins, restarts.
public enum Sender: Hashable, Sendable, Codable {
  case viewer(Viewer)
  case system
}

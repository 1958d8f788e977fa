import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// How to join on the left, who is here on the right (UI-T2–UI-T5, UI-E9).
public struct TVLobby: Equatable, Sendable {
  public struct Guest: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    public let isConnected: Bool
    /// It pops in with a ring and sparkles.
    public let isFresh: Bool
    /// Its name needs small letters.
    public let isLong: Bool
    public var id: String { person.id.rawValue }
  }

  public struct Ticket: Equatable, Sendable {
    /// What the QR says; nil where no phone gets there.
    public let qr: String?
    /// *Telefoner når inte den här adressen…*
    public let unreachable: String?
    public let code: String
    public let spelledCode: String
    public let hint: String
    /// *eller gå till …*; nil while locked.
    public let address: String?
    public let isLocked: Bool
  }

  /// Places that are shown, taken or free; more players make all cards smaller.
  public static let seats = 12

  public let ticket: Ticket
  /// *3 resmål · cirka 13 min*.
  public let length: String?
  /// *Runda 2*, and how the night stands.
  public let round: String?
  public let night: String?
  /// *SPELARE (n)*.
  public let title: String
  /// *Värd: {name}*.
  public let host: String?
  public let guests: [Guest]
  public let isSmall: Bool
  public let status: String
  public let isReady: Bool
  public let hostAddress: String?

  /// - Parameter base: the address that phones reach; nil when they reach none.
  init(_ view: TVView, base: String?) {
    let (game, tv) = (view.game, view.tv)
    let isLocked = game.lobby?.locked == true
    ticket = Ticket(view, base: base, isLocked: isLocked)
    length = Self.length(view)
    round = view.isAgain ? tv.roundN(n: view.state.journey?.number ?? 1) : nil
    night = view.isAgain ? view.messages.nightLine(view.state.night) : nil
    guests = Self.guests(view)
    title = tv.players(n: guests.count)
    let name = game.lobby?.host?.name
    let isThere = !view.memory.isHostAway(at: view.nowMs)
    host = name.flatMap {
      isThere && Names.isNamed($0) ? tv.hostNamed(name: Names.short($0)) : nil
    }
    isSmall = guests.count > Self.seats
    isReady = !guests.isEmpty
    status = isReady ? tv.ready : tv.waitingForPlayers
    hostAddress = base.map { tv.hostAt(url: "\(Self.short($0))/host") }
  }

  /// Without its scheme, as people type it.
  static func short(_ address: String) -> String {
    address.split(separator: "/", omittingEmptySubsequences: true).dropFirst().joined(
      separator: "/")
  }

  private static func length(_ view: TVView) -> String? {
    guard let journey = view.state.journey else { return nil }
    let planned = journey.lengthsMin.firstIndex(of: journey.minutes).map { $0 + 1 }
    let asked = view.game.lobby?.settings?.destinationsCount
    let stops = view.state.totalDestinations ?? planned ?? asked
    return stops.map { view.tv.length(n: $0, m: journey.minutes) }
  }

  private static func guests(_ view: TVView) -> [Guest] {
    let players =
      view.game.lobby?.players.map { ($0.playerId, $0.name, $0.isConnected) }
      ?? view.state.players.map { ($0.playerId, $0.name, $0.isConnected) }
    let tones = LobbyTones.of(players.map(\.0.rawValue))
    return players.enumerated().map { place, player in
      let (id, name, isConnected) = player
      let own = view.player(id)?.tone.flatMap(Colour.tone)
      let person = TVPerson(
        id: id, name: Names.short(name), face: view.face(id, isConnected ? .sit : .sleep),
        initial: Names.initial(name), colour: own ?? tones[place])
      return Guest(
        person: person, isConnected: isConnected, isFresh: view.memory.fresh.contains(id),
        isLong: Names.isLong(name))
    }
  }
}

extension TVLobby.Ticket {
  fileprivate init(_ view: TVView, base: String?, isLocked: Bool) {
    let tv = view.tv
    code = view.state.joinCode
    spelledCode = code.map(String.init).joined(separator: " ")
    qr = base.map { "\($0)/join/\(view.state.joinCode)" }
    unreachable = base == nil ? tv.unreachable : nil
    hint = isLocked ? tv.lobbyIsLocked : tv.scanToJoin
    address = isLocked ? nil : base.map { tv.orGoTo(url: TVLobby.short($0)) }
    self.isLocked = isLocked
  }
}

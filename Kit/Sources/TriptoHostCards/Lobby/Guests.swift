package import TriptoClient
public import TriptoDesign
public import TriptoKernel
import TriptoScreens
public import TriptoWire

/// Who plays (UI-H13, UI-H14, UI-H56, UI-H65).
public struct Guests: Equatable, Sendable {
  public struct Guest: Equatable, Sendable, Identifiable {
    public let id: PlayerID
    public let name: String
    /// The first letter, on the person's face.
    public let initial: String
    /// The same as on the TV and the phones, also after others have left (UI-E2).
    public let tone: Colour
    /// The passenger; nil where there are none.
    public let figure: Figure?
    /// *8 p*; nil before the first game and in the finale, which tells the places one by one.
    public let score: String?
    public let isConnected: Bool
    /// *Ansluten*, *Frånkopplad*: never the dot alone (UI-A2).
    public let link: String
    public let menuLabel: String
    /// What the filter took away, until the host has decided (EX28).
    public let asked: Asked?
  }

  public struct Asked: Equatable, Sendable {
    /// What is asked about it.
    public let text: String
    /// *Godkänn namn*, *Behåll {name}*.
    public let approve: String
    public let keep: String
    package let name: String
  }

  /// *Spelare (n)*.
  public let title: String
  public let guests: [Guest]
  /// *{a} av {b} anslutna*, while somebody is away.
  public let awayText: String?
  /// What stands there while nobody is.
  public let emptyText: String
  public let emptyHint: String
  public let emptySymbol = Symbol.empty

  package init(_ game: Game, _ messages: Messages) {
    let host = messages.host
    let late = Self.latecomers(game)
    let players = Dictionary(
      (game.state?.players ?? []).map { ($0.playerId, $0) }
    ) { first, _ in first }
    let (tones, scores) = (Self.tones(game), Self.scores(game))
    guests = Self.seated(game).map { person in
      let player = players[person.playerId]
      return Guest(
        id: person.playerId, name: person.name, initial: Self.initial(person.name),
        tone: player?.tone.flatMap(Colour.tone) ?? tones[person.playerId] ?? .textPrimary,
        figure: player?.passenger,
        score: scores[person.playerId].map { messages.common.nPts(n: $0) },
        isConnected: person.isConnected,
        link: !person.isConnected
          ? messages.common.offline
          : late.contains(person.playerId) ? host.rejoiningSoon : messages.common.connected,
        menuLabel: host.playerMenu(name: person.name),
        asked: player?.askedName.map {
          Asked(
            text: host.askedName(name: $0), approve: host.approveName,
            keep: host.keepName(name: person.name), name: $0)
        })
    }
    let here = guests.count { $0.isConnected }
    title = host.players(n: guests.count)
    awayText = here < guests.count ? host.phonesOf(a: here, b: guests.count) : nil
    (emptyText, emptyHint) = (host.waitingForPlayers, host.playHint)
  }

  /// In the lobby as it was told last, else of the state: a game tells of its lobby only where somebody comes back (EX33).
  /// The host and the TV are none of them (UI-A12).
  static func seated(_ game: Game) -> [LobbyPlayer] {
    if let lobby = game.lobby, game.state?.phase ?? .lobby == .lobby { return lobby.players }
    return (game.state?.players ?? []).filter { $0.role == .player && !$0.hasLeft }.map {
      LobbyPlayer(playerId: $0.playerId, name: $0.name, isConnected: $0.isConnected)
    }
  }

  /// In the lobby's order, those who have left among them.
  private static func tones(_ game: Game) -> [PlayerID: Colour] {
    let everybody = (game.state?.players ?? []).filter { $0.role == .player }.map(\.playerId)
    let isLobby = game.state?.phase == .lobby && game.lobby != nil
    let ids = isLobby ? seated(game).map(\.playerId) : everybody
    return Dictionary(zip(ids, LobbyTones.of(ids.map(\.rawValue)))) { first, _ in first }
  }

  private static func scores(_ game: Game) -> [PlayerID: Int] {
    guard let state = game.state, ![.lobby, .finalResults].contains(state.phase) else { return [:] }
    return Dictionary(state.scoreboard.map { ($0.playerId, $0.score) }) { first, _ in first }
  }

  /// Who has come too late for this destination: the newest ones, as many as `totalPlayers` leaves out (UI-H59, PR20).
  private static func latecomers(_ game: Game) -> Set<PlayerID> {
    guard let state = game.state, ![.lobby, .finalResults, .roundEnd].contains(state.phase) else {
      return []
    }
    let seated = state.players.filter { $0.role == .player && !$0.hasLeft }
      .sorted { $0.joinedAtMs < $1.joinedAtMs }
    return Set(seated.dropFirst(state.totalPlayers ?? seated.count).map(\.playerId))
  }

  private static func initial(_ name: String) -> String {
    name.first { $0.isLetter || $0.isNumber }.map { $0.uppercased() } ?? "?"
  }
}

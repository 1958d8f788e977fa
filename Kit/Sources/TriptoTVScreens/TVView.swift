import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

/// The game as the TV shows it at a moment of the server's clock.
struct TVView {
  let game: Game
  let state: StateView
  let messages: Messages
  let memory: TVMemory
  let nowMs: Double

  init?(_ game: Game, _ messages: Messages, _ memory: TVMemory, at nowMs: Double) {
    guard let state = game.state else { return nil }
    (self.game, self.state, self.messages) = (game, state, messages)
    (self.memory, self.nowMs) = (memory, nowMs)
  }

  var tv: TvMessages { messages.tv }
  var common: CommonMessages { messages.common }
  var moments: Moments { game.moments }
  var isCalm: Bool { memory.isCalm }
  var isEvening: Bool { state.journey != nil }
  /// This journey is not the night's first.
  var isAgain: Bool { (state.journey?.number ?? 1) > 1 }
  var hasPassengers: Bool { state.players.contains { $0.passenger != nil } }

  func player(_ id: PlayerID) -> PlayerView? { state.players.first { $0.playerId == id } }

  /// Somebody's own colour: the passenger's tone, else that of the lobby (EVE75).
  func colour(_ id: PlayerID) -> Colour {
    if let tone = player(id)?.tone.flatMap(Colour.tone) { return tone }
    let ids = state.players.map(\.playerId)
    guard let place = ids.firstIndex(of: id) else { return .textPrimary }
    return LobbyTones.of(ids.map(\.rawValue))[place]
  }

  func face(_ id: PlayerID, _ mood: Mood? = nil) -> TVFace? {
    guard let player = player(id), let figure = player.passenger else { return nil }
    let resting = player.isConnected ? Mood.sit : .sleep
    return TVFace(
      id: id, figure: figure, tone: player.tone.flatMap(Colour.tone), mood: mood ?? resting,
      pattern: player.tone.flatMap(TonePattern.of))
  }

  func person(_ id: PlayerID, _ name: String, _ mood: Mood? = nil, isWhole: Bool = false)
    -> TVPerson
  {
    TVPerson(
      id: id, name: isWhole ? name : Names.short(name), face: face(id, mood),
      initial: Names.initial(name), colour: colour(id))
  }

  /// "+8 p"; none are a dash, which is kinder than "+0 p".
  func given(_ points: Int) -> String { points == 0 ? "–" : common.plusPts(n: points) }

  func quoted(_ text: String) -> String { common.quoted(text: text) }

  /// *Resmål 2 / 3*.
  var stop: String? {
    guard let i = state.destinationIndex, let n = state.totalDestinations else { return nil }
    return common.destinationOf(i: i, n: n)
  }

  /// The server's clock has come so far in a part of the show; true where that was before this TV.
  func reached(_ startMs: Double?, _ offsetMs: Double) -> Bool {
    startMs.map { nowMs >= $0 + offsetMs } ?? false
  }
}

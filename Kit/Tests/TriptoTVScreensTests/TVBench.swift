import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

/// A TV that is told what a test says, at the test's time.
struct TVBench {
  var game = Game()
  var memory = TVMemory()
  var nowMs = 1_767_225_700_000.0
  var messages = Messages(.sv)
  var base: String? = "http://tv.local:3000"

  init(isRestored: Bool = false) {
    game.status.stage = .online
    game.role = .tv
    game.isRestored = isRestored
  }

  /// The state of a golden TV view, with other values for some keys.
  mutating func show(_ name: String = "TV", _ change: [String: JSONValue] = [:]) {
    let frame = Frames.frame("STATE_SNAPSHOT", ["state": Frames.state(change, of: name)])
    guard let live = LiveState(snapshot: frame) else {
      Issue.record("the state cannot be read: \(name)")
      return
    }
    game.live = live
    memory.see(game, at: nowMs)
  }

  mutating func golden(_ name: String) {
    guard let frame = Frame(Frames.golden(name)) else { return }
    hear(frame)
  }

  mutating func hear(_ type: String, _ payload: JSONValue) { hear(Frames.frame(type, payload)) }

  private mutating func hear(_ frame: Frame) {
    guard let message = frame.message else {
      Issue.record("the message cannot be read: \(frame.type)")
      return
    }
    remember(message)
    memory.see(game, at: nowMs)
    memory.hear(message, game, at: nowMs)
  }

  private mutating func remember(_ message: ServerMessage) {
    if case .destinationReveal(let told) = message { game.moments.reveal = told }
    if case .destinationResults(let told) = message { game.moments.results = told }
    if case .scoreboardUpdate(let told) = message { game.moments.scoreboard = told }
    if case .followupResults(let told) = message { game.moments.followupResults = told }
    if case .finaleStage(let told) = message { game.moments.stage = told }
    if case .uiEffectTrigger(let told) = message { game.moments.effects.append(told.effectId) }
    if case .cluePresent(let told) = message { game.moments.clue = told }
    if case .brakePending(let told) = message { game.moments.pending = told }
    if case .lobbyUpdated(let told) = message { game.lobby = told }
  }

  mutating func pass(_ ms: Double) {
    nowMs += ms
    memory.see(game, at: nowMs)
  }

  var view: TVView { TVView(game, messages, memory, at: nowMs)! }
  var picture: TVPicture { TVPicture(view, base: base) }
  var notices: TVNotices { TVNotices(view) }

  var clue: TVClue? { if case .clue(let clue) = picture { clue } else { nil } }
  var reveal: TVReveal? { if case .reveal(let reveal) = picture { reveal } else { nil } }
  var question: TVQuestion? { if case .question(let question) = picture { question } else { nil } }
  var scores: TVScores? { if case .scores(let scores) = picture { scores } else { nil } }
  var finale: TVFinale? { if case .finale(let finale) = picture { finale } else { nil } }
  var lobby: TVLobby? { if case .lobby(let lobby) = picture { lobby } else { nil } }
}

import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

// What a bot would send, as presses.
extension HostSeat {
  /// - Returns: false where there is nothing to press, or nothing can be pressed yet.
  func press(_ message: ClientMessage) -> Bool {
    guard !app.commands.isOff else { return false }
    switch message {
    case .hostStartGame: return pressStart()
    case .hostNextClue: return pressBar("next-clue") || pressBrake()
    case .nextDestination: return pressBar("next-destination")
    case .hostSkip: return pressBar("skip") || pressBrake()
    case .hostPause: return pressBar("pause")
    case .hostResume: return pressBar("resume")
    case .hostForceReveal: return pressBar("force-reveal")
    case .hostRematch: return pressBar("rematch")
    case .endGame: return pressEnd()
    case .hostKick(let player, let ban): return kick(player, ban)
    case .hostRename(let player, let name): return rename(player, to: name)
    // NB: the lock is pressed with the other tools, since who comes late would not get in.
    case .hostLobbyLock: return true
    case .hostVerdictSet(let verdict): return judge(verdict.playerId)
    case .hostSettingsSet(let change): return set(change)
    case .hostReplayClue: return did(app.tools.replay != nil) { app.tools.replayClue() }
    case .hostExtendTimer: return extend()
    case .hostMusicGainSet(let gainDb): return music(gainDb)
    default: return true  // NB: a bot's host sends nothing else.
    }
  }

  func did(_ isThere: Bool, _ press: () -> Void) -> Bool {
    if isThere { press() }
    return isThere
  }

  /// Pressed again where it was said into a breaking line: done when the lobby is left.
  private func pressStart() -> Bool {
    guard brain.memory.phase == .lobby else { return true }
    guard isReady, app.lobby.start.isEnabled else { return false }
    app.lobby.startGame()
    if app.lobby.startQuestion != nil { app.lobby.startGame() }
    return false
  }

  private func pressBar(_ id: String) -> Bool {
    guard let bar = app.play.bar,
      let action = ([bar.primary].compactMap { $0 } + bar.others).first(where: { $0.id == id }),
      action.isEnabled
    else { return false }
    app.play.press(action)
    if app.play.asking != nil { app.play.confirm() }
    return true
  }

  /// In an evening the brake's own card has what ends it (UI-E23).
  private func pressBrake() -> Bool {
    guard let brake = app.play.brake else { return false }
    if brake.release != nil { return did(true) { app.play.releaseBrake() } }
    return did(brake.next != nil) { app.play.nextClue() }
  }

  private func pressEnd() -> Bool {
    guard app.tools.end?.id == "end-game", app.tools.end?.isEnabled == true else { return false }
    app.tools.pressEnd()
    app.tools.confirm()
    return true
  }

  func open(_ player: PlayerID, _ then: (PlayersModel) -> Void) -> Bool {
    guard let guest = app.lobby.guests.guests.first(where: { $0.id == player }) else { return true }
    app.players.open(guest)
    return did(app.players.dialog?.isOn == true) { then(app.players) }
  }

  private func kick(_ player: PlayerID, _ ban: Bool) -> Bool {
    open(player) { players in
      book.edit { _ = $0.kicked.insert(player) }
      players.kick(ban: ban)
    }
  }

  private func rename(_ player: PlayerID, to name: String) -> Bool {
    open(player) { players in
      players.type(name)
      players.rename()
    }
  }

  /// - Parameter player: Whose answer; nil for anybody's.
  func judge(_ player: PlayerID? = nil) -> Bool {
    let row = app.play.answers?.rows.first { $0.judge != nil && $0.id == player ?? $0.id }
    return did(row != nil) {
      book.edit { $0.hasOverruled = true }
      if let row { app.play.judge(row) }
    }
  }

  private func set(_ change: SettingsChange) -> Bool {
    guard let language = change.language,
      let choice = app.lobby.settings?.choices.first(where: { $0.id == "game-language" }),
      let option = choice.options.first(where: { $0.id == language.rawValue })
    else { return false }
    return did(true) { app.lobby.choose(option) }
  }

  private func extend() -> Bool {
    let canExtend = app.play.clue?.canExtend == true || app.play.question?.canExtend == true
    return did(canExtend) { app.play.extend() }
  }

  private func music(_ gainDb: Double) -> Bool {
    let steps = app.tools.music.steps
    let step = steps[abs(Int(gainDb)) % steps.count]
    return did(true) { app.tools.choose(step) }
  }
}

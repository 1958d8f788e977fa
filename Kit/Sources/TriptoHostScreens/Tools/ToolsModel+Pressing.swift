import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What can be pressed.
extension ToolsModel {
  public func choose(_ step: MusicLevel.Step) {
    app.commands.run(.hostMusicGainSet(gainDb: step.gainDb))
  }

  func heard(_ gain: MusicGainSet) {
    gainDb = gain.gainDb
    show(\.music, MusicLevel(gainDb: gainDb, app.messages.host))
  }

  /// The TV reads the clue again, or shows it where nothing is read (UI-A10).
  public func replayClue() {
    guard replay != nil, !app.commands.isOff else { return }
    app.commands.run(.hostReplayClue)
    let isVoiceOn = app.game.lobby?.settings?.voice != false
    let isSpoken = if case .ready? = app.game.health?.voice { isVoiceOn } else { false }
    let host = app.messages.host
    app.commands.tell(isSpoken ? host.replayStarted : host.replayShown, .news)
  }

  /// The TV says how the voice sounds (EX55).
  public func hearSample() {
    if sample != nil { app.commands.run(.hostVoiceSample) }
  }

  public func dismiss(_ line: HealthLine) {
    if let atMs = line.replacedAtMs { app.services.preferences.keep(String(atMs), .knownTV) }
    putAway.insert(line.id)
    show(\.health, health.filter { $0.id != line.id })
  }

  public func pressEnd() {
    guard let end, end.isEnabled else { return }
    if end.question != nil, asking == nil {
      asking = end
      return
    }
    asking = nil
    app.play.press(end.withoutQuestion)
  }

  /// Yes to what was asked.
  public func confirm() {
    app.services.haptics.play(.warning)
    pressEnd()
  }

  public func keepOn() { asking = nil }
}

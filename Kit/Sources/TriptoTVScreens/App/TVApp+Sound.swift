import Observation
import TriptoClient
public import TriptoDesk
import TriptoKernel
import TriptoScreens
import TriptoWire

// Sound (UI-T22–UI-T24).
extension TVApp {
  /// What happens to the desk; the engine tells it of what it has fetched, and of interruptions.
  public func sound(_ event: SoundEvent) {
    let now = SoundMoment(
      serverMs: nowMs, soundS: engine.soundS, latencyS: engine.latencyS)
    let deeds = desk.handle(event, at: now)
    for case .keep(let track) in deeds { services.preferences.keep(track.text, .track) }
    if !deeds.isEmpty { engine.perform(deeds, from: book.server) }
    for case .tellSpoken(let clipId, let ms) in deeds {
      send(.tvSpoke(clipId: clipId, durationMs: ms))
    }
    tellVoices()
    if case .mayPlay = event {
      tellAudio()
      renew()
    }
  }

  /// Tells the server, and through it the host, whether the TV sounds (EX38, UI-H65).
  func tellAudio() {
    guard game.isExtended, game.status.stage == .online else {
      toldAudio = nil
      return
    }
    let audio: TVAudio = desk.mayPlay ? .running : .blocked
    guard audio != toldAudio else { return }
    toldAudio = audio
    send(.tvAudio(audio))
  }

  /// Tells the server which voices the TV has itself, so that it may speak where that sounds better (EX53, EVE81).
  func tellVoices() {
    guard game.isExtended, game.status.stage == .online, game.state?.journey != nil else {
      toldVoices = nil
      return
    }
    let voices = desk.toldVoices
    guard voices != toldVoices else { return }
    toldVoices = voices
    send(.tvVoices(voices: voices))
  }

  private func send(_ message: ClientMessage) {
    let client = client
    Task { await client.send(message) }
  }
}

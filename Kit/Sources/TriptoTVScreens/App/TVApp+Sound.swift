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
    let client = client
    Task { await client.send(.tvAudio(audio)) }
  }
}

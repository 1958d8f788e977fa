import TriptoGame
import TriptoPlan
import TriptoViews
public import TriptoWire

/// What the host is told about what only the TV can play (EX37, EX38).
extension Table {
  /// TV_AUDIO
  mutating func note(_ audio: TVAudio, from viewer: Viewer) throws(Refusal) {
    try admit(.tvAudio, from: viewer)
    streams[viewer]?.link?.tvAudio = audio
    tellHealth()
  }

  /// To the host, when something has changed.
  mutating func tellHealth() {
    guard let health, health != toldHealth else { return }
    toldHealth = health
    let news = message(health)
    forEachStream { if $0.viewer.role == .host && $0.isExtended { $0.append(news) } }
    flush()
  }

  /// To a host that has just come.
  mutating func welcomeWithHealth(_ viewer: Viewer) {
    guard viewer.role == .host, streams[viewer]?.isExtended == true else { return }
    toldHealth = health
    if let health { tell(viewer, health) }
    askHealth()
  }

  private var health: ShowHealth? {
    let voice =
      !services.hasVoice
      ? ShowHealth.Voice.off
      : tvSpeaks(state.settings.language) ? .ready(engine: "tv") : voiceHealth
    return voice.map {
      ShowHealth(
        voice: $0, tvAudio: streams[.tv]?.link?.tvAudio, tvReplacedAtMs: tvPlace.replacedAtMs)
    }
  }

  /// Looks how the voice is; the host is told if that is news (EX37).
  mutating func askHealth() {
    if services.hasVoice, !isClosed { want(.askVoiceHealth) }
  }

  /// How the voice is.
  public mutating func noted(_ health: ShowHealth.Voice, at now: Instant) {
    begin(now)
    voiceHealth = health
    tellHealth()
  }
}

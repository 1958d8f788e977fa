import TriptoGame
import TriptoWire

/// What the host is told about what only the TV can play (EX37, EX38).
extension Session {
  /// TV_AUDIO
  func note(_ audio: TVAudio, _ stream: ViewerStream) throws(Refusal) {
    try Gate.check(.tvAudio, by: stream.viewer, in: state)
    stream.link?.tvAudio = audio
    tellHealth()
  }

  /// To the host, when something has changed.
  func tellHealth() {
    guard let health, health != toldHealth else { return }
    toldHealth = health
    for stream in streams.values where stream.viewer.role == .host && stream.isExtended {
      tell(stream, health)
    }
    flush()
  }

  /// To a host that has just come.
  func welcomeWithHealth(_ stream: ViewerStream) {
    guard stream.viewer.role == .host, stream.isExtended else { return }
    toldHealth = health
    if let health { tell(stream, health) }
    askHealth()
  }

  private var health: ShowHealth? {
    let voice = services.speaker == nil ? ShowHealth.Voice.off : voiceHealth
    return voice.map {
      ShowHealth(
        voice: $0, tvAudio: streams[.tv]?.link?.tvAudio, tvReplacedAtMs: tvPlace.replacedAtMs)
    }
  }
}

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
    let health = health
    guard health != toldHealth else { return }
    toldHealth = health
    for stream in streams.values where stream.viewer.role == .host { tellHealth(stream) }
    flush()
  }

  /// To a host that has just come.
  func tellHealth(_ stream: ViewerStream) {
    guard stream.viewer.role == .host, stream.isExtended else { return }
    toldHealth = health
    tell(stream, health)
  }

  private var health: ShowHealth {
    ShowHealth(voice: voice, tvAudio: streams[.tv]?.link?.tvAudio)
  }
}

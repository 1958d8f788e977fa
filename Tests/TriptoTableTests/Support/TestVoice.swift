import TriptoGame
package import TriptoShow
package import TriptoTable
package import TriptoWire

/// Somebody who speaks every line at once.
package struct TestVoice {
  /// How long each clip is; nil when it cannot be spoken.
  package var durationMs: (ScriptLine) -> Int?
  package var health: ShowHealth.Voice?
  /// Clips without sound, as where nothing can speak.
  private let isSilent: Bool

  package init(
    health: ShowHealth.Voice? = .ready(engine: "test"), isSilent: Bool = false,
    durationMs: @escaping (ScriptLine) -> Int? = { _ in 2_000 }
  ) {
    (self.health, self.isSilent, self.durationMs) = (health, isSilent, durationMs)
  }

  func recording(_ order: SpeechOrder) -> Recording? {
    let line = order.line
    let ms = order.tvMs ?? durationMs(line)
    return ms.map {
      Recording(
        assetID: "tts_\(line.id)-\(line.language)", durationMs: $0, isSilent: isSilent,
        isByTV: order.tvMs != nil)
    }
  }
}

extension TestTable {
  /// All that has been ordered, in order.
  package var orders: [SpeechOrder] {
    wishes.flatMap { wish -> [SpeechOrder] in
      if case .speak(let orders) = wish { orders } else { [] }
    }
  }
}

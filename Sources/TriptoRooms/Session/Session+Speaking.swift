import TriptoShow
import TriptoTable
import TriptoVoice

/// This game's lines on their way to becoming clips, beside the game (AU19).
struct SpeakingTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var next = 0

  /// Keeps the task that `make` makes, until `end` with the same number.
  mutating func begin(_ make: (Int) -> Task<Void, Never>) {
    next += 1
    tasks[next] = make(next)
  }

  mutating func end(_ number: Int) { tasks[number] = nil }

  mutating func cancel() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension Session {
  /// Speaks the lines in the background.
  func speak(_ orders: [SpeechOrder]) {
    guard let speaker = services.speaker else { return }
    for order in orders { if let own = order.ofTV { spoke(order, own) } }
    let orders = orders.filter { $0.tvMs == nil }
    guard !orders.isEmpty else { return }
    let lines = orders.enumerated().map { index, order in
      TriptoVoice.VoiceLine(
        id: String(index), text: order.line.spoken, language: order.line.language,
        priority: order.priority)
    }
    speaking.begin { number in
      Task { [weak self] in
        for await prepared in await speaker.prepare(lines) {
          guard let index = Int(prepared.line.id), orders[index].isKept else { continue }
          self?.post { $0.spoke(orders[index], prepared.result) }
        }
        self?.post { session in
          session.speaking.end(number)
          session.input { $0.finishedSpeaking(at: $1) }
        }
      }
    }
  }

  /// EVE81: what the TV says itself is ready at once, behind what is being done now.
  private func spoke(_ order: SpeechOrder, _ own: Recording) {
    post { session in session.input { $0.spoke(order.line, own, at: $1) } }
  }

  private func spoke(_ order: SpeechOrder, _ result: Result<StoredClip, SpeechError>) {
    input { $0.spoke(order.line, Recording(result), at: $1) }
  }

  /// The host hears how the voice sounds (EX55).
  func speakSample(_ order: SpeechOrder) {
    guard let speaker = services.speaker else { return }
    speaking.begin { number in
      Task { [weak self] in
        var recording = order.ofTV
        if recording == nil {
          let line = TriptoVoice.VoiceLine(
            id: "sample", text: order.line.spoken, language: order.line.language, priority: 0)
          for await prepared in await speaker.prepare([line]) {
            recording = Recording(prepared.result)
          }
        }
        let ready = recording
        self?.post { session in
          session.speaking.end(number)
          session.input { $0.sampled(order.line, ready, at: $1) }
        }
      }
    }
  }

  func askVoiceHealth() {
    guard let speaker = services.speaker else { return }
    Task { [weak self] in
      let health = await speaker.health
      self?.post { session in session.input { $0.noted(health, at: $1) } }
    }
  }
}

extension SpeechOrder {
  /// The silent clip in whose place the TV speaks; nil where the server does.
  fileprivate var ofTV: Recording? {
    tvMs.map {
      Recording(assetID: Speaker.silence, durationMs: $0, isSilent: false, isByTV: true)
    }
  }
}

extension Recording {
  /// NB: nil for what failed; why is what the speaker's health says (EX37), and the table tries again.
  fileprivate init?(_ result: Result<StoredClip, SpeechError>) {
    guard case .success(let clip) = result else { return nil }
    self.init(
      assetID: clip.record.assetId.rawValue, durationMs: clip.record.durationMs,
      isSilent: clip.isSilent)
  }
}

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

  private func spoke(_ order: SpeechOrder, _ result: Result<StoredClip, SpeechError>) {
    // NB: why it failed is what the speaker's health says (EX37); the table tries again.
    let recording: Recording? =
      switch result {
      case .success(let clip):
        Recording(
          assetID: clip.record.assetId.rawValue, durationMs: clip.record.durationMs,
          isSilent: clip.isSilent)
      case .failure: nil
      }
    input { $0.spoke(order.line, recording, at: $1) }
  }

  func askVoiceHealth() {
    guard let speaker = services.speaker else { return }
    Task { [weak self] in
      let health = await speaker.health
      self?.post { session in session.input { $0.noted(health, at: $1) } }
    }
  }
}

import TriptoVoice

extension Speaker {
  /// What has become of the lines by then; the rest is stopped.
  nonisolated func prepared(
    _ lines: [VoiceLine], within limit: Duration
  ) async -> [VoiceStudio.Prepared] {
    let stream = await prepare(lines)
    let reader = Task { await stream.reduce(into: []) { $0.append($1) } }
    let timer = Task {
      try await Task.sleep(for: limit)
      reader.cancel()
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await reader.value
    } onCancel: {
      reader.cancel()
    }
  }
}

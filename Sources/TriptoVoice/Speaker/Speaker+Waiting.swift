extension Speaker {
  /// What has become of the lines by then.
  /// - Parameter goesOn: Whether the others are still made, for whoever asks again; else they stop.
  package nonisolated func prepared(
    _ lines: [VoiceLine], within limit: Duration, goesOn: Bool = false
  ) async -> [VoiceStudio.Prepared] {
    let stream = await prepare(lines)
    let (results, sink) = AsyncStream.makeStream(of: VoiceStudio.Prepared.self)
    let reader = Task {
      for await result in stream { sink.yield(result) }
      sink.finish()
    }
    let timer = Task {
      try await Task.sleep(for: limit)
      sink.finish()
    }
    let ready = await results.reduce(into: []) { $0.append($1) }
    timer.cancel()
    if !goesOn { reader.cancel() }
    return ready
  }
}

import TriptoClient

/// The TV's surroundings: each frame is heard by a test before the app knows of it.
struct TappedWorld: World {
  let inner: LoopbackWorld
  let ear: Ear

  var monoMs: Double { inner.monoMs }
  func chance() -> Double { inner.chance() }
  func sleep(untilMs: Double) async throws { try await inner.sleep(untilMs: untilMs) }
  func open(_ url: String) async throws -> any Socket {
    TappedSocket(inner: try await inner.open(url), ear: ear)
  }

  /// All sockets break without a word, and the network is there again.
  func cut() {
    inner.network(isOn: false)
    inner.network(isOn: true)
  }
}

/// Who hears the frames, and that the app's client has taken them.
@MainActor
final class Ear {
  var hear: (String) async -> Void = { _ in }
  var taken: () async -> Void = {}

  nonisolated init() {}

  func take(_ text: String) async { await hear(text) }
  func next() async { await taken() }
}

private struct TappedSocket: Socket {
  let inner: any Socket
  let ear: Ear

  func sendFrame(_ text: String) async throws { try await inner.sendFrame(text) }

  func nextFrame() async throws -> String {
    await ear.next()
    let text = try await inner.nextFrame()
    await ear.take(text)
    return text
  }

  func close(code: Int, reason: String) async { await inner.close(code: code, reason: reason) }
}

/// An app takes in what its client knows. NB: a busy one may be late, and is looked at again with the next frame.
@MainActor
func catchUp(_ isThere: () async -> Bool) async {
  for _ in 0..<50 {
    if await isThere() { return }
    await Task.yield()
  }
}

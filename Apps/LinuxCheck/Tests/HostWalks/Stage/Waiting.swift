import Foundation
import Observation

/// Something that a walk waited for has not come.
struct NotSeen: Error, CustomStringConvertible {
  let what: String
  var description: String { "not seen in \(Patience.seconds) s: \(what)" }
}

enum Patience {
  static let seconds = 20
}

/// Waits until something is so: looks again whenever something changes that it has read.
@MainActor
func until(_ what: String, _ isSo: @escaping @MainActor () -> Bool) async throws {
  let (ends, end) = AsyncStream.makeStream(of: Void.self)
  let deadline = Task {
    try await Task.sleep(for: .seconds(Patience.seconds))
    end.yield()
  }
  defer { deadline.cancel() }
  let (changes, change) = AsyncStream.makeStream(of: Bool.self)
  let watch = Task {
    for await _ in ends { change.yield(false) }
  }
  defer { watch.cancel() }
  var next = changes.makeAsyncIterator()
  while true {
    let isMet = withObservationTracking(isSo) { change.yield(true) }
    if isMet { return }
    // NB: the word comes before the value has changed; whoever changes it goes on until its next await.
    guard await next.next() == true else { throw NotSeen(what: what) }
  }
}

/// One after the other, evenly over a time: those whose clients all come back elsewhere, so that whoever is there has
/// time for each (CL6).
package struct Pace: Sendable {
  /// Few need no longer than that each.
  private static let longest = Duration.milliseconds(20)

  private let step: Duration

  package init(of count: Int, over time: Duration) {
    step = min(Self.longest, time / max(1, count))
  }

  /// How long this one's turn is away.
  package func delay(_ index: Int) -> Duration { step * index }

  /// Returns when it is this one's turn, at once where nobody waits any more.
  package func turn(_ index: Int) async {
    guard step > .zero else { return }
    // NB: it throws when all of it is to end now.
    try? await Task.sleep(for: delay(index))
  }
}

/// Whether what the server says can be read at all. One odd frame is skipped; a server whose snapshots make no
/// sense is newer than this app.
struct Legibility: Equatable, Sendable {
  static let snapshotsInARow = 2
  static let framesInARow = 100

  private var snapshots = 0
  private var frames = 0

  var isGone: Bool { snapshots >= Self.snapshotsInARow || frames >= Self.framesInARow }

  mutating func missed(isSnapshot: Bool) {
    frames += 1
    if isSnapshot { snapshots += 1 }
  }

  /// A state could be read.
  mutating func found() { self = Legibility() }
}

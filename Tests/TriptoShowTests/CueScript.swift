import Testing
import TriptoGame
import TriptoTestTable

/// Expects the cues of what happened since the moments were cleared to be exactly these lines.
/// Lines are compared in order; `audience: cue`.
func expectCues(
  _ table: GameTable, _ script: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let told = CueText.lines(table.moments)
  let expected = script.split(separator: "\n").map(String.init)
  #expect(told == expected, sourceLocation: sourceLocation)
}

extension GameTable {
  /// What the body leads to, alone in the moments.
  func after(_ body: (inout GameTable) throws -> Void) rethrows -> GameTable {
    var copy = self
    copy.clearMoments()
    try body(&copy)
    return copy
  }
}

/// What finds faults in a pack by its texts; the linter is one.
public protocol PackChecker: Sendable {
  /// Every finding, and what could not be checked.
  func check(_ pack: Pack) -> LintReport
}

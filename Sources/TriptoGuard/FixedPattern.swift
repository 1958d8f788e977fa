/// A pattern that is written in the program: made once, used from every thread.
///
/// Making one takes a hundred times as long as a short match, so none is made for each request or line.
// NB: Regex is not Sendable since it may hold closures of its builder; a literal holds none. What matching
// caches in it is stored atomically (`Regex.Program.loweredProgram` in apple/swift-experimental-string-processing).
package struct FixedPattern<Output>: RegexComponent, @unchecked Sendable {
  package let regex: Regex<Output>

  package init(_ literal: Regex<Output>) { regex = literal }
}

/// What an answer is worth, in the words of the wire (AN8).
public enum Verdict: String, Sendable, Codable, CaseIterable {
  /// The name or one of the pack's aliases.
  case exact
  /// The name of the same place in another language.
  case alias
  /// A name within the spelling tolerance (AN4).
  case spelling
  /// The name of another place (AN5).
  case otherPlace = "other_place"
  case wrong
}

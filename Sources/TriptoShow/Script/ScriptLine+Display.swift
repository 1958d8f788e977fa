extension ScriptLine {
  /// How long a line without a clip is shown: max(2 000, 150 per word + 500) ms (AU20). Captions
  /// hold no breaks.
  public var displayMs: Int {
    let words = caption.split(whereSeparator: \.isWhitespace).count
    return max(2_000, 150 * words + 500)
  }
}

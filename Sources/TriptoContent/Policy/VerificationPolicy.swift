import TriptoKernel

/// When a claim may count as verified (DA30).
enum VerificationPolicy {
  /// What the evidence of a claim allows.
  ///
  /// - Parameters:
  ///   - declared: What the file says.
  ///   - method: The check that was made: `structured`, `text2`, or `none` at all.
  ///   - rows: The evidence it names.
  ///   - isRiddle: Whether it is told at 10 or 8 points, where Wikipedia alone is too little.
  /// - Returns: `verified` only with a check that was made and one structured source or two
  ///   independent text sources that two readers have opened; otherwise what was declared, or
  ///   `uncertain`.
  static func status(
    declared: ClaimStatus?, method: String?, rows: [Pack.Evidence], isRiddle: Bool
  ) -> ClaimStatus {
    guard declared == .verified else { return declared ?? .uncertain }
    guard method != "none" else { return .uncertain }
    if rows.contains(where: \.isStructured) { return .verified }
    let read = rows.filter { $0.isReadTwice && !$0.carriesPart }
    return SourceFamily.areIndependent(read, outside: isRiddle) ? .verified : .uncertain
  }
}

extension Pack.Evidence {
  /// What a row needs that says it was looked up.
  static let lookedUpFields = [
    "url", "publisher", "title", "lang", "lookedUp", "figure", "statement", "readings",
  ]

  /// A statement of a database rather than a sentence.
  var isStructured: Bool {
    (kind == "wikidata" || kind == "dataset") && text("checked") != "from-knowledge"
  }

  /// Somebody opened the text and wrote down what was found.
  var isLookedUp: Bool { text("checked") == "looked-up" }

  /// A text that was looked up, and read again by somebody else.
  var isReadTwice: Bool {
    isLookedUp && !isStructured && !published.isFrontPage && fields["readings"] == .int(2)
      && !Self.lookedUpFields.contains(where: isBlank)
  }

  /// The page says a part of the claim, or another figure.
  var carriesPart: Bool { text("carries") == "part" }

  func isBlank(_ field: String) -> Bool {
    fields[field].map { $0 == .null || $0.text == "" } ?? true
  }
}

import TriptoKernel

extension PackNormaliser {
  /// The `sources` of a round package become rows of evidence with ids (DA15); they also stay.
  ///
  /// Sources of a clue or question are given to its claims that name no evidence of their own.
  func makeEvidence(_ fields: inout Fields) {
    guard fields["evidence"] == nil else { return }
    var rows: [JSONValue] = []
    _ = Self.add(fields["sources"], to: &rows)
    for name in ["clues", "followups"] {
      guard case .array(let owners)? = fields[name] else { continue }
      fields[name] = .array(owners.map { Self.linked($0, &rows) })
    }
    if !rows.isEmpty { fields["evidence"] = .array(rows) }
  }

  private static func linked(_ owner: JSONValue, _ rows: inout [JSONValue]) -> JSONValue {
    guard case .object(var fields) = owner else { return owner }
    let ids = add(fields["sources"], to: &rows)
    guard !ids.isEmpty, case .array(let claims)? = fields["claims"] else { return owner }
    // NB: so many claims are refused (P36); each of them times each source would fill the memory.
    guard claims.count <= PackReader.maximumClaims else { return owner }
    fields["claims"] = .array(
      claims.map { claim in
        guard case .object(var claim) = claim, claim["evidence"] == nil else { return claim }
        claim["evidence"] = .array(ids)
        return .object(claim)
      })
    return .object(fields)
  }

  /// The ids of the new rows.
  private static func add(_ sources: JSONValue?, to rows: inout [JSONValue]) -> [JSONValue] {
    guard case .array(let sources)? = sources else { return [] }
    return sources.compactMap { source in
      guard var row = row(source) else { return nil }
      let id = JSONValue.string("s\(rows.count + 1)")
      row["id"] = id
      rows.append(.object(row))
      return id
    }
  }

  private static func row(_ source: JSONValue) -> Fields? {
    switch source {
    case .string(let text) where text.hasPrefix("http"):
      return ["kind": .string("web"), "url": .string(text)]
    case .string(let text):
      return ["kind": .string("book"), "title": .string(text)]
    case .object(var row):
      if row["kind"] == nil { row["kind"] = .string(row["url"] == nil ? "book" : "web") }
      return row
    default:
      return nil
    }
  }
}

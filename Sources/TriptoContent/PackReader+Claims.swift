extension PackReader {
  mutating func readEvidence() -> [Pack.Evidence] {
    var seen: Set<String> = []
    return (root["evidence"].elements ?? []).compactMap { element in
      guard let id = element["id"].string else { return nil }
      if !seen.insert(id).inserted { report(.duplicateId, element["id"], "\(id) is taken") }
      return Pack.Evidence(id: id, kind: element["kind"].string ?? "")
    }
  }

  /// Claims in full, or ids of claims at the top of the pack (DA15).
  mutating func readClaims(_ field: JSONCursor) -> [Pack.Claim] {
    (field.elements ?? []).compactMap { element in
      if element.isObject { return claim(element) }
      let shared = (root["claims"].elements ?? []).first { $0["id"].string == element.string }
      guard let shared else {
        report(.missingReference, element, "no claim has this id")
        return nil
      }
      return claim(shared)
    }
  }

  private func claim(_ field: JSONCursor) -> Pack.Claim {
    Pack.Claim(
      id: field["id"].string ?? "", statement: field["statement"].string ?? "",
      evidence: field["evidence"].texts, status: field["status"].string)
  }

  /// No two claims share an id, and every row of evidence that a claim names is there.
  mutating func checkReferences(to evidence: [Pack.Evidence]) {
    let known = Set(evidence.map(\.id))
    var seen: Set<String> = []
    for place in claimPlaces() {
      let id = place["id"].string ?? ""
      if !id.isEmpty && !seen.insert(id).inserted {
        report(.duplicateId, place["id"], "\(id) is taken")
      }
      for reference in place["evidence"].elements ?? []
      where !known.contains(reference.string ?? "") {
        report(.missingReference, reference, "no evidence has this id")
      }
    }
  }

  private func claimPlaces() -> [JSONCursor] {
    let owners = (root["clues"].elements ?? []) + (root["followups"].elements ?? [])
    return ([root] + owners).flatMap { $0["claims"].elements ?? [] }.filter(\.isObject)
  }
}

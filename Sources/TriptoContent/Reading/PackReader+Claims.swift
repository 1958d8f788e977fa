extension PackReader {
  /// Of a clue or question, and of rows that one claim names.
  static let maximumClaims = 100

  /// The rows of evidence by their id.
  mutating func readEvidence() -> [String: Pack.Evidence] {
    var rows: [String: Pack.Evidence] = [:]
    for element in root["evidence"].elements ?? [] {
      guard let id = element["id"].string else {
        report(.incompleteEvidence, element["id"], "the row has no id")
        continue
      }
      if rows[id] != nil { report(.duplicateId, element["id"], "\(id) is taken") }
      let row = Pack.Evidence(
        id: id, kind: element["kind"].string ?? "", fields: element.value)
      checkFields(of: row, element)
      rows[id] = row
    }
    return rows
  }

  private mutating func checkFields(of row: Pack.Evidence, _ place: JSONCursor) {
    if let needed = Self.neededFields[row.kind] {
      for field in needed where place[field].isNull || place[field].string == "" {
        report(.incompleteEvidence, place[field], "a row of kind \(row.kind) has a \(field)")
      }
    } else {
      report(.incompleteEvidence, place["kind"], "no kind of evidence: \(row.kind.prefix(40))")
    }
    if (place["quote"].string?.count ?? 0) > 300 {
      report(.incompleteEvidence, place["quote"], "the quote is over 300 characters")
    }
    if row.isLookedUp { checkLookUp(of: row, place) }
    for field in ["licence", "attribution"] where (place[field].string ?? "").isEmpty {
      report(.missingLicence, place[field], "nobody is credited")
    }
  }

  /// DA30: whoever reads on must find the page, and see what the first reader found there.
  private mutating func checkLookUp(of row: Pack.Evidence, _ place: JSONCursor) {
    for field in Pack.Evidence.lookedUpFields where row.isBlank(field) {
      report(.incompleteEvidence, place[field], "a row that was looked up has a \(field)")
    }
    if row.published.isFrontPage {
      report(.incompleteEvidence, place["url"], "a home page is not the page that says so")
    }
  }

  /// What a row of each kind cannot do without.
  private static let neededFields = [
    "wikidata": ["entity", "property"],
    "dataset": ["dataset", "record", "field", "value"],
    "wikipedia": ["lang", "url"],
    "web": ["url", "publisher", "title"],
    "book": ["title"],
  ]

  /// The claims of a clue or question: in full, or ids of claims at the top of the pack (DA15).
  mutating func readClaims(
    _ owner: JSONCursor, _ evidence: [String: Pack.Evidence]
  ) -> [Pack.Claim] {
    let field = owner["claims"]
    let elements = field.elements ?? []
    if elements.isEmpty { report(.noClaims, field, "nothing says where this comes from") }
    guard isFew(elements.count, field) else { return [] }
    let isRiddle = Pack.Clue.riddleLevels.contains(owner["level"].int ?? 0)
    return elements.compactMap { element in
      if element.isObject { return claim(element, evidence, isRiddle) }
      guard let shared = element.string.flatMap({ sharedClaims[$0] }) else {
        report(.missingReference, element, "no claim has this id")
        return nil
      }
      return claim(shared, evidence, isRiddle)
    }
  }

  /// P36: without a limit, each claim times each of its rows is too much to look at.
  private mutating func isFew(_ count: Int, _ field: JSONCursor) -> Bool {
    let isFew = count <= Self.maximumClaims
    if !isFew { report(.tooManyClaims, field, "\(count) are over \(Self.maximumClaims)") }
    return isFew
  }

  private mutating func claim(
    _ field: JSONCursor, _ evidence: [String: Pack.Evidence], _ isRiddle: Bool
  ) -> Pack.Claim {
    let named = field["evidence"].texts
    let references = isFew(named.count, field["evidence"]) ? named : []
    let rows = references.compactMap { evidence[$0] }
    checkFamilies(of: rows, field)
    let declared = field["status"].string.flatMap(ClaimStatus.init)
    let status = VerificationPolicy.status(
      declared: declared, method: field["method"].string, rows: rows, isRiddle: isRiddle)
    if declared == .verified && status != .verified {
      report(.unsupportedVerdict, field["status"], "the evidence does not make it verified")
    }
    let english = field["statementEn"].string
    return Pack.Claim(
      id: field["id"].string ?? "",
      statement: LocalText(sv: field["statement"].string ?? "", en: english),
      subject: field["subject"].text, predicate: field["predicate"].string,
      object: field["object"].value, evidence: references, status: status,
      shelfLife: shelfLife(of: field))
  }

  /// P37: an article and its translation are one source, however many rows it has.
  private mutating func checkFamilies(of rows: [Pack.Evidence], _ claim: JSONCursor) {
    for (one, two) in SourceFamily.pairs(rows.filter(\.isLookedUp))
    where SourceFamily.isOne(one, two) {
      report(.oneSourceTwice, claim["evidence"], "\(one.id) and \(two.id) are one source")
    }
  }

  /// No two claims share an id, and every row of evidence that a claim names is there.
  ///
  /// Other programs number the claims of each clue anew (DA15), so theirs are told apart within
  /// their clue or question only.
  mutating func checkReferences(to evidence: [String: Pack.Evidence]) {
    var seen: Set<String> = []
    let owners = (root["clues"].elements ?? []) + (root["followups"].elements ?? [])
    for owner in [root] + owners {
      if origin == .imported { seen = [] }
      for claim in (owner["claims"].elements ?? []).filter(\.isObject) {
        check(claim, besides: &seen, evidence)
      }
    }
  }

  private mutating func check(
    _ claim: JSONCursor, besides seen: inout Set<String>, _ evidence: [String: Pack.Evidence]
  ) {
    for text in ["statement", "statementEn", "subject"] { checkCharacters(claim[text]) }
    let id = claim["id"].string ?? ""
    if !id.isEmpty && !seen.insert(id).inserted {
      report(.duplicateId, claim["id"], "\(id) is taken")
    }
    for reference in claim["evidence"].elements ?? []
    where evidence[reference.string ?? ""] == nil {
      report(.missingReference, reference, "no evidence has this id")
    }
  }
}

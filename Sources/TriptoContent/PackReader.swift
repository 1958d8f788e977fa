import Foundation

/// Reads one pack and finds everything that is wrong with it (CONTENT 1.4).
struct PackReader {
  /// Bytes.
  static let maximumSize = 256 * 1024
  static let maximumDepth = 16

  var problems: [PackProblem] = []
  let root: JSONCursor
  let isRoundPackage: Bool

  /// - Parameter now: Stands in for a missing or unreadable `generatedAt`.
  /// - Throws: `InvalidPack`.
  static func read(_ data: Data, now: Date) throws -> PackReading {
    var normaliser = PackNormaliser()
    let fields = normaliser.normalise(try document(data))
    var reader = PackReader(
      problems: normaliser.problems, root: JSONCursor(value: .object(fields), path: ""),
      isRoundPackage: normaliser.isRoundPackage)
    return try reader.reading(fields, now: now)
  }

  private static func document(_ data: Data) throws -> [String: JSONValue] {
    guard data.count <= maximumSize else { throw unreadable("over \(maximumSize) bytes") }
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw unreadable("not JSON")
    }
    guard case .object(let fields) = value else { throw unreadable("not a JSON object") }
    guard value.depth <= maximumDepth else {
      throw unreadable("nested deeper than \(maximumDepth)")
    }
    return fields
  }

  private static func unreadable(_ message: String) -> InvalidPack {
    InvalidPack(problems: [PackProblem(.unreadable, at: "", message)])
  }

  private mutating func reading(_ fields: [String: JSONValue], now: Date) throws -> PackReading {
    checkSchema()
    let id = readId()
    let destination = readDestination()
    let evidence = readEvidence()
    let clues = readClues()
    let followups = readFollowups()
    let banter = readBanter()
    checkReferences(to: evidence)
    let metadata = readMetadata(clues, followups, now: now)
    let failures = problems.filter { !$0.code.isWarning }
    guard failures.isEmpty, let id else { throw InvalidPack(problems: failures) }
    let pack = Pack(
      id: id, destination: destination, clues: clues, followups: followups, banter: banter,
      evidence: evidence, metadata: metadata,
      document: .object(completed(fields, id: id, metadata)))
    return PackReading(
      pack: pack, warnings: problems + LeakCheck.problems(in: pack),
      hasOwnId: root["roundId"].string != nil)
  }

  mutating func report(_ code: PackProblem.Code, _ place: JSONCursor, _ message: String) {
    problems.append(PackProblem(code, at: place.path, message))
  }

  private mutating func checkSchema() {
    let schema = root["schema"]
    guard !schema.isNull else { return }
    let known = ["tripto.pack/1", "tripto.pack/2"]
    let isKnown = schema.string.map { text in
      known.contains { text == $0 || text.hasPrefix($0 + ".") }
    }
    if isKnown != true { report(.unknownSchema, schema, "this version reads \(known)") }
  }

  private mutating func readId() -> PackID? {
    let field = root["roundId"]
    if let text = field.string {
      let id = PackID(text)
      if id == nil { report(.badId, field, "1-100 of A-Z a-z 0-9 . _ -, no leading dot") }
      return id
    }
    let destination = root["destination"]
    if isRoundPackage, let name = destination["name"].string {
      let id = PackID.slug(name: name, countryCode: destination["countryCode"].string)
      if let id { return id }
    }
    report(.missingId, field, "every pack has a roundId")
    return nil
  }

  /// The document with the fields that were filled in, so that a second reading gives the same.
  private func completed(
    _ fields: [String: JSONValue], id: PackID, _ metadata: Pack.Metadata
  ) -> [String: JSONValue] {
    var fields = fields
    fields["roundId"] = .string(id.rawValue)
    var details: [String: JSONValue] = [:]
    if case .object(let given)? = fields["metadata"] { details = given }
    details["generatedAt"] = .string(metadata.generatedAt)
    details["verified"] = .bool(metadata.verified)
    details["antiLeakChecked"] = .bool(metadata.antiLeakChecked)
    fields["metadata"] = .object(details)
    return fields
  }
}

/// A pack as it was read, with what was noticed on the way.
struct PackReading {
  let pack: Pack
  let warnings: [PackProblem]
  /// False when the id was made from the name (CONTENT 1.3).
  let hasOwnId: Bool
}

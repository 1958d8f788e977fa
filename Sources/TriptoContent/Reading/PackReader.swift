import Foundation
import TriptoKernel

/// Reads one pack and finds everything that is wrong with it.
struct PackReader {
  /// Bytes.
  static let maximumSize = 256 * 1024
  static let maximumDepth = 16

  var problems: [PackProblem]
  let root: JSONCursor
  let origin: Pack.Origin
  /// The claims at the top of the pack by id, the first of each.
  let sharedClaims: [String: JSONCursor]
  private let isRoundPackage: Bool

  /// - Parameters:
  ///   - now: Stands in for a missing or unreadable `generatedAt`.
  ///   - places: What is known of places; without it P15 is skipped and said so.
  /// - Throws: `InvalidPack`.
  static func read(
    _ data: Data, now: Date, places: (any PlaceFacts)? = nil
  ) throws(InvalidPack) -> PackReading {
    var normaliser = PackNormaliser()
    let fields = normaliser.normalise(try document(data))
    var reader = PackReader(normaliser, fields)
    return try reader.reading(fields, now: now, places: places)
  }

  private init(_ normaliser: PackNormaliser, _ fields: [String: JSONValue]) {
    problems = normaliser.problems
    root = JSONCursor(.object(fields))
    let shared = (root["claims"].elements ?? []).compactMap { claim in
      claim["id"].string.map { ($0, claim) }
    }
    sharedClaims = Dictionary(shared) { first, _ in first }
    isRoundPackage = normaliser.isRoundPackage
    origin = root["provenance"]["origin"].string.flatMap(Pack.Origin.init) ?? .imported
  }

  private static func document(_ data: Data) throws(InvalidPack) -> [String: JSONValue] {
    guard data.count <= maximumSize else { throw unreadable("over \(maximumSize) bytes") }
    let value: JSONValue
    do {
      value = try JSONValue(parsing: data, maximumDepth: maximumDepth)
    } catch {
      throw unreadable(error)
    }
    guard case .object(let fields) = value else { throw unreadable("not a JSON object") }
    return fields
  }

  private static func unreadable(_ failure: JSONFailure) -> InvalidPack {
    switch failure {
    case .malformed(let byte): unreadable("not JSON at byte \(byte)")
    case .tooDeep(let limit): unreadable("nested deeper than \(limit)")
    case .duplicateKey(let key): unreadable("the key \"\(key.prefix(60))\" stands twice")
    }
  }

  static func unreadable(_ reason: String) -> InvalidPack {
    InvalidPack(problems: [PackProblem(.unreadable, at: "", reason)])
  }

  private mutating func reading(
    _ fields: [String: JSONValue], now: Date, places: (any PlaceFacts)?
  ) throws(InvalidPack) -> PackReading {
    checkSchema()
    let id = readId()
    let destination = readDestination()
    let evidence = readEvidence()
    let clues = readClues(evidence)
    let followups = readFollowups(evidence, destination)
    let banter = readBanter()
    let wonder = readText(root, "wonder")
    checkReferences(to: evidence)
    checkPlace(destination, places)
    let metadata = readMetadata(clues, followups, now: now)
    let ordered = inOrder()
    guard !ordered.contains(where: { $0.severity == .error }), let id else {
      throw InvalidPack(problems: ordered)
    }
    let pack = Pack(
      id: id, destination: destination, clues: clues, followups: followups, banter: banter,
      wonder: wonder, evidence: Array(evidence.values).sorted { $0.id < $1.id }, origin: origin,
      metadata: metadata, document: .object(fields))
    return PackReading(
      pack: pack.completed(), warnings: ordered, hasOwnId: root["roundId"].string != nil)
  }

  mutating func report(_ code: PackCode, _ place: JSONCursor, _ reason: String) {
    problems.append(PackProblem(code, at: place.path, reason, isOurs: origin != .imported))
  }

  /// RE27: size, JSON, id, names, clues, follow-ups, the rest.
  private func inOrder() -> [PackProblem] {
    problems.enumerated()
      .sorted { ($0.element.code.stage, $0.offset) < ($1.element.code.stage, $1.offset) }
      .map(\.element)
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
      if id == nil { report(.badId, field, "not an id that can be the name of a file") }
      return id
    }
    let destination = root["destination"]
    if isRoundPackage, let name = destination["name"].string {
      let id = PackID.slug(name: name, countryCode: destination["countryCode"].string)
      if let id { return id }
    }
    report(.missingId, field, "the pack has no roundId")
    return nil
  }
}

/// A pack as it was read, with what was noticed on the way.
struct PackReading {
  let pack: Pack
  let warnings: [PackProblem]
  /// False when the id was made from the name.
  let hasOwnId: Bool
}

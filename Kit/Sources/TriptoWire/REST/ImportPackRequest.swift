public import TriptoKernel

/// POST /v1/content/packs/import: a pack in the stored format (DA14), whose older key names are
/// read too (DA15) and never written.
public struct ImportPackRequest: WirePayload {
  public var roundId: PackID
  public var destination: ImportedDestination
  /// From 10 down to 2 points.
  public var clues: [ImportedClue]
  public var followups: [ImportedFollowup]
  /// What is kept as it came: `metadata, claims, sources, verification, antiLeak, banter` (DA15).
  public var kept: [String: JSONValue]

  static let keptKeys = ["metadata", "claims", "sources", "verification", "antiLeak", "banter"]

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("roundId", roundId)
      json.field("destination", destination)
      json.field("clues", clues)
      json.field("followups", followups)
      for (name, value) in kept.sorted(by: { $0.key < $1.key }) {
        json.key(escaping: name)
        value.write(to: &json)
      }
    }
  }

  /// - Throws: `RequestError` for the first thing that is wrong, in the order of RE27: `roundId`,
  ///   the destination's name and country, the number of clues, follow-ups, then levels, the id's
  ///   characters and sizes.
  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: WireKey.self)
    let id = try keys.text("roundId")
    destination = try keys.decode(ImportedDestination.self, forKey: "destination")
    clues = try keys.decode([ImportedClue].self, forKey: "clues")
    let levels = Format.standard.levels
    guard clues.count == levels.count else { throw keys.refusal("clues", "must be exactly 5") }
    followups = try keys.decode([ImportedFollowup].self, forKey: "followups")
    clues.sort { $0.level > $1.level }
    guard clues.map(\.level) == levels else {
      throw keys.refusal("clues", "must have the levels 10, 8, 6, 4 and 2")
    }
    guard let packId = PackID(id) else {
      throw keys.refusal("roundId", "must be 1–100 of A–Z a–z 0–9 . _ - without a leading dot")
    }
    roundId = packId
    for followup in followups { try followup.checkSize(in: keys) }
    kept = try keys.kept(Self.keptKeys)
  }
}

extension KeyedDecodingContainer<WireKey> {
  /// A text with something in it, under the first of `names` that is there.
  func text(_ names: WireKey...) throws -> String {
    for name in names {
      guard let text = try decodeIfPresent(String.self, forKey: name) else { continue }
      guard text.contains(where: { !$0.isWhitespace }) else { break }
      return text
    }
    throw refusal(names[0], "is missing")
  }

  fileprivate func kept(_ names: [String]) throws -> [String: JSONValue] {
    var kept: [String: JSONValue] = [:]
    for name in names {
      kept[name] = try decodeIfPresent(JSONValue.self, forKey: WireKey(stringValue: name))
    }
    return kept
  }
}

public import TriptoKernel
public import TriptoWire

/// What may be said of a place whose name is hidden: where it lies, how hard it is, what it is about (UI-E20).
public struct PackTraits: Equatable, Sendable, Decodable {
  public var regions: [String]?
  public var difficulty: String?
  public var themes: [String]?

  public init(regions: [String]? = nil, difficulty: String? = nil, themes: [String]? = nil) {
    (self.regions, self.difficulty, self.themes) = (regions, difficulty, themes)
  }
}

/// The library (RE23), with traits where the server tells them. NB: its list may be without.
public struct PackLibrary: Equatable, Sendable, Decodable {
  public var packs: [PackSummary]
  public var traits: [PackID: PackTraits]

  private enum Keys: String, CodingKey { case packs }
  private struct Row: Decodable {
    var roundId: PackID
    var traits: PackTraits

    private enum Keys: String, CodingKey { case roundId }

    init(from decoder: any Decoder) throws {
      roundId = try decoder.container(keyedBy: Keys.self).decode(PackID.self, forKey: .roundId)
      traits = try PackTraits(from: decoder)
    }
  }

  public init(from decoder: any Decoder) throws {
    packs = try PackListResponse(from: decoder).packs
    let rows = try decoder.container(keyedBy: Keys.self).decode([Row].self, forKey: .packs)
    traits = Dictionary(rows.map { ($0.roundId, $0.traits) }) { $1 }
  }
}

public import Foundation

/// What is in `Soundtrack/`, for the TV and for the listening page.
public struct Manifest: Codable, Equatable, Sendable {
  public struct Licence: Codable, Equatable, Sendable {
    public var source: String
    public var license: String
    public var url: String
  }

  public struct Entry: Codable, Equatable, Sendable {
    public var id: String
    public var type: Asset.Kind
    public var filename: String
    public var durationMs: Int
    public var loopable: Bool?
    /// Where in the file a repetition begins and ends.
    public var loopStartMs: Int?
    public var loopEndMs: Int?
    public var lufs: Double
    public var truePeakDb: Double
    public var sampleRate: Int
    public var channels: Int
    public var sha256: String
    public var licenseMeta: Licence
    public var tags: [String]
  }

  public var version: Int
  public var assets: [Entry]

  public init(assets: [Entry]) {
    version = 1
    self.assets = assets
  }

  public static func read(_ folder: URL) throws -> Manifest {
    try JSONDecoder().decode(
      Manifest.self, from: Data(contentsOf: folder.appendingPathComponent("manifest.json")))
  }

  public func write(to folder: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try (encoder.encode(self) + Data("\n".utf8))
      .write(to: folder.appendingPathComponent("manifest.json"), options: .atomic)
  }
}

extension Manifest.Licence {
  static let own = Manifest.Licence(
    source: "composed and synthesised for Tripto", license: "MIT",
    url: "https://opensource.org/license/mit")
  static let rendered = Manifest.Licence(
    source: "composed for Tripto, rendered with FluidR3 GM by Frank Wen", license: "MIT",
    url: "https://opensource.org/license/mit")
}

public import Foundation
import TriptoKernel

/// What the server tells about one of its sounds, in `/audio/manifest.json`.
public struct SoundAsset: Equatable, Sendable, Decodable {
  public var id: String
  public var loopStartMs: Double?
  public var loopEndMs: Double?

  private struct List: Decodable { var assets: [SoundAsset] }

  public init(id: String, loopStartMs: Double? = nil, loopEndMs: Double? = nil) {
    (self.id, self.loopStartMs, self.loopEndMs) = (id, loopStartMs, loopEndMs)
  }

  /// - Throws: when it is no manifest.
  public static func list(_ json: Data) throws -> [SoundAsset] {
    try JSONDecoder().decode(List.self, from: json).assets
  }

  /// Files are padded on both sides, so that the seam of a loop is no edge.
  var loop: SoundLoop? {
    guard let loopStartMs, let loopEndMs, loopEndMs > loopStartMs else { return nil }
    return SoundLoop(startS: loopStartMs / 1000, endS: loopEndMs / 1000)
  }
}

/// What goes round in a file.
public struct SoundLoop: Equatable, Sendable {
  public var startS: Double
  public var endS: Double
  var lengthS: Double { endS - startS }
}

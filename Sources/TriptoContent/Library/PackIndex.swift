import Foundation
import TriptoKernel

/// The list that lies beside the packs for those who do not want to open each; it is derived, and
/// nothing here reads it.
struct PackIndex: Encodable {
  let version = "1.0"
  let lastUpdated: String
  let totalPacks: Int
  let packs: [Row]

  struct Row: Encodable {
    let roundId: PackID
    let destination: String
    let country: String
    let generatedAt: String
    let verified: Bool
    let antiLeakChecked: Bool
    /// Relative to the folder of the index.
    let filePath: String
  }

  init(_ packs: [PackSummary], now: Date) {
    lastUpdated = now.formatted(Date.ISO8601FormatStyle())
    totalPacks = packs.count
    self.packs = packs.map { pack in
      Row(
        roundId: pack.id, destination: pack.name.sv, country: pack.country.sv,
        generatedAt: pack.generatedAt, verified: pack.verified,
        antiLeakChecked: pack.antiLeakChecked, filePath: "\(pack.id).json")
    }
  }

  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

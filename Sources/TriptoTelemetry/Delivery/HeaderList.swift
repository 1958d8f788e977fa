import Foundation
public import TriptoKernel

/// Fields for the heads of requests, as OpenTelemetry's settings have them: `name=value`, with commas between and
/// the values percent-encoded.
public struct HeaderList: Sendable {
  public let fields: [(String, Sensitive)]

  /// - Parameter text: nil comes of one that has a part without a name or with a value that is not encoded.
  public init?(_ text: String) {
    var fields: [(String, Sensitive)] = []
    for part in text.split(separator: ",") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = halves[0].trimmingCharacters(in: .whitespaces)
      guard halves.count == 2, !name.isEmpty, name.utf8.allSatisfy(Self.isOfName),
        let value = halves[1].trimmingCharacters(in: .whitespaces).removingPercentEncoding,
        value.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
      else { return nil }
      fields.append((name.lowercased(), Sensitive(value)))
    }
    self.fields = fields
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

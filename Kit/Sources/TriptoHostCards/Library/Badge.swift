public import TriptoDesign
import TriptoKernel
import TriptoWire

/// Who wrote a place, and whether somebody has read its sources: always a word beside its symbol (UI-A2, UI-E21).
public enum Badge: Equatable, Sendable {
  case verified, handwritten, quickTrip, rejected

  public var symbol: Symbol {
    switch self {
    case .verified: .verified
    case .handwritten: .rename
    case .quickTrip: .generate
    case .rejected: .rejected
    }
  }

  func text(_ host: HostMessages) -> String {
    switch self {
    case .verified: host.verified
    case .handwritten: host.handwritten
    case .quickTrip: host.quickTrip
    case .rejected: host.rejected
    }
  }

  /// What a place's badge says; a quick trip says what that is.
  func texts(_ host: HostMessages) -> [String] {
    self == .quickTrip ? [text(host), host.fromData] : [text(host)]
  }

  /// In the list of the library, which does not tell of rejected claims.
  init(row pack: PackSummary) {
    self = pack.roundId.isQuickTrip ? .quickTrip : pack.verified ? .verified : .handwritten
  }
}

extension PackID {
  /// NB: the wire does not say who wrote a pack (RE23); what the server writes is named by a UUID (ID7), people's by a
  /// word.
  var isQuickTrip: Bool {
    let groups = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.utf8.allSatisfy(Self.isHex) }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}

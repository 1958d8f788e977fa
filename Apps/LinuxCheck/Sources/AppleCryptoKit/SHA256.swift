import Foundation

/// NB: 32 bytes that differ where the data do, and are no digest: what an app calls its files is nothing to compare with
/// a real one's.
public enum SHA256: Sendable {
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let bytes = (0..<32).map { place -> UInt8 in
      state = (state ^ UInt64(place)) &* 0x100_0000_01b3
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    return SHA256Digest(bytes: bytes)
  }
}

public struct SHA256Digest: Sequence, Sendable {
  let bytes: [UInt8]
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

import Foundation

/// Reads little-endian values from a mapped file; outside of it there are only zeros.
struct ByteReader {
  let bytes: UnsafeRawBufferPointer

  func u8(_ offset: Int) -> Int {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : 0
  }

  func u16(_ offset: Int) -> Int { u8(offset) | u8(offset + 1) << 8 }

  func u24(_ offset: Int) -> Int { u16(offset) | u8(offset + 2) << 16 }

  func u32(_ offset: Int) -> Int { u16(offset) | u16(offset + 2) << 16 }

  func u64(_ offset: Int) -> UInt64 {
    guard offset >= 0, offset + 8 <= bytes.count else { return 0 }
    return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  /// The bytes of a range, cut to what there is.
  func slice(_ offset: Int, _ count: Int) -> UnsafeRawBufferPointer {
    let start = min(max(offset, 0), bytes.count)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + count, bytes.count)])
  }

  /// A text that follows its length in bytes.
  func text(_ offset: Int) -> String {
    String(decoding: slice(offset + 1, u8(offset)), as: UTF8.self)
  }
}

import Foundation

/// A mapped `TGZ1` file: names to places, places to names.
struct GazetteerFile: Sendable {
  let header: GazetteerHeader
  private let data: Data

  init(_ data: Data) throws(GazetteerError) {
    // NB: `withUnsafeBytes` does not carry typed errors.
    let header: Result<GazetteerHeader, GazetteerError> = data.withUnsafeBytes { bytes in
      do throws(GazetteerError) {
        return .success(try GazetteerHeader(ByteReader(bytes: bytes)))
      } catch {
        return .failure(error)
      }
    }
    self.header = try header.get()
    self.data = data
  }

  /// Which edition, from whom, under what licence.
  var note: String {
    read { String(decoding: $0.slice(GazetteerHeader.size, noteLength), as: UTF8.self) }
  }

  private var noteLength: Int { header.bodyStart - GazetteerHeader.size }

  /// The places that bear a folded name: a binary search over blocks, then one block.
  func postings(of key: String) -> [Posting] {
    var key = key
    return key.withUTF8 { wanted in
      read { reader in
        block(of: UnsafeRawBufferPointer(wanted), reader).map { block in
          scan(block, for: wanted, reader)
        } ?? []
      }
    }
  }

  func place(_ number: Int) -> GazetteerPlace? {
    guard number >= 0, number < header.placeCount else { return nil }
    return read { reader in
      let row = header.places + 20 * number
      let country = reader.slice(row + 4, 2)
      return GazetteerPlace(
        id: UInt32(reader.u32(row)), name: reader.text(header.texts + reader.u32(row + 12)),
        country: country.first == 0 ? nil : String(decoding: country, as: UTF8.self),
        kind: PlaceKind(rawValue: UInt8(reader.u8(row + 6) & 15)) ?? .region,
        continent: Self.continents[reader.u8(row + 6) >> 4 & 7],
        weight: UInt8(reader.u8(row + 7)), latitude: Double(reader.i16(row + 8)) / 100,
        longitude: Double(reader.i16(row + 10)) / 100, state: reader.u16(row + 18))
    }
  }

  /// The folded main names of a place.
  func mainKeys(of number: Int) -> [String] {
    guard number >= 0, number < header.placeCount else { return [] }
    return read { reader in
      let row = header.places + 20 * number
      var offset = header.texts + reader.u32(row + 12)
      return (0..<reader.u16(row + 16)).map { _ in
        offset += 1 + reader.u8(offset)
        return reader.text(offset)
      }
    }
  }

  /// The number of the place with this id; the rows are in their order.
  func number(id: UInt32) -> Int? {
    read { reader in
      let place = Self.first(of: header.placeCount) {
        reader.u32(header.places + 20 * $0) >= Int(id)
      }
      let isThere = place < header.placeCount && reader.u32(header.places + 20 * place) == Int(id)
      return isThere ? place : nil
    }
  }

  /// The first of sorted rows that lies behind, or how many rows there are.
  static func first(of count: Int, isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func read<Value>(_ body: (ByteReader) -> Value) -> Value {
    data.withUnsafeBytes { body(ByteReader(bytes: $0)) }
  }

  private static let continents = [nil, "AF", "AN", "AS", "EU", "NA", "OC", "SA"]
}

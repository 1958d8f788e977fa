/// The head of a `TGZ1` file: how many of everything, and where it begins (docs/JUDGE.md).
struct GazetteerHeader: Sendable, Equatable {
  /// Bytes before the note.
  static let size = 80
  static let magic = Array("TGZ1".utf8)

  let bodyStart: Int
  let keyCount: Int
  let blockCount: Int
  let placeCount: Int
  let rivalCount: Int
  let index: Int
  let blocks: Int
  let places: Int
  let texts: Int
  let rivals: Int

  init(_ reader: ByteReader) throws(GazetteerError) {
    guard reader.slice(0, 4).elementsEqual(Self.magic) else { throw .notAGazetteer }
    let fields = (0..<11).map { reader.u32(4 + 4 * $0) }
    (bodyStart, keyCount, blockCount) = (fields[0], fields[1], fields[2])
    (placeCount, rivalCount, index) = (fields[3], fields[4], fields[5])
    (blocks, places, texts, rivals) = (fields[6], fields[7], fields[8], fields[9])
    guard fields[10] == reader.bytes.count else {
      throw .damaged("it has \(reader.bytes.count) bytes, not \(fields[10])")
    }
    let isInOrder =
      bodyStart >= Self.size && index >= bodyStart && blocks >= index + 4 * blockCount
      && places >= blocks && texts >= places + 20 * placeCount && rivals >= texts
      && fields[10] >= rivals + 16 * rivalCount && blockCount == (keyCount + 15) / 16
    guard isInOrder else { throw .damaged("its sections overlap") }
  }
}

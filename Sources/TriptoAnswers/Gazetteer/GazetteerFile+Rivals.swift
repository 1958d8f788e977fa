/// A well-known name that an answer might be a misspelling of.
struct Rival: Sendable {
  let place: Int
  let name: SpelledName
}

extension GazetteerFile {
  /// Gives every rival no further from `answer` than `limit`, with its distance.
  func rivals(
    within limit: Int, of answer: SpelledName, _ visit: (_ rival: Rival, _ distance: Int) -> Void
  ) {
    read { reader in
      let length = answer.letters.count
      var entry = firstRival(ofLength: length - limit, reader)
      while entry < header.rivalCount {
        let row = header.rivals + 16 * entry
        let packed = reader.u32(row + 12)
        guard packed >> 24 <= length + limit else { return }
        if (reader.u64(row) ^ answer.mask).nonzeroBitCount <= 2 * limit {
          let name = SpelledName(compact: reader.text(header.texts + reader.u32(row + 8)))
          if let distance = name.distance(to: answer, limit: limit) {
            visit(Rival(place: packed & 0xFF_FFFF, name: name), distance)
          }
        }
        entry += 1
      }
    }
  }

  /// Rivals are sorted by the number of their letters.
  private func firstRival(ofLength length: Int, _ reader: ByteReader) -> Int {
    Self.first(of: header.rivalCount) { reader.u8(header.rivals + 16 * $0 + 15) >= length }
  }
}

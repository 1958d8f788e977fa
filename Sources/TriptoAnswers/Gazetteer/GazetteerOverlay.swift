/// Names that a library adds to the gazetteer, in memory.
struct GazetteerOverlay: Sendable {
  private(set) var postings: [String: [Posting]] = [:]
  private(set) var mainKeys: [Int: [String]] = [:]
  private var places: [GazetteerPlace] = []
  private var rivalsByLength: [Int: [Rival]] = [:]

  func place(_ index: Int) -> GazetteerPlace? {
    places.indices.contains(index) ? places[index] : nil
  }

  func index(id: UInt32) -> Int? {
    places.firstIndex { $0.id == id && id != 0 }
  }

  /// Takes a place in and gives its number, which follows those of the file.
  mutating func append(_ place: GazetteerPlace, after fileCount: Int) -> Int {
    places.append(place)
    return fileCount + places.count - 1
  }

  /// Gives a place more names, each of which counts as a main one.
  mutating func add(_ names: [String], of number: Int) {
    for key in Set(names.flatMap(Spelling.keys)).subtracting(mainKeys[number] ?? []).sorted() {
      postings[key, default: []].append(Posting(place: number, tier: .main))
      mainKeys[number, default: []].append(key)
      let name = SpelledName(compact: key)
      rivalsByLength[name.letters.count, default: []].append(Rival(place: number, name: name))
    }
  }

  func rivals(
    within limit: Int, of answer: SpelledName, _ visit: (_ rival: Rival, _ distance: Int) -> Void
  ) {
    let length = answer.letters.count
    for length in length - limit...length + limit {
      for rival in rivalsByLength[length] ?? [] {
        if let distance = rival.name.distance(to: answer, limit: limit) { visit(rival, distance) }
      }
    }
  }
}

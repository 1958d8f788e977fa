public import Foundation

/// The places of the world and their names: what an answer may mean besides the target (AN5).
///
/// A mapped file and, on top of it, the places of a library. Reading is safe from any thread.
public struct Gazetteer: Sendable {
  /// Knows no place: every answer is judged by the target's own names alone.
  public static let empty = Gazetteer(file: nil)

  let file: GazetteerFile?
  private var overlay = GazetteerOverlay()

  private init(file: GazetteerFile?) {
    self.file = file
  }

  /// Maps a `TGZ1` file; its pages are read when they are needed.
  ///
  /// - Throws: `GazetteerError`, when the file is missing, cut short or something else.
  public init(contentsOf url: URL) throws(GazetteerError) {
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .alwaysMapped)
    } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
    try self.init(data: data)
  }

  /// - Throws: `GazetteerError`, when the bytes are no `TGZ1` file.
  public init(data: Data) throws(GazetteerError) {
    self.init(file: try GazetteerFile(data))
  }

  /// Which edition, from whom, under what licence; empty when there is no file.
  public var note: String { file?.note ?? "" }

  /// How many names and places the file has.
  public var counts: (names: Int, places: Int) {
    (file?.header.keyCount ?? 0, file?.header.placeCount ?? 0)
  }

  /// This gazetteer and the places of a library; a place it has already gets the further names.
  public func joining(_ places: some Sequence<JoinedPlace>) -> Gazetteer {
    var joined = self
    for place in places {
      let number = known(place) ?? joined.overlay.append(made(place), after: fileCount)
      joined.overlay.add([place.name] + place.names, of: number)
    }
    return joined
  }

  /// Places that bear the name in any spelling, the best known first; for people and tools.
  public func places(named name: String) -> [GazetteerPlace] {
    postings(of: Fold.compact(name)).sorted { $0.tier < $1.tier }.compactMap { place($0.place) }
  }

  /// The place with this id of GeoNames, or nil when the list does not have it.
  public func place(id: UInt32) -> GazetteerPlace? {
    number(id: id).flatMap(place)
  }

  func postings(of key: String) -> [Posting] {
    let added = overlay.postings[key] ?? []
    guard let file else { return added }
    return added.isEmpty ? file.postings(of: key) : file.postings(of: key) + added
  }

  func place(_ number: Int) -> GazetteerPlace? {
    number < fileCount ? file?.place(number) : overlay.place(number - fileCount)
  }

  func mainKeys(of number: Int) -> [String] {
    (file?.mainKeys(of: number) ?? []) + (overlay.mainKeys[number] ?? [])
  }

  /// The nearest well-known name within `limit` that is not `isOut` at its distance.
  func nearestRival(
    to answer: SpelledName, within limit: Int, unless isOut: (Rival, Int) -> Bool
  ) -> (rival: Rival, distance: Int)? {
    var nearest: (rival: Rival, distance: Int)?
    let visit = { (rival: Rival, distance: Int) in
      if distance < nearest?.distance ?? .max, !isOut(rival, distance) {
        nearest = (rival, distance)
      }
    }
    file?.rivals(within: limit, of: answer, visit)
    overlay.rivals(within: limit, of: answer, visit)
    return nearest
  }

  /// The number of the place with GeoNames' id.
  func number(id: UInt32) -> Int? {
    file?.number(id: id) ?? overlay.index(id: id).map { $0 + fileCount }
  }

  private var fileCount: Int { file?.header.placeCount ?? 0 }

  private func known(_ place: JoinedPlace) -> Int? {
    if let id = place.geonameId, let number = number(id: id) { return number }
    let codes = countryCodes(place)
    let bearers = postings(of: Fold.compact(place.name)).filter { $0.tier <= .local }
    var best: (number: Int, rank: Int)?
    for number in bearers.map(\.place) {
      guard let bearer = self.place(number), codes.contains(bearer.country ?? "") else { continue }
      if let kind = place.kind, (kind == .country) != (bearer.kind == .country) { continue }
      if bearer.rank > best?.rank ?? -1 { best = (number, bearer.rank) }
    }
    return best?.number
  }

  private func countryCodes(_ place: JoinedPlace) -> Set<String> {
    if let code = place.countryCode { return [code.uppercased()] }
    return place.country.map(countryCodes(named:)) ?? []
  }

  /// The codes of the countries that a name may mean; a region stands for its country.
  func countryCodes(named name: String) -> Set<String> {
    let places = postings(of: Fold.compact(name)).filter { $0.tier <= .foreign }
      .compactMap { place($0.place) }.filter { !$0.kind.isTown }
    let nations = places.filter { $0.kind == .country }
    return Set((nations.isEmpty ? places : nations).compactMap(\.country))
  }

  private func made(_ place: JoinedPlace) -> GazetteerPlace {
    GazetteerPlace(
      id: place.geonameId ?? 0, name: place.name, country: countryCodes(place).min(),
      kind: place.kind ?? .city, continent: nil, weight: 80, latitude: 0, longitude: 0)
  }
}

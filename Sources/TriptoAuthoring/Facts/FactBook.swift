public import Foundation
import TriptoAnswers
public import TriptoContent
import TriptoKernel

/// The places that can be written about without asking anybody, and what is known of them.
public struct FactBook: Sendable {
  /// In the order of the file.
  public let places: [Place]
  let countries: [String: Country]
  private let facts: [String: Fact]
  /// By dataset, as in `geonames`.
  let sources: [String: Source]

  /// Where rows of open data come from, for the evidence of packs (RE77).
  struct Source: Sendable, Equatable {
    /// Package and version.
    let version: String
    /// ISO 8601.
    let retrievedAt: String
  }

  public struct Place: Sendable, Equatable {
    public let geonameId: Int
    public let name: LocalText
    /// ISO 3166-1 alpha-2.
    public let country: String
    public let coordinates: Pack.Coordinates
    /// Lower case.
    public let aliases: [String]
    public let regions: [String]
    public let difficulty: String
    let facts: [String]
  }

  struct Country: Sendable, Equatable {
    let name: LocalText
    let continent: String
    let facts: [String]
  }

  /// - Parameter directory: The folder with `facts.json`.
  /// - Throws: ``FactBookError``.
  public init(directory: URL) throws(FactBookError) {
    try self.init(Self.json(directory.appendingPathComponent("facts.json")))
  }

  static func json(_ file: URL) throws(FactBookError) -> JSONValue {
    do {
      return try JSONValue(parsing: Data(contentsOf: file))
    } catch {
      throw FactBookError(file: file.path, reason: String(describing: error))
    }
  }

  init(_ json: JSONValue) throws(FactBookError) {
    var all: [String: Fact] = [:]
    guard case .object(let fields)? = json["countries"], let list = json["places"]?.elements else {
      throw FactBookError(file: "facts.json", reason: "no countries or no places")
    }
    var countries: [String: Country] = [:]
    for (code, value) in fields {
      let facts = try Self.facts(of: value, owner: code)
      for fact in facts { all[fact.id] = fact }
      guard let name = LocalText(value["name"]), let continent = value["continent"]?.text else {
        throw FactBookError(file: "facts.json", reason: "\(code) has no name")
      }
      countries[code] = Country(name: name, continent: continent, facts: facts.map(\.id))
    }
    var places: [Place] = []
    for value in list {
      let facts = try Self.facts(of: value, owner: value["geonameId"]?.text ?? "?")
      for fact in facts { all[fact.id] = fact }
      places.append(try Self.place(value, facts.map(\.id), countries))
    }
    (self.places, self.countries, self.facts) = (places, countries, all)
    sources = try Self.sources(json["sources"], of: all.values)
  }

  /// - Throws: ``FactBookError`` when a row's dataset is not among them.
  private static func sources(
    _ json: JSONValue?, of facts: some Sequence<Fact>
  ) throws(FactBookError) -> [String: Source] {
    let cited = Set(facts.flatMap(\.rows).map { $0["dataset"]?.text ?? "" })
    var sources: [String: Source] = [:]
    for name in cited {
      guard let version = json?[name]?["version"]?.text,
        let date = json?[name]?["retrievedAt"]?.text
      else { throw FactBookError(file: "facts.json", reason: "no version or date of \(name)") }
      sources[name] = Source(version: version, retrievedAt: date)
    }
    return sources
  }

  private static func facts(
    of value: JSONValue, owner: String
  ) throws(FactBookError) -> [Fact] {
    var numbers: [String: Int] = [:]
    var facts: [Fact] = []
    for element in value["facts"]?.elements ?? [] {
      let predicate = element["predicate"]?.text ?? ""
      guard let fact = Fact(element, owner: owner, number: numbers[predicate] ?? 0) else {
        throw FactBookError(file: "facts.json", reason: "a fact of \(owner): \(predicate)")
      }
      numbers[predicate, default: 0] += 1
      facts.append(fact)
    }
    return facts
  }

  private static func place(
    _ value: JSONValue, _ facts: [String], _ countries: [String: Country]
  ) throws(FactBookError) -> Place {
    guard let id = value["geonameId"]?.whole, let name = LocalText(value["name"]),
      let country = value["country"]?.text, countries[country] != nil,
      let lat = value["lat"]?.number, let lon = value["lon"]?.number
    else { throw FactBookError(file: "facts.json", reason: "a place without name or position") }
    return Place(
      geonameId: id, name: name, country: country,
      coordinates: Pack.Coordinates(latitude: lat, longitude: lon),
      aliases: value["aliases"]?.elements.compactMap(\.text) ?? [],
      regions: value["regions"]?.elements.compactMap(\.text) ?? [],
      difficulty: value["difficulty"]?.text ?? "medium", facts: facts)
  }

  /// Everything known of the place and its country.
  public func facts(of place: Place) -> [Fact] {
    (place.facts + (countries[place.country]?.facts ?? [])).compactMap { facts[$0] }
  }

  func fact(_ id: String) -> Fact? { facts[id] }

  func place(_ geonameId: Int) -> Place? { places.first { $0.geonameId == geonameId } }

  /// Facts with this predicate about other countries, those of the same continent first.
  func others(_ predicate: String, than code: String) -> [Fact] {
    let continent = countries[code]?.continent
    let codes = countries.keys.filter { $0 != code }.sorted()
    let near = codes.filter { countries[$0]?.continent == continent }
    let far = codes.filter { countries[$0]?.continent != continent }
    return (near + far).flatMap { countries[$0]?.facts ?? [] }.compactMap { facts[$0] }
      .filter { $0.predicate == predicate }
  }

  /// Countries of the same continent that are neither this one nor among `excluded`.
  func countryNames(near code: String, excluding excluded: [String]) -> [LocalText] {
    countries.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0.continent == countries[code]?.continent && !excluded.contains($0.name.sv) }
      .map(\.name)
  }
}

/// Facts or templates that cannot be read.
public struct FactBookError: Error, Sendable, Equatable, CustomStringConvertible {
  public let file: String
  public let reason: String

  public var description: String { "\(file): \(reason)" }
}

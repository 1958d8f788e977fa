public import TriptoKernel

/// The pack that a host has chosen (EV8).
public struct SelectedPack: Sendable, Equatable {
  public let packID: Secret<String>
  public let name: Secret<String>

  public init(packID: String, name: String) {
    self.packID = Secret(packID)
    self.name = Secret(name)
  }
}

/// How a game plan was asked for (RE30).
public enum PlanKind: String, Sendable, Equatable, Codable {
  case ai, manual, hybrid

  package init(_ stops: [PlannedStop]) {
    let sources = Set(stops.map(\.source))
    self = sources.count > 1 ? .hybrid : sources == [.ai] ? .ai : .manual
  }
}

/// One line of a game plan (RE30).
public struct PlannedStop: Sendable, Equatable {
  public enum Source: String, Sendable, Codable { case ai, manual }

  public let packID: Secret<String>
  public let source: Source
  public let name: Secret<String>
  public let country: Secret<String>

  public init(packID: String, source: Source, name: String, country: String) {
    self.packID = Secret(packID)
    self.source = source
    self.name = Secret(name)
    self.country = Secret(country)
  }
}

// The journal keeps the words themselves, as it did before they were sealed.

extension SelectedPack: Codable {
  private enum Key: String, CodingKey { case packID, name }

  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    self.init(
      packID: try row.decode(String.self, forKey: .packID),
      name: try row.decode(String.self, forKey: .name))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: Key.self)
    try row.encode(packID.open(.journal), forKey: .packID)
    try row.encode(name.open(.journal), forKey: .name)
  }
}

extension PlannedStop: Codable {
  private enum Key: String, CodingKey { case packID, source, name, country }

  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    self.init(
      packID: try row.decode(String.self, forKey: .packID),
      source: try row.decode(Source.self, forKey: .source),
      name: try row.decode(String.self, forKey: .name),
      country: try row.decode(String.self, forKey: .country))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: Key.self)
    try row.encode(packID.open(.journal), forKey: .packID)
    try row.encode(source, forKey: .source)
    try row.encode(name.open(.journal), forKey: .name)
    try row.encode(country.open(.journal), forKey: .country)
  }
}

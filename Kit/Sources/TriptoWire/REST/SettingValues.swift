import TriptoKernel

/// How presses are compared (RE9, BR3).
public enum PlayMode: String, Codable, CaseIterable, Sendable, JSONWritable {
  case room, remote
}

/// The language of the show (EX25).
extension Language: JSONWritable {}

/// Whether abusive names and reactions are replaced (EX25, EX28).
public enum NameFilter: String, Codable, CaseIterable, Sendable, JSONWritable {
  case off, on
}

/// How long the show lingers (EX39).
public enum ShowPace: String, Codable, CaseIterable, Sendable, JSONWritable {
  case calm, normal, quick
}

/// The factor on every answering time (EX25, EX30).
public enum ExtraTime: Double, Codable, CaseIterable, Sendable, JSONWritable {
  case none = 1
  case half = 1.5
  case double = 2

  public func write(to json: inout JSONWriter) { json.double(rawValue) }
}

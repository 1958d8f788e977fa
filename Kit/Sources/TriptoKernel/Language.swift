/// The languages of the show: what is said, written and asked.
public enum Language: String, Sendable, Codable, CaseIterable {
  case sv, en
}

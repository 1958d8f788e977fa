/// A language that lines are spoken in.
public enum Language: String, Sendable, CaseIterable, Codable {
  case sv, en
}

/// What is asked for: one destination.
public struct Brief: Sendable, Equatable, Codable {
  /// As in `Europe` or `Nordic` (RE33); empty for anywhere.
  public var regions: [String]
  /// A city, or a country to stay in; nil for any.
  public var place: String?
  /// Facts of this theme come first.
  public var theme: String?
  /// Countries to stay out of while there are others, by ISO code.
  public var countriesToAvoid: [String]
  /// Places where no draft passed, by GeoNames id: to stay out of while there are others.
  public var placesToAvoid: [Int]

  public init(
    regions: [String] = [], place: String? = nil, theme: String? = nil,
    countriesToAvoid: [String] = [], placesToAvoid: [Int] = []
  ) {
    self.regions = regions
    self.place = place
    self.theme = theme
    self.countriesToAvoid = countriesToAvoid
    self.placesToAvoid = placesToAvoid
  }
}

/// What a pack goes through, in order.
public enum Stage: String, Sendable, Codable, CaseIterable {
  case select, retrieve, draft, claims, verify, followups, leaks, preview, done

  /// The five steps of v1, 1–5 (RE29).
  public var step: Int {
    switch self {
    case .select: 1
    case .retrieve, .draft: 2
    case .claims, .verify: 3
    case .followups: 4
    case .leaks, .preview, .done: 5
    }
  }

  /// What comes after; `done` stays.
  public var next: Stage { Self.allCases.drop { $0 != self }.dropFirst().first ?? .done }
}

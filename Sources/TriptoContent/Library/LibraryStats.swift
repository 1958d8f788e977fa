public import TriptoKernel

/// What a library holds, counted, beside what it aims at.
public struct LibraryStats: Sendable, Equatable, Encodable {
  /// A count and the aim, where there is one.
  public struct Row: Sendable, Equatable, Encodable {
    public let name: String
    public let count: Int
    /// The least that is aimed at, or nil.
    public let aim: Int?

    public var isMet: Bool { aim.map { count >= $0 } ?? true }
  }

  public let packs: Int
  /// Packs all of whose claims are verified.
  public let verified: Int
  public let claims: Int
  public let verifiedClaims: Int
  /// Clues worth 10 and 8.
  public let riddles: Int
  public let verifiedRiddles: Int
  public let clues: Int
  public let followups: Int
  public let choiceQuestions: Int
  public let openQuestions: Int
  /// Rows of evidence.
  public let sources: Int
  /// Rows that somebody opened, and of these the rows that somebody else read again (DA30).
  public let lookedUpSources: Int
  public let sourcesReadTwice: Int
  /// Parts of the world, each pack in one.
  public let areas: [Row]
  public let countries: [Row]
  public let difficulties: [Row]
  public let themes: [Row]
  public let kinds: [Row]
  /// What is to be looked up again, the earliest first (L70).
  public let due: [Due]

  /// A claim whose shelf life is over, or soon will be.
  public struct Due: Sendable, Equatable, Encodable {
    public let pack: PackID
    public let claim: String
    public let statement: String
    public let checkBy: String
    public let isOverdue: Bool
  }

  /// So many days ahead a claim is due.
  public static let daysAhead = 90

  /// - Parameter today: Without it nothing is due.
  public init(_ packs: [Pack], today: Day? = nil) {
    let claims = packs.flatMap { $0.clues.flatMap(\.claims) + $0.followups.flatMap(\.claims) }
    let questions = packs.flatMap(\.followups)
    self.packs = packs.count
    verified = packs.filter(\.metadata.verified).count
    self.claims = claims.count
    verifiedClaims = claims.filter { $0.status == .verified }.count
    let hardest = packs.flatMap(\.clues).filter { Pack.Clue.riddleLevels.contains($0.level) }
    riddles = hardest.count
    verifiedRiddles = hardest.filter { $0.status == .verified }.count
    clues = packs.map(\.clues.count).reduce(0, +)
    followups = questions.count
    choiceQuestions = questions.filter { $0.options != nil }.count
    openQuestions = questions.count - choiceQuestions
    let rows = packs.flatMap(\.evidence)
    sources = rows.count
    lookedUpSources = rows.filter(\.isLookedUp).count
    sourcesReadTwice = rows.filter(\.isReadTwice).count
    let places = packs.map(\.destination)
    areas = Self.rows(places.map(Area.init).map(\.rawValue), aims: Area.aims)
    countries = Self.rows(places.map { $0.countryCode ?? $0.country.sv }, aims: Self.nordicAims)
    difficulties = Self.rows(
      places.map { $0.difficulty ?? "none" },
      aims: [
        "easy": packs.count * 35 / 100, "medium": packs.count * 45 / 100,
        "hard": packs.count * 20 / 100,
      ])
    themes = Self.rows(
      places.flatMap(\.themes),
      aims: Dictionary(uniqueKeysWithValues: Pack.Destination.themeNames.map { ($0, 8) }))
    kinds = Self.rows(places.map { $0.kind ?? "none" }, aims: [:])
    due = today.map { Self.due(packs, $0) } ?? []
  }

  private static func due(_ packs: [Pack], _ today: Day) -> [Due] {
    let dated = packs.flatMap { pack in
      (pack.clues.flatMap(\.claims) + pack.followups.flatMap(\.claims)).compactMap { claim in
        if case .checkBy(let day) = claim.shelfLife { (pack.id, claim, day) } else { nil }
      }
    }
    return dated.filter { $0.2 <= today.adding(daysAhead) }
      .sorted { ($0.2, $0.0, $0.1.id) < ($1.2, $1.0, $1.1.id) }
      .map { pack, claim, day in
        Due(
          pack: pack, claim: claim.id, statement: claim.statement.sv, checkBy: day.description,
          isOverdue: day < today)
      }
  }

  /// The parts of the world that the aims are set for.
  private enum Area: String {
    case nordic = "Nordic"
    case europe = "Europe"
    case asia = "Asia"
    case africa = "Africa"
    case northAmerica = "North America"
    case southAmerica = "South America"
    case oceania = "Oceania"
    case polar = "Polar"
    case none

    static let aims = [
      "Nordic": 32, "Europe": 34, "Asia": 20, "Africa": 13, "North America": 11,
      "South America": 8, "Oceania": 5, "Polar": 2,
    ]

    init(_ place: Pack.Destination) {
      if place.continent == "AN" || place.countryCode == "SJ" {
        self = .polar
      } else if place.regions.contains("Nordic") {
        self = .nordic
      } else {
        self = place.continent.flatMap { Self.byContinent[$0] } ?? .none
      }
    }

    private static let byContinent: [String: Area] = [
      "EU": .europe, "AS": .asia, "AF": .africa, "NA": .northAmerica, "SA": .southAmerica,
      "OC": .oceania,
    ]
  }

  private static let nordicAims = ["SE": 12, "NO": 7, "DK": 5, "FI": 4, "IS": 2]

  /// Largest first; names that are aimed at come even with none.
  private static func rows(_ names: [String], aims: [String: Int]) -> [Row] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(names).union(aims.keys)
      .map { Row(name: $0, count: counts[$0] ?? 0, aim: aims[$0]) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

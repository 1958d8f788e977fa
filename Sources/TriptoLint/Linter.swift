public import TriptoContent

/// Checks a pack without network or model; under 5 ms a pack.
public struct Linter: PackChecker {
  /// What a setting may change.
  public struct Options: Sendable, Equatable {
    /// Whether the last clue may name the destination (DA18).
    public var allowsNameAtTwo = false
  }

  private let tables: LintTables
  private let places: (any PlaceFacts)?
  /// What day it is; without it L70 is not checked.
  private let today: (@Sendable () -> Day)?
  var rules = LintRule.all

  /// - Parameters:
  ///   - tables: The word lists.
  ///   - places: What is known of places; without it L03 knows only the names in the pack, and
  ///     the report says so.
  ///   - today: What day it is, asked at each check; without it L70 is not checked.
  public init(
    tables: LintTables, places: (any PlaceFacts)? = nil, today: (@Sendable () -> Day)? = nil
  ) {
    self.tables = tables
    self.places = places
    self.today = today
  }

  /// Every finding with the options as they are by default.
  public func check(_ pack: Pack) -> LintReport { check(pack, options: Options()) }

  /// Every finding, errors first, each group in the order of the codes.
  public func check(_ pack: Pack, options: Options) -> LintReport {
    let known = knownPlace(pack)
    let context = LintContext(
      pack, tables: tables, places: known == nil ? nil : places, options: options,
      today: today?())
    let findings = rules.flatMap { rule -> [LintFinding] in
      do {
        return try rule.check(context)
      } catch {
        // NB: a rule that cannot be checked is an error of the pack: lint never fails open.
        return [LintFinding(.failedRule, .error, at: "", "\(rule.name) failed: \(error)")]
      }
    }
    return LintReport(findings: Self.inOrder(findings), skipped: known == nil ? skipped(pack) : [])
  }

  private static func inOrder(_ findings: [LintFinding]) -> [LintFinding] {
    findings.enumerated().sorted { left, right in
      (left.element.severity, left.element.code.rawValue, left.offset)
        < (right.element.severity, right.element.code.rawValue, right.offset)
    }.map(\.element)
  }

  private func knownPlace(_ pack: Pack) -> PlaceFact? {
    pack.destination.geonameId.flatMap { places?.place(geonameId: $0) }
  }

  private func skipped(_ pack: Pack) -> [SkippedCheck] {
    let reason =
      places == nil
      ? "no list of places was given"
      : pack.destination.geonameId.map { "the list of places does not have \($0)" }
        ?? "the pack has no geonameId"
    return [
      SkippedCheck("P15", reason),
      SkippedCheck("L03", "only the names in the pack are checked: \(reason)"),
    ]
  }
}

/// One check of a pack.
struct LintRule: Sendable {
  let name: String
  let check: @Sendable (LintContext) throws -> [LintFinding]

  static let all: [LintRule] = [
    LintRule(name: "L01-L05", check: LeakRules.check),
    LintRule(name: "L10", check: CountryRules.ownCountry),
    LintRule(name: "L11", check: CountryRules.continentOrCapital),
    LintRule(name: "L12", check: SightRules.uniqueSight),
    LintRule(name: "L20", check: SuperlativeRule.check),
    LintRule(name: "L21", check: NumberRules.supported),
    LintRule(name: "L22", check: LanguageRules.check),
    LintRule(name: "L30", check: FollowupRules.answerInClue),
    LintRule(name: "L31", check: FollowupRules.evenOptions),
    LintRule(name: "L32", check: FollowupRules.answerInQuestion),
    LintRule(name: "L40", check: StyleRules.length),
    LintRule(name: "L42", check: StyleRules.forbidden),
    LintRule(name: "L50", check: PyramidRules.obviousness),
    LintRule(name: "L51", check: PyramidRules.nothingNew),
    LintRule(name: "L52", check: SightRules.unique),
    LintRule(name: "L70", check: ShelfRules.outOfDate),
    LintRule(name: "L71", check: ShelfRules.perishable),
  ]
}

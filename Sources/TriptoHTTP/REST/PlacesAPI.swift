import Hummingbird
import TriptoAnswers
import TriptoAuthoring
import TriptoContent
import TriptoGuard
import TriptoKernel
import TriptoWire

/// *Vart vill ni?*: what a place that somebody typed is to this server (RE68).
struct PlacesAPI: Sendable {
  let library: PackLibrary
  /// Nil when this server generates nothing.
  let desk: GenerationDesk?
  let house: HouseGuard
  let watch: LibraryWatch

  /// RE60: as long as a wished place may be
  private static let longest = 60
  private static let examples = 3

  func add(to router: Routes) {
    router.get("/v1/content/places", .readPacks, use: find)
  }

  private func find(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let name = String(request.uri.queryParameters["q"] ?? "")
    guard !Fold.key(name).isEmpty, name.count <= Self.longest else {
      throw APIError(
        .badRequest, "Validation error", "q is the name of a place, 1–\(Self.longest) characters")
    }
    let sight = await watch.sight(request, context)
    let listed = library.playable.filter { sight.isListed($0.id.rawValue) }
    return .json(answer(name, among: listed, in: request.packLanguage))
  }

  private func answer(
    _ name: String, among packs: [TriptoContent.PackSummary], in language: Language
  ) -> FoundPlaces {
    let key = Fold.key(name)
    func found(_ packs: [TriptoContent.PackSummary]) -> [FoundPlace] {
      packs.map { FoundPlace(roundId: $0.id, name: $0.name[language]) }
        .sorted { $0.name < $1.name }
    }
    let same = packs.filter { pack in
      library.pack(pack.id)?.destination.names.contains { Fold.key($0) == key } == true
    }
    if !same.isEmpty { return FoundPlaces(kind: .library, packs: found(same), examples: []) }
    let inCountry = packs.filter { $0.country.all.contains { Fold.key($0) == key } }
    if !inCountry.isEmpty {
      return FoundPlaces(kind: .country, packs: found(inCountry), examples: [])
    }
    guard let desk else { return FoundPlaces(kind: .noPlace, packs: [], examples: []) }
    // NB: of what the caller may not see nothing can be told apart (SE16).
    let seen = packs.map(\.id)
    if desk.canWrite(name, besides: seen) {
      return FoundPlaces(kind: .facts, packs: [], examples: [])
    }
    let examples = desk.examples(Self.examples, besides: seen).map { $0[language] }
    return FoundPlaces(kind: .noPlace, packs: [], examples: examples)
  }
}

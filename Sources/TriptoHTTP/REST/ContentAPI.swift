import Foundation
package import Hummingbird
package import TriptoContent
import TriptoGuard
package import TriptoKernel
import TriptoLint
import TriptoWire

/// The library over REST (RE23–RE27).
struct ContentAPI: Sendable {
  let library: PackLibrary
  let house: HouseGuard
  let watch: LibraryWatch
  /// Nil when its word lists are missing.
  let linter: Linter?

  /// CONTENT P01; larger than other bodies, because it is a file.
  static let importLimit = 256 * 1_024

  func add(to router: Routes) {
    router.get("/v1/content/packs", .readPacks, use: list)
    router.post("/v1/content/packs/import", .writePacks, use: importPack)
    router.get("/v1/content/packs/:id", .readPacks, use: detail)
    router.delete("/v1/content/packs/:id", .writePacks, use: delete)
    router.post("/v1/content/packs/:id/restore", .writePacks, use: restore)
    router.get("/v1/content/deleted", .readPacks, use: deleted)
    router.put("/v1/content/packs/:id/clues", .writePacks, use: editClues)
    router.delete("/v1/content/packs/:id/clues", .writePacks, use: restoreClues)
  }

  /// RE23: every pack
  private func list(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let language = request.packLanguage
    let errors = library.errors.map { PackError(packId: $0.packId, error: $0.error) }
    let sight = await watch.sight(request, context)
    return .json(
      PackListResponse(
        packs: library.list().filter { sight.isListed($0.id.rawValue) }
          .map { TriptoWire.PackSummary($0, language) },
        errors: errors.isEmpty ? nil : errors))
  }

  /// RE24: one pack in detail
  private func detail(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    if library.pack(id) != nil {
      guard await watch.sight(request, context).mayRead(id) else { throw APIError.packInPlay }
    }
    guard let pack = library.pack(id) else { throw missing(id) }
    return .json(try detail(of: pack, request.packLanguage))
  }

  /// A pack that is not there, or there in a file that cannot be used.
  private func missing(_ id: String) -> APIError {
    guard let broken = library.errors.first(where: { $0.packId == id }) else {
      return .notFound("There is no such content pack")
    }
    return APIError(.internalServerError, "Unreadable content pack", broken.error)
  }

  func detail(of pack: Pack, _ language: Language) throws -> PackDetailResponse {
    let preview = try PackPreview(pack, lint: linter?.check(pack), language: language).values()
    return PackDetailResponse(
      pack, language, preview: preview, isEdited: library.isEditedCopy(pack.id))
  }

  /// RE26: a pack is deleted
  private func delete(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    if library.pack(id) != nil {
      guard await watch.sight(request, context).mayDelete(id) else { throw APIError.packInPlay }
    }
    try library.delete(id)
    return Response(status: .noContent)
  }

  /// RE27: a pack in its stored form
  private func importPack(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let bytes = try await request.body(upTo: Self.importLimit)
    let imported = try library.importPack(Data(bytes.readableBytesView))
    return .json(
      ImportResponse(message: "Content pack imported", roundId: imported.id), status: .created)
  }
}

extension Request {
  /// `?lang=en`; Swedish otherwise.
  package var packLanguage: Language {
    uri.queryParameters["lang"].flatMap { Language(rawValue: String($0)) } ?? .sv
  }
}

extension APIError {
  package init(_ error: LibraryError) {
    switch error {
    case .invalid(let problems):
      let errors = problems.filter { $0.severity == .error }
      self.init(invalidPack: errors.map(\.line), errors.map(JSONValue.init(problem:)))
    case .refused(let findings):
      self.init(
        invalidPack: findings.map { "\($0.path): \($0.message)" },
        findings.map { JSONValue($0) })
    case .conflict(let id):
      self.init(.conflict, "Conflict", "There is a content pack \(id) already")
    case .changed:
      self.init(.conflict, "Conflict", "The content pack is being changed; look at it again")
    case .notFound: self = .notFound("There is no such content pack")
    case .writeFailed:
      self.init(.internalServerError, "Internal error", "The library folder cannot be written")
    }
  }

  private init(invalidPack lines: [String], _ rows: [JSONValue]) {
    self.init(
      .badRequest, "Invalid content pack", lines.joined(separator: "; "),
      details: .object(["problems": .array(rows)]))
  }
}

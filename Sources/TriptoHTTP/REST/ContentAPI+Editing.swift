import Foundation
import Hummingbird
package import TriptoContent
package import TriptoKernel
import TriptoWire

/// A host's own words for clues (RE54, RE55).
extension ContentAPI {
  /// RE54: clues are reworded
  func editClues(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    let edits = try await request.decoded(EditCluesRequest.self).clues.map {
      ClueEdit(level: $0.points, text: $0.text, textEn: $0.textEn)
    }
    guard let linter else {
      throw APIError(
        .serviceUnavailable, "Checks missing", "Clues cannot be checked on this server")
    }
    try await requireRest(id, request, context)
    return try answer(request) { try library.editClues(of: id, edits, linter: linter) }
  }

  /// RE55: the edited copy is taken back
  func restoreClues(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    try await requireRest(id, request, context)
    return try answer(request) { try library.restoreOriginal(of: id) }
  }

  /// The pack as it is after the change.
  func answer(_ request: Request, _ change: () throws -> Pack) throws -> Response {
    .json(try detail(of: change(), request.packLanguage))
  }

  private func requireRest(
    _ id: String, _ request: Request, _ context: APIContext
  ) async throws {
    guard library.pack(id) != nil else { return }
    guard await watch.sight(request, context).mayEdit(id) else { throw APIError.packInPlay }
  }
}

extension JSONValue {
  /// What is wrong with an imported pack.
  package init(problem: PackProblem) {
    self = .object([
      "code": .string(problem.code.rawValue), "path": .string(problem.path),
      "message": .string(problem.message),
    ])
  }

  /// A finding beside the problems of an import: `lang` says which text is meant.
  package init(_ finding: LintFinding) {
    var fields: [String: JSONValue] = [
      "code": .string(finding.code.rawValue), "path": .string(finding.path),
      "message": .string("\(finding.message). \(finding.fix)."),
    ]
    if let lang = finding.lang { fields["lang"] = .string(lang.rawValue) }
    self = .object(fields)
  }
}

/// Deleting is undone (RE65, RE66).
extension ContentAPI {
  /// RE66: what can come back
  func deleted(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let language = request.packLanguage
    return .json(
      DeletedPacksResponse(
        packs: try library.deleted().map { DeletedPackSummary($0, language) }))
  }

  /// RE65: a deleted pack comes back
  func restore(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let id = try context.parameters.require("id")
    guard await watch.sight(request, context).mayRead(id) else { throw APIError.packInPlay }
    return try answer(request) { try library.restore(id) }
  }
}

extension DeletedPackSummary {
  fileprivate init(_ pack: DeletedPack, _ language: Language) {
    self.init(
      roundId: pack.id, destinationName: pack.name[language],
      destinationCountry: pack.country[language],
      deletedAtMs: Int(pack.deletedAt.timeIntervalSince1970 * 1_000))
  }
}

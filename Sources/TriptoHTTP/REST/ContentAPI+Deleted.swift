import Foundation
import Hummingbird
import TriptoContent
import TriptoKernel
import TriptoWire

/// Deleting is undone (RE65, RE66).
extension ContentAPI {
  /// RE66: what can come back
  func deleted(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admit(request, context)
    let language = request.packLanguage
    do {
      return .json(
        DeletedPacksResponse(
          packs: try library.deleted().compactMap { DeletedPackSummary($0, language) }))
    } catch let error as LibraryError {
      throw APIError(error)
    }
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
  fileprivate init?(_ pack: DeletedPack, _ language: Language) {
    guard let id = TriptoWire.PackID(pack.id.rawValue) else { return nil }
    self.init(
      roundId: id, destinationName: pack.name[language], destinationCountry: pack.country[language],
      deletedAtMs: Int(pack.deletedAt.timeIntervalSince1970 * 1_000))
  }
}

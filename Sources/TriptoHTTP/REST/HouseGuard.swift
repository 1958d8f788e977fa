package import HTTPTypes
import Hummingbird
import Logging
import TriptoGuard

/// The library belongs to the house (SE11): in strict mode it is for those who hold the house key.
struct HouseGuard: Sendable {
  let key: HouseKeyFile
  let isStrict: Bool

  /// - Throws: 401 in strict mode, unless the request brings the key.
  func admit(_ request: Request, _ context: APIContext) throws(APIError) {
    guard !isStrict || holdsKey(request, context) else { throw .houseKeyNeeded }
  }

  /// Whether the request brings the key that counts now.
  func holdsKey(_ request: Request, _ context: APIContext) -> Bool {
    guard let given = request.headers[.houseKey].flatMap({ HouseKey($0) }) else { return false }
    do throws(HouseKeyError) {
      return try key.read()?.matches(given) ?? false
    } catch {
      context.logger.error("the house key cannot be used", metadata: ["why": "\(error)"])
      return false
    }
  }
}

extension HTTPField.Name {
  /// NB: a legal name, so never nil.
  package static let houseKey = HTTPField.Name("Tripto-Key")!
}

extension APIError {
  package static let houseKeyNeeded = APIError(
    .unauthorized, "House key needed",
    "Här behövs husets nyckel: öppna värdsidan med adressen som servern visar när den startar. / "
      + "This needs the house key: open the host page by the address that the server shows at its "
      + "start.")
}

import HTTPTypes
import Hummingbird
import TriptoGuard

/// Speech can cost money, and how fast it comes tells which texts a game has: it is for whoever holds
/// the house key and, unless strict mode is on (SE11), for programs on this machine. A web page is no
/// such program, whoever opened it, and browsers name the page's origin.
struct SpeechGuard: Sendable {
  let house: HouseGuard

  func require(_ request: Request, _ context: APIContext) throws(APIError) {
    guard !house.holdsKey(request, context) else { return }
    if house.isStrict { throw .houseKeyNeeded }
    guard context.clientAddress.isLoopback, request.headers[.origin] == nil else {
      throw APIError(
        .forbidden, "Forbidden",
        "Tal är till för program på serverns dator och för den som har husets nyckel. / "
          + "Speech is for programs on the server's machine and for whoever has the house key.")
    }
  }
}

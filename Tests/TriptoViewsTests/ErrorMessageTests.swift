import Testing
import TriptoGame
import TriptoKernel
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Errors on the wire")
struct ErrorMessageTests {
  @Test(
    "EV21 EV23 errors in the game's language",
    arguments: [
      (Language.sv, "Inte möjligt just nu"), (.en, "Not possible right now"),
      (.nb, "Ikke mulig akkurat nå"),
    ])
  func errors(language: Language, words: String) throws {
    let error = ErrorMessage(.invalidPhase, language: language)
    try expectJSON(
      JSONValue(parsing: error.jsonBytes()),
      """
      {"errorCode":"INVALID_PHASE","code":"INVALID_PHASE","message":"\(words)","retryable":false}
      """)
  }

  @Test(
    "EV23 each refusal has its code",
    arguments: [
      (Refusal.unauthorized, "UNAUTHORIZED"), (.invalidPhase, "INVALID_PHASE"),
      (.validation("x"), "VALIDATION_ERROR"), (.invalidOperation("x"), "INVALID_OPERATION"),
      (.unknownPack, "INVALID_CONTENT_PACK"), (.rateLimited, "RATE_LIMITED"),
    ])
  func codes(refusal: Refusal, code: String) throws {
    let error = try JSONValue(parsing: ErrorMessage(refusal, language: .sv).jsonBytes())
    #expect(error["code"] == .string(code) && error["errorCode"] == .string(code))
    #expect(error["message"]?.string?.isEmpty == false)
  }

  @Test(
    "EVE5 EVE42 what an evening lacks is said in the game's language",
    arguments: [
      (Hindrance.drawNone, "INVALID_OPERATION", "No destinations there yet"),
      (.carriagesLimit, "INVALID_OPERATION", "Carriages need 4–48"),
      (.carriageFull, "VALIDATION_ERROR", "That carriage is full"),
    ])
  func hindrances(hindrance: Hindrance, code: String, words: String) throws {
    let error = ErrorMessage(.hindered(hindrance), language: .en)
    #expect(error.errorCode.rawValue == code && error.message.hasPrefix(words))
  }
}

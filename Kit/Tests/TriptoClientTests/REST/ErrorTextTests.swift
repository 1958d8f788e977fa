import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoClient

@Suite struct ErrorTextTests {
  @Test(
    "UI-A20 a refusal's text goes by its name, else by its status, and raw text is only a suffix")
  func refusals() {
    let cases: [(Refusal, ErrorText)] = [
      (Refusal(status: 429, waitSeconds: 7), ErrorText(.tooManyWait, number: 7)),
      (Refusal(status: 429), ErrorText(.tooMany)),
      (Refusal(status: 403, name: "Lobby locked"), ErrorText(.lobbyLocked)),
      (Refusal(status: 403, name: "Forbidden"), ErrorText(.notLetIn)),
      (Refusal(status: 403, name: "Foreign origin"), ErrorText(.foreignOrigin)),
      (Refusal(status: 409, name: "Host already taken"), ErrorText(.hostTaken)),
      (Refusal(status: 401, name: "House key needed"), ErrorText(.houseKeyNeeded)),
      (Refusal(status: 400, name: "Invalid phase"), ErrorText(.invalidPhase)),
      (Refusal(status: 409, name: "Pack in play"), ErrorText(.packInPlay)),
      (Refusal(status: 503, name: "Restarting"), ErrorText(.restarting)),
      (Refusal(status: 409, name: "Session full"), ErrorText(.gameFull)),
      (Refusal(status: 401, name: "Unauthorized"), ErrorText(.unauthorized)),
      (Refusal(status: 400, name: "Validation error"), ErrorText(.validationError)),
      (Refusal(status: 404, name: "Not found"), ErrorText(.unknownCode)),
      (Refusal(status: 421), ErrorText(.foreignOrigin)),
      (Refusal(status: 500, name: "Internal error"), ErrorText(.somethingWrong, status: 500)),
    ]
    for (refusal, text) in cases { #expect(APIError.refused(refusal).text == text) }
    #expect(APIError.unreachable.text == ErrorText(.serverUnreachable))
    #expect(APIError.notUnderstood(status: 418).text == ErrorText(.notTripto))
  }

  @Test(
    "UI-A20 SE7 Retry-After is read in whole seconds, whatever stands there",
    arguments: [
      ("3", 3), ("2.2", 3), ("-1", 0), ("soon", 0), ("1e300", 86_400), ("", 0),
    ])
  func wait(text: String, seconds: Int) {
    let response = HTTPResponse(
      status: 429, headers: ["retry-after": text], body: Array(#"{"error":"Too many"}"#.utf8))
    #expect(Refusal(response)?.waitSeconds == seconds)
  }

  @Test("UI-A19 each protocol code has its own text, and an unknown one a general text")
  func codes() {
    let keys = ErrorCode.allCases.map(\.text.key.rawValue)
    #expect(keys == ErrorCode.allCases.map { "errors.error.\($0.rawValue)" })
    #expect(ErrorCode.unknown("TOO_SUNNY").text == ErrorText(.somethingWrong))
  }

  @Test("UI-A14 WS12–WS16 a final close has a text that says what happened")
  func closes() {
    let keys = [1000, 4001, 4002, 4003, 4010, 4999].map {
      ConnectionStatus(stage: .closed(code: $0)).closeText?.key
    }
    #expect(
      keys == [
        .sessionEnded, .ticketExpired, .ticketExpired, .gameGone, .openElsewhere, .connectionLost,
      ])
    #expect(ConnectionStatus(stage: .online).closeText == nil)
    #expect(ConnectionStatus(stage: .online).outdatedText == nil)
    #expect(ConnectionStatus(stage: .online, isOutdated: true).outdatedText?.key == .appTooOld)
  }
}

import Testing
import TriptoKernel
import TriptoWire

@Suite("RE the bodies")
struct GoldenRestTests {
  static let bodies: [String: any WirePayload.Type] = Dictionary(
    uniqueKeysWithValues: ([
      ErrorBody.self, HealthBody.self, SpeechHealthBody.self, CreateSessionRequest.self,
      CreateSessionResponse.self, LookupResponse.self, JoinRequest.self, JoinResponse.self,
      TVJoinRequest.self, TVJoinResponse.self, JoinTokenResponse.self, PackListResponse.self,
      PackDetailResponse.self, ImportPackRequest.self, ImportResponse.self, GenerateRequest.self,
      GenerateAccepted.self, GenerateStatus.self, GenerateListResponse.self, GamePlanCreated.self,
      GamePlanResponse.self, GeneratePlanRequest.self, ImportPlanRequest.self,
      HybridPlanRequest.self, SpeechRequest.self, SpeechResponse.self, SpeechBatchRequest.self,
      SpeechBatchResponse.self, EditCluesRequest.self, DeletedPacksResponse.self,
      OpenScreenResponse.self, HistoryResponse.self, FoundPlaces.self,
      ShowOnScreenRequest.self, ShowOnScreenResponse.self, ScreenStatus.self,
    ] as [any WirePayload.Type]).map { (String(describing: $0), $0) })

  @Test(
    "RE1–RE40 every golden body is read and written with exactly its keys", arguments: Golden.rest)
  func roundTrip(file: Golden.File) throws {
    let type = try #require(Self.bodies[file.kind])
    try check(type, file)
  }

  @Test("RE1–RE40 every body has a golden file")
  func complete() {
    #expect(Set(Golden.rest.map(\.kind)) == Set(Self.bodies.keys))
  }

  private func check<Body: WirePayload>(_ type: Body.Type, _ file: Golden.File) throws {
    let body = try RequestBody.decode(type, from: file.bytes)
    #expect(try JSONValue(parsing: body.jsonBytes()) == file.json)
    #expect(try RequestBody.decode(type, from: body.jsonBytes()) == body)
  }
}

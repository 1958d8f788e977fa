extension WireSchema {
  /// The bodies clients send over REST (SPEC 3).
  public static let requests: [any WirePayload.Type] = [
    CreateSessionRequest.self, JoinRequest.self, TVJoinRequest.self, ImportPackRequest.self,
    GenerateRequest.self, GeneratePlanRequest.self, ImportPlanRequest.self, HybridPlanRequest.self,
    SpeechRequest.self, SpeechBatchRequest.self, EditCluesRequest.self,
    ShowOnScreenRequest.self,
  ]

  /// The bodies the server answers with (SPEC 3).
  public static let responses: [any WirePayload.Type] = [
    ErrorBody.self, HealthBody.self, SpeechHealthBody.self, CreateSessionResponse.self,
    LookupResponse.self, JoinResponse.self, TVJoinResponse.self, JoinTokenResponse.self,
    PackListResponse.self, PackDetailResponse.self, DeletedPacksResponse.self,
    ImportResponse.self, GenerateAccepted.self,
    GenerateStatus.self, GenerateListResponse.self, GamePlanCreated.self, GamePlanResponse.self,
    SpeechResponse.self, SpeechBatchResponse.self, OpenScreenResponse.self,
    ShowOnScreenResponse.self, ScreenStatus.self,
  ]

  public static var bodies: [any WirePayload.Type] { requests + responses }
}

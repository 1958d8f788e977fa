import TriptoKernel
public import TriptoWire

extension HostAPI {
  /// Every job, the newest first (RE61); nil on a server that generates nothing.
  public func jobs(_ seat: Seat) async throws(APIError) -> [GenerateStatus]? {
    do throws(APIError) {
      let answer: GenerateListResponse = try await read(.get, Self.jobs, as: seat.token)
      return answer.jobs
    } catch {
      guard case .refused(let refusal) = error, refusal.status == 503 else { throw error }
      return nil
    }
  }

  /// Begins to write new destinations (RE28, RE60).
  public func startJob(
    count: Int, regions: [Region] = [], place: String? = nil, _ seat: Seat
  ) async throws(APIError) -> GenerateAccepted {
    let request = GenerateRequest(
      language: language.rawValue, numDestinations: count, regions: regions.map(\.rawValue),
      place: place)
    return try await read(.post, Self.jobs, request, as: seat.token)
  }

  /// What a place that somebody typed is to the server (RE68).
  public func places(_ typed: String, _ seat: Seat) async throws(APIError) -> FoundPlaces {
    let query = "?q=\(URLText.escaped(typed))&lang=\(language.rawValue)"
    return try await read(.get, Self.path("content", "places") + query, as: seat.token)
  }

  /// How far a job is (RE29).
  public func job(_ id: String, _ seat: Seat) async throws(APIError) -> GenerateStatus {
    try await read(.get, Self.path("content", "generate", id, "status"), as: seat.token)
  }

  /// Ends a job; what is finished stays (RE62).
  public func cancelJob(_ id: String, _ seat: Seat) async throws(APIError) -> GenerateStatus {
    try await read(.delete, Self.path("content", "generate", id), as: seat.token)
  }

  /// Tries what failed again (RE63).
  public func retryJob(_ id: String, _ seat: Seat) async throws(APIError) -> GenerateStatus {
    try await read(.post, Self.path("content", "generate", id, "retry"), as: seat.token)
  }

  private static let jobs = path("content", "generate")
}

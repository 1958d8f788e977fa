public import TriptoKernel
public import TriptoWire

// The journeys that a household has played (RE64, RE67).
extension HostAPI {
  /// As many as the server gives at once.
  public static let historyPage = 50

  /// The newest first, at most `historyPage`.
  /// - Parameter beforeMs: only those that were played before it, epoch ms.
  public func pastJourneys(
    household: String, before beforeMs: Milliseconds? = nil
  ) async throws(APIError) -> [PastJourney] {
    let query = beforeMs.map { "?before=\($0)" } ?? ""
    let answer: HistoryResponse = try await read(
      .get, Self.path("history") + query, headers: Self.household(household))
    return answer.journeys
  }

  /// Takes a journey off the list, for good.
  public func removeJourney(_ id: String, household: String) async throws(APIError) {
    _ = try await call(
      .delete, Self.path("history", id), headers: Self.household(household))
  }

  private static func household(_ id: String) -> [String: String] { ["Tripto-Household": id] }
}

public import TriptoKernel
public import TriptoWire

/// The journey that a host has chosen.
public struct StoredPlan: Equatable, Sendable {
  /// The packs in the order in which they are played; nil for one that this seat may not know (RE37).
  public var packIds: [PackID?]
  /// What it gives away of itself (EVE92), each once.
  public var warnings: [String]
}

extension HostAPI {
  /// One to five packs in the order in which they are to be played (RE35).
  public func importPlan(_ packIds: [PackID], _ seat: Seat) async throws(APIError) -> StoredPlan {
    try await plan("import", ImportPlanRequest(contentPackIds: packIds.map(\.rawValue)), seat)
  }

  /// A journey drawn by the server, of every region when none is given (RE32).
  public func drawPlan(
    count: Int, regions: [Region], _ seat: Seat
  ) async throws(APIError) -> StoredPlan {
    let request = GeneratePlanRequest(
      numDestinations: count, regions: regions.map(\.rawValue))
    return try await plan("generate-ai", request, seat)
  }

  /// Some packs, and others drawn by the server (RE36).
  public func hybridPlan(
    drawn: Int, _ packIds: [PackID], _ seat: Seat
  ) async throws(APIError) -> StoredPlan {
    let request = HybridPlanRequest(
      aiGenerated: drawn, manualPackIds: packIds.map(\.rawValue))
    return try await plan("hybrid", request, seat)
  }

  /// The plan's packs (RE37); none when there is no plan.
  public func currentPlan(_ seat: Seat) async throws(APIError) -> [PackID?] {
    do throws(APIError) {
      let answer: GamePlanResponse = try await read(.get, planPath(seat), as: seat.token)
      return answer.gamePlan.packIds
    } catch {
      guard case .refused(let refusal) = error, refusal.status == 404 else { throw error }
      return []
    }
  }

  private func planPath(_ seat: Seat) -> String {
    Self.path("sessions", seat.sessionId.rawValue, "game-plan")
  }

  private func plan(
    _ way: String, _ body: any JSONWritable, _ seat: Seat
  ) async throws(APIError) -> StoredPlan {
    let answer: GamePlanCreated = try await read(
      .post, "\(planPath(seat))/\(way)", body, as: seat.token)
    var warnings: [String] = []
    for warning in answer.warnings ?? [] where !warnings.contains(warning.message) {
      warnings.append(warning.message)
    }
    return StoredPlan(packIds: answer.gamePlan.packIds, warnings: warnings)
  }
}

extension GamePlan {
  var packIds: [PackID?] { destinations.sorted { $0.order < $1.order }.map(\.contentPackId) }
}

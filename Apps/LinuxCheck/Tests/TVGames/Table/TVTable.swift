import Foundation
import TriptoClient
import TriptoKernel
import TriptoWire

/// The host's app and guests who play a game by a script, on real sockets.
@MainActor
final class TVTable {
  private static let names = ["Ada", "Bo", "Cai", "Dag"]

  let plan: TVGamePlan
  let server: TriptoServer
  /// nil before the table is set.
  private(set) var host: HostPlace?
  var isOver = false
  var kills = 0
  var standings: [ScoreRow] = []
  var guests: [Guest] = []
  var done: Occasion?

  var last: String { done.map { "\($0)" } ?? "offline" }

  /// Something to act upon, once.
  struct Occasion: Hashable {
    let phase: PhaseName
    let round, level, question: Int?
    let owner: String?
    let locked, journey: Int
    let hasTV: Bool

    init(_ state: StateView) {
      (phase, round, level) = (state.phase, state.roundIndex, state.clueLevelPoints)
      question = state.followupQuestion?.currentQuestionIndex
      (owner, locked) = (state.brakeOwnerName, state.lockedAnswersCount)
      (journey, hasTV) = (state.journey?.number ?? 1, state.tvConnected == true)
    }
  }

  init(_ plan: TVGamePlan, _ server: TriptoServer) { (self.plan, self.server) = (plan, server) }

  /// Makes the game, and takes the host's seat.
  /// - Returns: the TV's seat.
  func set() async throws -> Seat {
    let settings: [String: Any] = [
      "evening": plan.isEvening, "destinationsCount": plan.destinations,
      "followupsPerDestination": 2,
    ]
    let made = try await server.post("/v1/sessions", ["language": "sv", "settings": settings])
    let (session, code) = (made["sessionId"] ?? "", made["joinCode"] ?? "")
    let tv = try await server.post(
      "/v1/sessions/\(session)/tv", ["tvJoinToken": made["tvJoinToken"] ?? ""])
    let seat = Self.seat(session, code, made["hostAuthToken"], made["wsUrl"])
    let host = HostPlace(plan, seat, base: server.base)
    self.host = host
    await host.start()
    for name in Self.names.prefix(plan.players) {
      guests.append(try await .player(name, code: code, at: server))
    }
    return Self.seat(session, code, tv["tvAuthToken"], tv["wsUrl"])
  }

  private static func seat(
    _ session: String, _ code: String, _ token: String?, _ url: String?
  ) -> Seat {
    Seat(
      sessionId: SessionID(rawValue: session), joinCode: code, token: token ?? "",
      wsURL: url ?? "")
  }

  /// Plays to the end of the last journey, or until the task is cancelled.
  func play() async throws {
    guard let host else { return }
    for await _ in host.changes {
      guard let state = host.state else {
        done = nil
        continue
      }
      let now = Occasion(state)
      guard now != done else { continue }
      if try await act(host, state, now) { done = now }
      if isOver { return }
    }
  }
}

import Foundation
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// The two methods by themselves.
extension LaunchWalk {
  func api(_ server: TriptoServer) async throws {
    let made = try await server.post("/v1/sessions", ["language": "sv"])
    let (code, transport) = (made["joinCode"] ?? "", LoopbackTransport())
    let api = HostAPI(server: try ServerAddress(typed: server.base), transport: transport)
    let found = try await api.lookupByCode(code)
    let request = JoinRequest(name: "Värden", role: .host, joinToken: code)
    let joined = try await api.joinSession(found.sessionId, request)
    let again: APIError?
    do throws(APIError) {
      _ = try await api.joinSession(found.sessionId, request)
      again = nil
    } catch {
      again = error
    }
    let calls = transport.calls.map { "\($0.method) \($0.path)" }
    ledger.look(Stage([:])) { see in
      see.at(Seed002.api, 1)
      see.that(calls.first == "GET /v1/sessions/by-code/\(code)", "\(calls)")
      see.at(Seed002.api, 2)
      see.that(
        calls.dropFirst().first == "POST /v1/sessions/\(found.sessionId.rawValue)/join", "\(calls)")
      see.at(Seed002.api, 3)
      see.that(found.joinCode == code && found.sessionId.rawValue == made["sessionId"], "\(found)")
      see.at(Seed002.api, 4)
      see.that(joined.role == .host, "the role is \(joined.role)")
      see.that(!joined.playerAuthToken.isEmpty && joined.wsUrl.hasPrefix("ws://"), "no way in")
      see.that(!joined.playerId.rawValue.isEmpty, "no id")
      see.at(Seed002.api, 5)
      see.that(again == .hostRoleTaken, "the second claim: \(String(describing: again))")
    }
  }
}

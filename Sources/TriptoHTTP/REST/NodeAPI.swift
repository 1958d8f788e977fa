import Foundation
import Hummingbird
import TriptoGuard
import TriptoRooms
import TriptoWire

/// What operators ask of a node, behind the door for other nodes alone (CL8).
struct NodeAPI: Sendable {
  let membership: Membership

  func add(to routes: Routes) {
    routes.get("/v1/node", .operate, use: tell)
    routes.post("/v1/node/games/:id/hand-over", .operate, use: handOver)
    routes.post("/v1/node/games/:id/take", .operate, use: take)
  }

  private func tell(_ request: Request, _ context: APIContext) async throws -> Response {
    let body = try JSONEncoder().encode(await membership.operations.status())
    return Response(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8"],
      body: .init(byteBuffer: ByteBuffer(bytes: body)))
  }

  private func handOver(_ request: Request, _ context: APIContext) async throws -> Response {
    let id = try context.parameters.require("id")
    let body = try await request.decoded(HandOverRequest.self)
    do throws(HandOverRefusal) {
      try await membership.operations.handOver(id, to: body.node)
    } catch .notHere {
      throw APIError.notFound("\(HandOverRefusal.notHere)")
    } catch {
      throw APIError(.conflict, "Conflict", "\(error)")
    }
    return Response(status: .noContent)
  }

  /// A game that was handed to this node goes on at once, though nobody asks for it.
  private func take(_ request: Request, _ context: APIContext) async throws -> Response {
    let id = try context.parameters.require("id")
    guard case .here = await membership.locator.place(ofSession: id) else {
      throw APIError(.conflict, "Conflict", "the game is not to be had")
    }
    return Response(status: .noContent)
  }
}

private struct HandOverRequest: Decodable {
  let node: String
}

import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TriptoKernel
import TriptoRooms
import TriptoWire

/// Asks one node of a cluster at its door for other nodes (CL8).
struct NodeClient: Sendable {
  let address: NodeAddress
  let key: String

  /// A clue that is on may finish before its game moves (EX15).
  private static let handOverTimeout = TimeAmount.seconds(40)
  private static let timeout = TimeAmount.seconds(5)
  /// Bytes.
  private static let longestAnswer = 8 << 20

  /// Games are moved beside each other, each after its clue.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = ClusterDesk.inParallel
    return HTTPClient(configuration: configuration)
  }()

  func status() async throws(NodeFailure) -> NodeStatus {
    let answer = try await ask("/v1/node")
    do {
      return try JSONDecoder().decode(NodeStatus.self, from: answer)
    } catch {
      throw .unreadable
    }
  }

  func handOver(_ id: String, to node: String) async throws(NodeFailure) {
    let body = JSONValue.object(["node": .string(node)]).jsonBytes()
    _ = try await ask("/v1/node/games/\(id)/hand-over", body, timeout: Self.handOverTimeout)
  }

  func take(_ id: String) async throws(NodeFailure) {
    _ = try await ask("/v1/node/games/\(id)/take", Array("{}".utf8))
  }

  /// - Parameter body: POSTs it; GET without one.
  private func ask(
    _ path: String, _ body: [UInt8]? = nil, timeout: TimeAmount = timeout
  ) async throws(NodeFailure) -> Data {
    do {
      let answer = try await Self.client.execute(request(path, body), timeout: timeout)
      let told = Data((try await answer.body.collect(upTo: Self.longestAnswer)).readableBytesView)
      guard (200..<300).contains(answer.status.code) else {
        throw NodeFailure.refused(Self.reason(in: told) ?? "it answered \(answer.status.code)")
      }
      return told
    } catch let failure as NodeFailure {
      throw failure
    } catch {
      throw .silent("\(error)")
    }
  }

  private func request(_ path: String, _ body: [UInt8]?) -> HTTPClientRequest {
    var request = HTTPClientRequest(url: "http://\(address.host):\(address.port)\(path)")
    // NB: a node in a private network may have a name there that it does not know (SE12).
    request.headers.add(name: "host", value: "localhost")
    request.headers.add(name: Membership.keyHeader, value: key)
    guard let body else { return request }
    request.method = .POST
    request.headers.add(name: "content-type", value: "application/json")
    request.body = .bytes(ByteBuffer(bytes: body))
    return request
  }

  /// What an error answer says (RE1).
  private static func reason(in told: Data) -> String? {
    struct Body: Decodable { let message: String }
    // NB: what is no answer of ours is told by its status.
    return try? JSONDecoder().decode(Body.self, from: told).message
  }
}

/// Why a node did not do what it was asked for.
enum NodeFailure: Error, CustomStringConvertible {
  case silent(String)
  case refused(String)
  case unreadable

  var description: String {
    switch self {
    case .silent(let why): "it does not answer: \(why)"
    case .refused(let reason): reason
    case .unreadable: "its answer cannot be read; is it of another version?"
    }
  }
}

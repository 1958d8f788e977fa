import Foundation
package import Hummingbird
import TriptoContent
import TriptoKernel
package import TriptoRooms
import TriptoWire

extension Request {
  /// RE3: 100 kB; no body counts as `{}`.
  package static let bodyLimit = 100 * 1_024

  package func decoded<Body: Decodable>(_ type: Body.Type = Body.self) async throws -> Body {
    let bytes = try await body(upTo: Self.bodyLimit)
    try Self.requireJSON(bytes)
    do throws(RequestError) {
      return try TriptoWire.RequestBody.decode(type, from: bytes.readableBytesView)
    } catch {
      throw APIError.validation(error)
    }
  }

  /// RE3. Foundation lets a comma too many pass, and does not look at what nobody asks it for.
  private static func requireJSON(_ bytes: ByteBuffer) throws(APIError) {
    guard bytes.readableBytes > 0 else { return }
    do throws(JSONFailure) {
      _ = try JSONValue(parsing: bytes.readableBytesView, mayRepeatKeys: true)
    } catch {
      throw .validation(RequestError(field: "", reason: "must be valid JSON"))
    }
  }

  /// The body's bytes.
  ///
  /// - Throws: 413 above `limit` bytes.
  package func body(upTo limit: Int) async throws -> ByteBuffer {
    if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit {
      throw Self.tooLarge(limit)
    }
    var bytes = ByteBuffer()
    for try await part in body {
      bytes.writeImmutableBuffer(part)
      guard bytes.readableBytes <= limit else { throw Self.tooLarge(limit) }
    }
    return bytes
  }

  private static func tooLarge(_ limit: Int) -> APIError {
    APIError(
      .contentTooLarge, "Payload too large", "The body may have at most \(limit / 1_024) kB")
  }

  package var bearer: String? { headers[.authorization].flatMap(Credentials.bearer) }
}

extension Directory {
  /// The session whose id stands in the path.
  ///
  /// - Throws: 404.
  package func session(of context: APIContext) throws -> Session {
    let id = try context.parameters.require("id")
    guard let session = session(id: id) else {
      throw APIError.notFound("This session does not exist")
    }
    return session
  }
}

import Hummingbird
import TriptoWire

extension Request {
  /// RE3: 100 kB; no body counts as `{}`.
  static let bodyLimit = 100 * 1_024

  func decoded<Body: Decodable>(_ type: Body.Type = Body.self) async throws -> Body {
    let bytes = try await body(upTo: Self.bodyLimit)
    do throws(RequestError) {
      return try TriptoWire.RequestBody.decode(type, from: bytes.readableBytesView)
    } catch {
      throw APIError.validation(error)
    }
  }

  /// The body's bytes.
  ///
  /// - Throws: 413 above `limit` bytes.
  func body(upTo limit: Int) async throws -> ByteBuffer {
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

  var bearer: String? { headers[.authorization].flatMap(Credentials.bearer) }
}

import Foundation
import Hummingbird
import TriptoGuard
import TriptoRooms
import TriptoViews
import TriptoVoice
import TriptoWire

/// The sound of clips (RE39): what is stored, whichever of the three endings is asked for, or the way to it where
/// clips are fetched from a bucket.
struct ClipAPI: Sendable {
  private static let endings: Set<String> = ["m4a", "mp3", "wav"]

  /// Nil when the voice is switched off.
  let speaker: Speaker?
  let clips: ClipAddress

  func add(to router: Routes) {
    router.get("/cache", .clip, use: clip)
    router.get("/cache/**", .clip, use: clip)
  }

  private func clip(_ request: Request, _ context: APIContext) async throws -> Response {
    guard let id = Self.id(context), isSigned(id, request), let speaker else {
      throw APIError.notFound("There is no such clip")
    }
    if let link = await speaker.link(to: id) {
      return Response(status: .found, headers: [.location: link, .cacheControl: "no-store"])
    }
    guard let clip = await speaker.file(id) else {
      throw APIError.notFound("There is no such clip")
    }
    let sound: Data
    do { sound = try clip.bytes() } catch {
      throw APIError.notFound("There is no such clip")
    }
    return Self.answer(sound, clip.contentType, request)
  }

  /// SE9: nothing but a name of our own form goes on.
  private static func id(_ context: APIContext) -> AssetID? {
    let path = context.parameters.getCatchAll()
    guard path.count == 1 else { return nil }
    let parts = path[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, endings.contains(String(parts[1])) else { return nil }
    return AssetID(rawValue: String(parts[0]))
  }

  /// SE17: on the second listener too, since names are made of texts that anybody may know.
  private func isSigned(_ id: AssetID, _ request: Request) -> Bool {
    request.uri.queryParameters["s"].map { clips.verify($0, of: id) } ?? false
  }

  private static func answer(_ sound: Data, _ type: String, _ request: Request) -> Response {
    var headers = SecurityHeaders.common
    headers[.acceptRanges] = "bytes"
    // NB: without an ETag no If-Range can hold, and then the whole is due (RFC 9110 §13.1.5).
    let wanted = request.headers[.ifRange] == nil ? request.headers[.range] : nil
    switch ByteRange(wanted, of: sound.count) {
    case .whole: break
    case .unsatisfiable:
      headers[.contentRange] = "bytes */\(sound.count)"
      var answer = Response.json(
        ErrorBody(error: "Range not satisfiable", message: "The clip is shorter than that"),
        status: .rangeNotSatisfiable)
      answer.headers.append(contentsOf: headers)
      return answer
    case .part(let part):
      headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(sound.count)"
      return audio(sound[part], type, .partialContent, headers)
    }
    return audio(sound, type, .ok, headers)
  }

  private static func audio(
    _ bytes: Data, _ type: String, _ status: HTTPResponse.Status, _ headers: HTTPFields
  ) -> Response {
    var headers = headers
    headers[.contentType] = type
    headers[.cacheControl] = "private, max-age=31536000, immutable"
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

/// The way to a clip by its names on the wire (RE22).
struct ClipLookupAPI: Sendable {
  let services: SessionServices
  let tokens: TokenService

  func add(to router: Routes) {
    router.get("/v1/sessions/:id/rounds/:roundId/assets/:clipId", .clip, use: clip)
  }

  private func clip(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try services.directory.session(of: context)
    let bearer = Bearer(tokens: tokens)
    try await bearer.require([.host, .tv], of: session, request)
    let isHost = await bearer.allows([.host], of: session, request)
    let round = try context.parameters.require("roundId")
    let name = try context.parameters.require("clipId")
    guard let clip = await session.clip(name, round: round, isHost: isHost) else {
      throw APIError.notFound("There is no such clip, or not yet")
    }
    return Response(
      status: .found,
      headers: [.location: services.clipAddresses.url(of: clip), .cacheControl: "no-store"])
  }
}

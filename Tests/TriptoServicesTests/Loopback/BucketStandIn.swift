import Crypto
public import Foundation
import Synchronization

/// What an S3-compatible service does for one bucket: it keeps objects, and lets nobody in whose signature (AWS
/// Signature Version 4, worked out here anew from what came) is not that of its one key.
public final class BucketStandIn: Sendable {
  public static let keyID = "AKIATRIPTO"
  public static let secret = "stand-in/secret+5551"
  public static let region = "eu-north-1"

  private let objects = Mutex<[String: Data]>([:])
  private let refusals = Mutex<[String]>([])

  public init() {}

  /// By their paths.
  public var kept: [String: Data] { objects.withLock { $0 } }
  /// Why somebody was not let in.
  public var refused: [String] { refusals.withLock { $0 } }

  public func damage(_ path: String) { objects.withLock { $0[path] = Data("damaged".utf8) } }

  @Sendable public func answer(_ heard: LoopbackService.Heard) -> LoopbackService.Answer {
    let parts = heard.uri.split(separator: "?", maxSplits: 1).map(String.init)
    let (path, query) = (parts[0], parts.count > 1 ? parts[1] : "")
    if let why = fault(heard, path, query) {
      refusals.withLock { $0.append(why) }
      return .reply(403)
    }
    switch heard.method {
    case "PUT":
      objects.withLock { $0[path] = heard.bytes }
      return .reply(200)
    case "GET": return kept[path].map { .reply(200, [:], $0) } ?? .reply(404)
    default: return .reply(405)
    }
  }

  /// Why this request is not let in.
  private func fault(
    _ heard: LoopbackService.Heard, _ path: String, _ query: String
  ) -> String? {
    let headers = Dictionary(heard.headers.map { ($0.key.lowercased(), $0.value) }) { $1 }
    let fields = query.split(separator: "&").map(String.init)
    if let sent = value("X-Amz-Signature", fields) {
      guard let stamp = value("X-Amz-Date", fields), let seconds = value("X-Amz-Expires", fields),
        let made = Self.date(stamp), Date() < made.addingTimeInterval(Double(seconds) ?? 0)
      else { return "the address is too old" }
      let others = fields.filter { !$0.hasPrefix("X-Amz-Signature=") }.sorted()
      let text = [
        heard.method, path, others.joined(separator: "&"), "host:\(headers["host"] ?? "")", "",
        "host", "UNSIGNED-PAYLOAD",
      ].joined(separator: "\n")
      return sent == signature(text, stamp) ? nil : "the address has a wrong signature"
    }
    return faultOfHead(heard, path, headers, fields)
  }

  private func faultOfHead(
    _ heard: LoopbackService.Heard, _ path: String, _ headers: [String: String],
    _ fields: [String]
  ) -> String? {
    let digest = Self.hex(SHA256.hash(data: heard.bytes))
    guard let stamp = headers["x-amz-date"], headers["x-amz-content-sha256"] == digest else {
      return "the body is not the one that was signed"
    }
    let names = ["host", "x-amz-content-sha256", "x-amz-date"]
    let text = [
      heard.method, path, fields.sorted().joined(separator: "&"),
      names.map { "\($0):\(headers[$0] ?? "")" }.joined(separator: "\n"), "",
      names.joined(separator: ";"), digest,
    ].joined(separator: "\n")
    let scope = "\(stamp.prefix(8))/\(Self.region)/s3/aws4_request"
    let due =
      "AWS4-HMAC-SHA256 Credential=\(Self.keyID)/\(scope),SignedHeaders="
      + names.joined(separator: ";") + ",Signature=\(signature(text, stamp))"
    return headers["authorization"] == due ? nil : "the head has a wrong signature"
  }

  private func signature(_ request: String, _ stamp: String) -> String {
    let scope = ["\(stamp.prefix(8))", Self.region, "s3", "aws4_request"]
    var key = Data("AWS4\(Self.secret)".utf8)
    for part in scope {
      key = Data(
        HMAC<SHA256>.authenticationCode(for: Data(part.utf8), using: SymmetricKey(data: key)))
    }
    let digest = Self.hex(SHA256.hash(data: Data(request.utf8)))
    let text = "AWS4-HMAC-SHA256\n\(stamp)\n\(scope.joined(separator: "/"))\n\(digest)"
    return Self.hex(
      HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key)))
  }

  private func value(_ name: String, _ fields: [String]) -> String? {
    fields.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  private static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private static func date(_ stamp: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
    return format.date(from: stamp)
  }
}

import Crypto
import Foundation
import TriptoKernel

/// AWS Signature Version 4, by which S3 and what is compatible with it know who asks.
struct AWSSignature: Sendable {
  /// What is signed. Names of headers are in lower case, `host` among them; nothing is encoded.
  struct Request: Sendable {
    var method: String
    var path: String
    var query: [(String, String)] = []
    var headers: [(String, String)]
    /// SHA-256 of the body in hexadecimal, or ``unsigned``.
    var payload: String
  }

  /// Stands where the body is not part of the signature.
  static let unsigned = "UNSIGNED-PAYLOAD"
  private static let algorithm = "AWS4-HMAC-SHA256"

  let keyID: String
  let secret: Sensitive
  let region: String

  /// The value of `authorization`. The request has its `x-amz-date` already.
  func authorization(of request: Request, at time: Date) -> Sensitive {
    let signature = signature(of: request, at: time)
    return Sensitive(
      "\(Self.algorithm) Credential=\(keyID)/\(scope(time)),"
        + "SignedHeaders=\(Self.signedHeaders(request)),Signature=\(signature)")
  }

  /// The query of an address by which anybody may do what the request says.
  ///
  /// - Parameter seconds: For so long from `time` on.
  func query(of request: Request, for seconds: Int, at time: Date) -> String {
    var signed = request
    signed.query += [
      ("X-Amz-Algorithm", Self.algorithm), ("X-Amz-Credential", "\(keyID)/\(scope(time))"),
      ("X-Amz-Date", Self.stamp(time)), ("X-Amz-Expires", "\(seconds)"),
      ("X-Amz-SignedHeaders", Self.signedHeaders(request)),
    ]
    let signature = signature(of: signed, at: time)
    return Self.canonicalQuery(signed) + "&X-Amz-Signature=\(signature)"
  }

  /// As in `20130524T000000Z`.
  static func stamp(_ time: Date) -> String {
    time.formatted(
      Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted,
        timeZoneSeparator: .omitted, includingFractionalSeconds: false, timeZone: .gmt))
  }

  static func digest(_ data: Data) -> String { Hex.text(SHA256.hash(data: data)) }

  /// As RFC 3986 has it, with capital digits.
  static func encoded(_ text: String, keepingSlashes: Bool = false) -> String {
    text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (Character(scalar).isLetter || Character(scalar).isNumber)
      if isPlain || "-._~".unicodeScalars.contains(scalar) || keepingSlashes && scalar == "/" {
        return String(scalar)
      }
      return "%" + Hex.text([byte]).uppercased()
    }.joined()
  }

  private func scope(_ time: Date) -> String {
    "\(Self.stamp(time).prefix(8))/\(region)/s3/aws4_request"
  }

  private func signature(of request: Request, at time: Date) -> String {
    let toSign = [
      Self.algorithm, Self.stamp(time), scope(time),
      Self.digest(Data(Self.canonical(request).utf8)),
    ].joined(separator: "\n")
    var link = SymmetricKey(data: Data("AWS4\(secret.revealed)".utf8))
    for part in scope(time).split(separator: "/") {
      link = SymmetricKey(data: Self.mac(String(part), link))
    }
    return Hex.text(Self.mac(toSign, link))
  }

  private static func mac(_ text: String, _ key: SymmetricKey) -> HMAC<SHA256>.MAC {
    HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
  }

  private static func canonical(_ request: Request) -> String {
    let headers = sorted(request.headers).map {
      "\($0.0):\($0.1.trimmingCharacters(in: .whitespaces))\n"
    }
    return [
      request.method, encoded(request.path, keepingSlashes: true), canonicalQuery(request),
      headers.joined(), signedHeaders(request), request.payload,
    ].joined(separator: "\n")
  }

  private static func canonicalQuery(_ request: Request) -> String {
    sorted(request.query.map { (encoded($0.0), encoded($0.1)) })
      .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
  }

  private static func signedHeaders(_ request: Request) -> String {
    sorted(request.headers).map(\.0).joined(separator: ";")
  }

  /// By their bytes.
  private static func sorted(_ pairs: [(String, String)]) -> [(String, String)] {
    pairs.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}

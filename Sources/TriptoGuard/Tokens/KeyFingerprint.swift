import Crypto
import Foundation

/// By what two servers find out whether they sign tokens with one key; nobody gets the key from it (CL11).
public struct KeyFingerprint: Sendable {
  private static let label = Data("tripto token key".utf8)

  private let key: SymmetricKey

  /// - Parameter secret: The signing key, `JWT_SECRET`.
  public init(of secret: String) { key = SymmetricKey(data: Data(secret.utf8)) }

  /// 32 bytes.
  public var bytes: [UInt8] {
    Array(HMAC<SHA256>.authenticationCode(for: Self.label, using: key))
  }

  /// Whether another key's bytes are these. All are compared, so that the time tells nothing.
  public func matches(_ bytes: [UInt8]) -> Bool {
    HMAC<SHA256>.isValidAuthenticationCode(bytes, authenticating: Self.label, using: key)
  }
}

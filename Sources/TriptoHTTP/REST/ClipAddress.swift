import Crypto
import Foundation
package import TriptoGuard
package import TriptoViews
package import TriptoVoice

/// The addresses of clips. Whoever knows a text can work out its name, so a name alone would tell
/// which texts this game has had spoken; the signature shows that the server gave the address out.
package struct ClipAddress: Sendable {
  private static let length = 16
  private let key: SymmetricKey

  /// - Parameter secret: The server's own; addresses are good as long as it is the same.
  package init(secret: String) {
    key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(secret.utf8)),
      info: Data("tripto clip address".utf8), outputByteCount: 32)
  }

  /// `/cache/tts_<16 hex>.m4a?s=<22 characters>`
  package func path(of id: AssetID) -> String {
    "/cache/\(id).m4a?s=\(Base64URL.encode(signature(id)))"
  }

  package func verify(_ signature: some StringProtocol, of id: AssetID) -> Bool {
    guard let given = Base64URL.decode(Array(signature.utf8)), given.count == Self.length else {
      return false
    }
    // NB: all bytes are compared, so that the time tells nothing.
    return zip(given, self.signature(id)).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func signature(_ id: AssetID) -> Data {
    Data(HMAC<SHA256>.authenticationCode(for: Data(id.rawValue.utf8), using: key))
      .prefix(Self.length)
  }
}

extension ClipAddress {
  /// Absolute and signed: v1 TVs fetch them as they are (RE22).
  package func addresses(base: @escaping @Sendable () -> PublicAddress) -> ClipAddresses {
    ClipAddresses { name in
      // NB: games name clips by what the speaker gave them; nothing else comes this far.
      AssetID(rawValue: name).map { base().base + path(of: $0) } ?? ""
    }
  }
}

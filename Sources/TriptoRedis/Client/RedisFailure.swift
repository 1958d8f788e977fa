import NIOCore
import NIOPosix
import NIOSSL

/// What the channel, the name service and TLS say, as errors of ours in one line.
enum RedisFailure {
  static func error(of error: any Error, at address: RedisAddress) -> RedisError {
    if let own = error as? RedisError { return own }
    if let failure = error as? NIOConnectionError { return unreached(failure, at: address) }
    if let failure = error as? IOError {
      return told(failure, at: address)
    }
    if case ChannelError.connectTimeout? = error as? ChannelError {
      return .connection("\(address) does not answer")
    }
    if error is NIOSSLError || error is NIOSSLExtraError || error is BoringSSLError {
      return encryption("\(error)", at: address)
    }
    return .connection("\(address): \(error)")
  }

  /// What came is no RESP.
  static func error(of failure: RESPFailure, isEncrypted: Bool) -> RedisError {
    switch failure.reason {
    case .tooLarge: .lost("an answer is larger than is taken")
    // NB: the first byte of an alert.
    case .type(0x15) where !isEncrypted: .connection("the server speaks TLS at this port")
    case .type, .malformed: .connection("what answers is no Redis")
    }
  }

  private static func unreached(
    _ failure: NIOConnectionError, at address: RedisAddress
  ) -> RedisError {
    guard let first = failure.connectionErrors.first else {
      return .connection("the host of \(address) cannot be resolved")
    }
    return error(of: first.error, at: address)
  }

  private static func told(_ failure: IOError, at address: RedisAddress) -> RedisError {
    switch failure.errnoCode {
    case ECONNREFUSED: .connection("\(address) refused the connection")
    case ECONNRESET, EPIPE: .lost("the server closed the connection")
    default: .connection("\(address): \(failure)")
    }
  }

  private static func encryption(_ text: String, at address: RedisAddress) -> RedisError {
    if text.contains("CERTIFICATE_VERIFY_FAILED") {
      return .connection(
        "the certificate of \(address) is not by a known authority, or has expired")
    }
    if text.contains("failedToValidateHostname") || text.contains("FailedToValidateHostname") {
      return .connection("the certificate of \(address) is for another host")
    }
    if text.contains("CERTIFICATE_REQUIRED") || text.contains("HANDSHAKE_FAILURE") {
      return .connection("\(address) wants a certificate of ours, by ?sslcert=… and &sslkey=…")
    }
    return .connection("\(address) does not speak TLS as it should (\(text.prefix(120)))")
  }
}

import NIOCore
import NIOSSL

/// Whom TLS believes: made once for all connections of a client.
struct RedisTLS {
  private let context: NIOSSLContext
  /// Nil for an address in figures, which is then looked for in the certificate itself.
  private let name: String?

  /// - Returns: Nil where the connection is plain.
  /// - Throws: `RedisError.address` when a file cannot be read.
  init?(_ address: RedisAddress) throws(RedisError) {
    guard let tls = address.tls else { return nil }
    var settings = TLSConfiguration.makeClientConfiguration()
    settings.certificateVerification = .fullVerification
    settings.minimumTLSVersion = .tlsv12
    if let file = tls.authorities {
      settings.trustRoots = .certificates(try Self.read("sslrootcert", file))
    }
    if let certificate = tls.certificate, let key = tls.key {
      settings.certificateChain = try Self.read("sslcert", certificate).map { .certificate($0) }
      settings.privateKey = .privateKey(try Self.readKey(key))
    }
    do {
      context = try NIOSSLContext(configuration: settings)
    } catch {
      throw .address("TLS cannot be set up with these files (\(error))")
    }
    name = (try? SocketAddress(ipAddress: address.host, port: 0)) == nil ? address.host : nil
  }

  func handler() throws -> NIOSSLClientHandler {
    try NIOSSLClientHandler(context: context, serverHostname: name)
  }

  private static func read(
    _ option: String, _ file: String
  ) throws(RedisError) -> [NIOSSLCertificate] {
    do {
      let certificates = try NIOSSLCertificate.fromPEMFile(file)
      if !certificates.isEmpty { return certificates }
    } catch {}
    throw .address("\(option) names \(file), from which no certificate can be read")
  }

  private static func readKey(_ file: String) throws(RedisError) -> NIOSSLPrivateKey {
    do {
      return try NIOSSLPrivateKey(file: file, format: .pem)
    } catch {
      throw .address("sslkey names \(file), from which no key can be read")
    }
  }
}

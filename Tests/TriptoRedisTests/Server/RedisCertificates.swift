import Foundation
import TriptoProcess

/// Certificates for `localhost`, by an authority that is made here too.
package struct RedisCertificates: Sendable {
  package let folder: String

  package init() async throws {
    folder = NSTemporaryDirectory() + "tripto-redis-tls-\(UUID().uuidString)"
    guard let shell = Program("sh") else { throw RedisMissing(reason: "there is no sh") }
    let made = try await shell.run(["-c", Self.script, "sh", folder])
    guard made.status == 0 else {
      throw RedisMissing(reason: "openssl made no certificates: \(made.told)")
    }
  }

  package func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// A server that speaks nothing but TLS.
  ///
  /// - Parameter asksClients: Whether it wants a certificate of the client, too.
  package func server(asksClients: Bool = false) async throws -> RedisServer {
    try await RedisServer(
      "--tls-cert-file", file("server.crt"), "--tls-key-file", file("server.key"),
      "--tls-ca-cert-file", file("ca.crt"), "--tls-auth-clients", asksClients ? "yes" : "no")
  }

  private static let script = """
    set -e
    umask 077
    mkdir "$1" && cd "$1"
    for name in ca other; do
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
        -subj "/CN=Tripto test $name" -keyout $name.key -out $name.crt
    done
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost \
      -keyout server.key -out server.csr
    echo subjectAltName=DNS:localhost >names
    openssl x509 -req -in server.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 \
      -extfile names -out server.crt
    """
}

import Foundation
import TriptoProcess

extension PostgresServer {
  /// Switches TLS on, with a certificate for `localhost` by an authority that is made here too.
  ///
  /// - Returns: The file of the authority, and one of another that has signed nothing.
  package func switchTLSOn() async throws -> (authority: String, other: String) {
    guard let shell = Program("env") else { throw PostgresMissing(reason: "there is no env") }
    let made = try await shell.run(
      Self.asOwner + ["sh", "-c", Self.certificates, "sh", folder])
    guard made.status == 0 else {
      throw PostgresMissing(reason: "openssl made no certificates: \(made.told)")
    }
    for (name, file) in [("cert", "server.crt"), ("key", "server.key")] {
      try await sql("ALTER SYSTEM SET ssl_\(name)_file = '\(folder)/tls/\(file)'")
    }
    try await sql("ALTER SYSTEM SET ssl = on")
    try await restart("fast")
    return ("\(folder)/tls/ca.crt", "\(folder)/tls/other.crt")
  }

  private static let certificates = """
    set -e
    umask 077
    mkdir "$1/tls" && cd "$1/tls"
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

  /// Its address by a name, whatever that would be resolved to.
  package func encryptedURL(host: String = "localhost", query: String) -> String {
    "postgres://tripto@\(host):\(port)/postgres?hostaddr=127.0.0.1&\(query)"
  }
}

import Testing
import TriptoTestRedis

@testable import TriptoRedis

@Suite("A start that Redis refuses says why, in one line", .timeLimit(.minutes(1)))
struct RefusalTests {
  private func refusal(_ url: String, withinMs: Int64 = 10_000) async throws -> String {
    let error = try #require(
      await failure {
        let opened = try await client(url) { $0.connectMs = withinMs }
        await opened.close()
      })
    let line = "\(error)"
    #expect(!line.contains("\n") && !line.contains("hunter2"), "\(line)")
    return line
  }

  @Test("RE51 TRIPTO_REDIS_URL with a wrong host, or a port where nobody listens")
  func address() async throws {
    let host = try await refusal("redis://no.such.host.invalid")
    #expect(host.contains("cannot be resolved") && host.contains("TRIPTO_REDIS_URL"))
    let port = try await refusal("redis://u:hunter2@127.0.0.1:\(try RedisPort.free())")
    #expect(port.contains("refused the connection") && port.contains("Does the server run"))
  }

  @Test("RE51 TRIPTO_REDIS_URL with a wrong password, with none, with one of a user of the ACL")
  func password() async throws {
    let server = try await RedisServer(
      "--requirepass", "right", "--user", "alice", "on", ">secret", "~*", "&*", "+@all",
      "--user", "bob", "on", ">secret", "~bob:*", "resetchannels", "+@all")
    let wrong = try await refusal(server.url("default:hunter2@"))
    #expect(wrong.contains("WRONGPASS") && wrong.contains("Check the user and the password"))
    let nobody = try await refusal(server.url("nobody:hunter2@"))
    #expect(nobody.contains("WRONGPASS"))
    let none = try await refusal(server.url())
    #expect(none.contains("NOAUTH") && none.contains("wants a password"))
    for credentials in [":right@", "default:right@", "alice:secret@"] {
      let client = try await client(server.url(credentials))
      #expect(try await client.send(RedisCommand("PING")) == .simple("PONG"))
      await client.close()
    }
    let bob = try await client(server.url("bob:secret@"))
    let denied = await failure { _ = try await bob.send(RedisCommand("GET", "key")) }
    #expect(denied.map { "\($0)".contains("ACL SETUSER") } == true)
    let unheard = await failure { _ = try await bob.subscribe(to: "c") { _ in } }
    #expect(unheard.map { "\($0)".contains("NOPERM") } == true)
    #expect(try await bob.send(RedisCommand("GET", "bob:key")).isNull)
    await bob.close()
  }

  @Test("RE51 TRIPTO_REDIS_URL with TLS where there is none, and without it where it is wanted")
  func encryption() async throws {
    let plain = try await RedisServer.shared()
    let absent = try await refusal("rediss://localhost:\(plain.port)", withinMs: 1_000)
    #expect(absent.contains("TLS") && absent.contains("redis:// where it does not"), "\(absent)")
    let encrypted = try await RedisCertificates().server()
    let missing = try await refusal(encrypted.url())
    #expect(missing.contains("rediss:// where the server speaks TLS"), "\(missing)")
  }

  @Test(
    "RE51 TRIPTO_REDIS_URL with TLS takes a server whose authority and name it knows, and no other")
  func certificates() async throws {
    let made = try await RedisCertificates()
    let server = try await made.server()
    func url(_ host: String, _ file: String) -> String {
      "rediss://\(host):\(server.port)?sslrootcert=\(made.file(file))"
    }
    let known = try await client(url("localhost", "ca.crt"))
    #expect(try await known.send(RedisCommand("PING")) == .simple("PONG"))
    await known.close()
    let other = try await refusal(url("localhost", "other.crt"))
    #expect(other.contains("certificate") && other.contains("?sslrootcert="), "\(other)")
    let system = try await refusal("rediss://localhost:\(server.port)")
    #expect(system.contains("known authority"), "\(system)")
    let elsewhere = try await refusal(url("127.0.0.1", "ca.crt"))
    #expect(elsewhere.contains("for another host"), "\(elsewhere)")
    let absent = try await refusal(url("localhost", "none.crt"))
    #expect(absent.contains("no certificate can be read"))
  }

  @Test("RE51 TRIPTO_REDIS_URL shows a certificate of ours where the server asks for one")
  func clientCertificate() async throws {
    let made = try await RedisCertificates()
    let server = try await made.server(asksClients: true)
    let url = "rediss://localhost:\(server.port)?sslrootcert=\(made.file("ca.crt"))"
    let without = try await refusal(url)
    #expect(without.contains("sslcert"), "\(without)")
    let files = "&sslcert=\(made.file("server.crt"))&sslkey=\(made.file("server.key"))"
    let client = try await client(url + files)
    #expect(try await client.send(RedisCommand("PING")) == .simple("PONG"))
    await client.close()
  }

  @Test("RE51 TRIPTO_REDIS_URL with a server that only reads")
  func replica() async throws {
    let leader = try await RedisServer.shared()
    let server = try await RedisServer("--replicaof", "127.0.0.1", "\(leader.port)")
    let line = try await refusal(server.url())
    #expect(line.contains("name the leading one"), "\(line)")
  }

  @Test("RE51 TRIPTO_REDIS_URL with what is no Redis")
  func alien() async throws {
    let alien = try await AlienServer.start(saying: "HTTP/1.1 400 Bad Request\r\n\r\n")
    let line = try await refusal("redis://127.0.0.1:\(alien.port)")
    #expect(line.contains("no Redis"), "\(line)")
    try await alien.stop()
  }
}

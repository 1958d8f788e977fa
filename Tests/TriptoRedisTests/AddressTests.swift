import Testing
import TriptoKernel

@testable import TriptoRedis

@Suite("TRIPTO_REDIS_URL")
struct AddressTests {
  @Test("RE51 an address of TRIPTO_REDIS_URL has host, port, database, user and password")
  func parts() throws {
    let plain = try RedisAddress("redis://cache")
    #expect(plain.host == "cache" && plain.port == 6_379 && plain.database == 0)
    #expect(plain.user == nil && plain.password == nil && plain.tls == nil)
    let full = try RedisAddress("redis://al%3Aice:p%40ss%25@10.0.0.1:7000/12")
    #expect(full.host == "10.0.0.1" && full.port == 7_000 && full.database == 12)
    #expect(full.user == "al:ice" && full.password == Sensitive("p@ss%"))
    let short = try RedisAddress("redis://:pw@[::1]:7000/")
    #expect(short.host == "::1" && short.user == nil && short.password == Sensitive("pw"))
    #expect(short.description == "redis://[::1]:7000/0")
  }

  @Test("RE51 rediss:// of TRIPTO_REDIS_URL means TLS, with files behind the question mark")
  func encrypted() throws {
    #expect(try RedisAddress("rediss://h").tls == RedisAddress.TLS())
    let tls = try RedisAddress("rediss://h/0?sslrootcert=/a%20b.crt&sslcert=/c&sslkey=/k").tls
    #expect(tls == RedisAddress.TLS(authorities: "/a b.crt", certificate: "/c", key: "/k"))
  }

  @Test(
    "RE51 a bad TRIPTO_REDIS_URL is refused in one line that says which part, and no password",
    arguments: [
      ("http://h", "redis://"), ("redis:/h", "redis://"), ("redis://", "no host"),
      ("redis://:6379", "no host"), ("redis://u:hunter2@", "no host"),
      ("redis://u:hunter2@h:port", "port"), ("redis://h:0", "port"), ("redis://h:65536", "port"),
      ("redis://h:+1", "port"), ("redis://u:hunter2@h/x", "database"), ("redis://h/-1", "database"),
      ("redis://h/1/2", "database"), ("redis://u:a@hunter2@h", "@ in its password"),
      ("redis://hunter2@h", "no password"), ("redis://u:@h", "no password"),
      ("redis://u:hunter2%zz@h", "%"), ("redis://u:hunter2:b@h", ": or a /"),
      ("redis://u:hunter2/b@h", ": or a /"), ("redis://u:hunter2#b@h", "#"),
      ("redis://u:hunter2 @h", "space"), ("redis://u:hunter2@h\n", "control"),
      ("redis://[::1", "]"), ("redis://[::1]x", "]"), ("redis://h?sslrootcert=/f", "rediss://"),
      ("rediss://h?sslmode=require", "sslrootcert"), ("rediss://h?sslrootcert=", "no value"),
      ("rediss://h?sslcert=/c", "each other"), ("redis://u:hunter2?b@h", "port"),
    ])
  func refused(_ url: String, _ part: String) {
    let error = #expect(throws: RedisError.self) { try RedisAddress(url) }
    let line = error.map { "\($0)" } ?? ""
    #expect(line.contains(part) && line.contains("redis://user:password@host"), "\(line)")
    #expect(!line.contains("hunter2") && !line.contains("\n"))
  }

  @Test("RE51 no text of TRIPTO_REDIS_URL shows its password")
  func unprinted() throws {
    let address = try RedisAddress("redis://alice:hunter2@h")
    var dumped = ""
    dump(RedisSettings(address), to: &dumped)
    #expect(!("\(address) \(String(reflecting: address)) \(dumped)").contains("hunter2"))
  }
}

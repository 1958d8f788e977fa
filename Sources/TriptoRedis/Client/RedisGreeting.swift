import TriptoKernel

/// The first commands of a connection: RESP3, who we are, the database.
struct RedisGreeting {
  private let settings: RedisSettings

  init(_ settings: RedisSettings) { self.settings = settings }

  func run(on wire: RedisWire, _ done: @escaping (RedisError?) -> Void) {
    wire.send(hello, withinMs: settings.connectMs) { result in
      switch result {
      case .failure(let error): done(told(error))
      case .success(let server): select(on: wire, Self.refusal(of: server), done)
      }
    }
  }

  private func select(
    on wire: RedisWire, _ refusal: RedisError?, _ done: @escaping (RedisError?) -> Void
  ) {
    guard refusal == nil, settings.address.database != 0 else { return done(refusal) }
    let select = RedisCommand("SELECT", .int(settings.address.database))
    wire.send(select, withinMs: settings.connectMs) { done($0.failure) }
  }

  private var hello: RedisCommand {
    var arguments: [RedisArgument] = [3]
    if let password = settings.address.password {
      arguments += [
        "AUTH", .text(settings.address.user ?? "default"), .text(password.revealed),
      ]
    }
    return RedisCommand("HELLO", arguments + ["SETNAME", .text(settings.name)])
  }

  /// One that only reads would refuse every lease.
  private static func refusal(of server: RESPValue) -> RedisError? {
    guard let role = server["role"]?.text else { return .unexpected("HELLO") }
    guard role == "master" else {
      return .refused(RESPRefusal("READONLY this server is a \(role)"))
    }
    return nil
  }

  /// What an answer that is none means here.
  private func told(_ error: RedisError) -> RedisError {
    switch error {
    case .lost(let text): return .connection("\(settings.address): \(text)\(guess(text))")
    case .refused(let refusal)
    where refusal.code == "ERR" && refusal.message.hasPrefix("unknown command"):
      // NB: a server before Redis 6.
      return .refused(RESPRefusal("NOPROTO the server does not know HELLO"))
    default: return error
    }
  }

  /// A server with TLS ends what is plain, and one without waits for more of what is encrypted.
  private func guess(_ text: String) -> String {
    if settings.address.tls != nil { return "; perhaps it speaks no TLS there" }
    return text.contains("closed") ? "; perhaps it speaks TLS there" : ""
  }
}

/// Codes that screens show until a host types them, for whoever asks. Each ends by itself.
public struct ScreenCodes: Sendable {
  public enum Opening: Int64, Sendable {
    case opened = 1
    /// Another screen shows that code.
    case taken = 0
    /// There are too many, of as many addresses.
    case full = -1
  }

  /// What is kept of a screen.
  public struct Row: Sendable, Equatable {
    /// Whatever was given for its token.
    public let token: String
    /// The session's id, once it is paired.
    public let session: String?
    public let joinCode: String?
  }

  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// - Parameters:
  ///   - address: whose it is: when there are `most`, the one with most of them loses its oldest.
  ///   - forMs: how long the code may be typed.
  public func open(
    _ code: String, token: String, from address: String, forMs: Int64, most: Int
  ) async throws(RedisError) -> Opening {
    let answer = try await Self.open.run(
      on: client, keys: [keys.screen(code), keys.screens],
      [
        .text(code), .text(token), .text(address), .int(forMs), .int(most), .text(keys.screen("")),
      ])
    guard let opening = answer.int.flatMap(Opening.init(rawValue:)) else {
      throw .unexpected("EVALSHA")
    }
    return opening
  }

  /// - Returns: false when no screen waits with that code.
  public func pair(
    _ code: String, session: String, joinCode: String
  ) async throws(RedisError) -> Bool {
    try await Self.pair.run(
      on: client, keys: [keys.screen(code)], [.text(session), .text(joinCode)]
    )
    .int == 1
  }

  public func row(_ code: String) async throws(RedisError) -> Row? {
    let answer = try await client.send(
      RedisCommand("HMGET", [.text(keys.screen(code)), "token", "session", "join"]))
    guard let told = answer.elements, told.count == 3 else { throw .unexpected("HMGET") }
    return told[0].text.map {
      Row(token: $0, session: told[1].text, joinCode: told[2].text)
    }
  }

  /// Keys: the screen, the codes of all by when they end. Arguments: code, token, address, ms, most, what stands
  /// before a code in the key of a screen.
  private static let open = RedisScript(
    RedisScript.now + """
      if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
      redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
      if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[5]) then
        local counts, oldest, crowded = {}, {}, nil
        for _, member in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
          local address = string.sub(member, #ARGV[1] + 2)
          counts[address] = (counts[address] or 0) + 1
          oldest[address] = oldest[address] or member
          if not crowded or counts[address] > counts[crowded] then crowded = address end
        end
        if counts[crowded] < 2 then return -1 end
        redis.call('ZREM', KEYS[2], oldest[crowded])
        redis.call('DEL', ARGV[6] .. string.sub(oldest[crowded], 1, #ARGV[1]))
      end
      redis.call('HSET', KEYS[1], 'token', ARGV[2])
      redis.call('PEXPIRE', KEYS[1], ARGV[4])
      redis.call('ZADD', KEYS[2], now + ARGV[4], ARGV[1] .. ' ' .. ARGV[3])
      redis.call('PEXPIRE', KEYS[2], ARGV[4])
      return 1
      """)

  /// Keys: the screen. Arguments: session, join code.
  private static let pair = RedisScript(
    """
    local told = redis.call('HMGET', KEYS[1], 'token', 'session')
    if not told[1] or (told[2] and told[2] ~= ARGV[1]) then return 0 end
    redis.call('HSET', KEYS[1], 'session', ARGV[1], 'join', ARGV[2])
    return 1
    """)
}

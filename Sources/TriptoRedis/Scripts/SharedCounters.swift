/// Attempts of the last minute by name, counted for whoever asks, with two numbers each: this minute's count, and
/// the last minute's weighted by how much of it still overlaps the window.
public struct SharedCounters: Sendable {
  /// What an attempt is counted under.
  public struct Counter: Sendable {
    public let name: String
    /// How many are allowed in any minute.
    public let perMinute: Int

    public init(_ name: String, perMinute: Int) { (self.name, self.perMinute) = (name, perMinute) }
  }

  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Counts one attempt under all names, unless one of them is full: then under none.
  ///
  /// - Returns: the ms until one more fits; 0 when it was counted.
  public func attempt(_ counters: [Counter]) async throws(RedisError) -> Int64 {
    let answer = try await Self.attempt.run(
      on: client, keys: counters.map { keys.limit($0.name) },
      counters.map { .int($0.perMinute) })
    guard let waitMs = answer.int else { throw .unexpected("EVALSHA") }
    return waitMs
  }

  /// Keys: the counters. Arguments: how many each of them takes.
  private static let attempt = RedisScript(
    RedisScript.now + """
      local window = 60000
      local held = {}
      for i, key in ipairs(KEYS) do
        local told = redis.call('HMGET', key, 'start', 'current', 'previous')
        local start, current, previous = tonumber(told[1]) or now, tonumber(told[2]) or 0, tonumber(told[3]) or 0
        local elapsed = math.max(0, now - start)
        local windows = math.floor(elapsed / window)
        if windows > 0 then
          previous = windows == 1 and current or 0
          current, start, elapsed = 0, start + windows * window, elapsed % window
        end
        local room = tonumber(ARGV[i]) - 1
        if current + previous * (window - elapsed) / window > room then
          local wait = window - elapsed
          if current <= room and previous > 0 then
            wait = wait - window * (room - current) / previous
          else
            wait = wait + window * (1 - room / math.max(current, 1))
          end
          return math.max(1, math.ceil(wait))
        end
        held[i] = { start, current + 1, previous }
      end
      for i, key in ipairs(KEYS) do
        redis.call('HSET', key, 'start', held[i][1], 'current', held[i][2], 'previous', held[i][3])
        redis.call('PEXPIRE', key, 2 * window)
      end
      return 0
      """)
}

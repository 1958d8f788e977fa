/// The limits of the front door (SE7), counted for all nodes together: a sliding minute as each server counts it
/// by itself, on Redis' clock.
public struct SharedLimit: Sendable {
  /// What is counted, and how often it is allowed in any minute.
  public struct Counter: Sendable, Equatable {
    public let action: String
    /// An address, or a network of such.
    public let whose: String
    public let perMinute: Int

    public init(action: String, whose: String, perMinute: Int) {
      (self.action, self.whose, self.perMinute) = (action, whose, perMinute)
    }
  }

  public enum Answer: Sendable, Equatable {
    case allowed
    /// In whole seconds, at least one.
    case refused(retryAfterSeconds: Int)
  }

  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Counts one attempt: for the first counter, and for each next one if those before allow it.
  ///
  /// - Parameter nowMs: Instead of Redis' clock, for tests.
  public func attempt(
    _ counters: [Counter], nowMs: Int64? = nil
  ) async throws(RedisError) -> Answer {
    let answer = try await Self.script.run(
      on: client, keys: counters.map { keys.limit($0.action, $0.whose) },
      [nowMs.map { .int($0) } ?? ""] + counters.map { .int($0.perMinute) })
    guard let seconds = answer.int else { throw .unexpected("a limit") }
    return seconds == 0 ? .allowed : .refused(retryAfterSeconds: Int(seconds))
  }

  /// Keys: the counters. Arguments: now in ms or nothing, then a limit for each. Gives the seconds to wait, or 0.
  ///
  /// A counter is this minute's count and the last one's, which is weighted by how much of it still lies in the
  /// sliding minute; a clock that steps back stands still.
  private static let script = RedisScript(
    """
    local length = 60000
    local now = tonumber(ARGV[1])
    if not now then
      local time = redis.call('TIME')
      now = time[1] * 1000 + math.floor(time[2] / 1000)
    end

    local function wait(limit, elapsed, current, previous)
      local room, ms = limit - 1, nil
      if current < limit and previous > 0 then
        ms = length - length * (room - current) / previous - elapsed
      else
        ms = length - elapsed + length * (1 - room / math.max(current, 1))
      end
      return math.max(1, math.ceil(ms / 1000))
    end

    local function take(key, limit)
      local kept = redis.call('HMGET', key, 'start', 'current', 'previous')
      local start, current, previous =
        tonumber(kept[1] or now), tonumber(kept[2] or 0), tonumber(kept[3] or 0)
      local elapsed = math.max(0, now - start)
      local windows = math.floor(elapsed / length)
      start = start + windows * length
      if windows > 0 then
        previous = windows == 1 and current or 0
        current = 0
      end
      elapsed = elapsed % length
      local is_allowed = current + previous * (length - elapsed) / length + 1 <= limit
      if is_allowed then current = current + 1 end
      redis.call('HSET', key, 'start', string.format('%.0f', start), 'current', current, 'previous', previous)
      redis.call('PEXPIRE', key, 2 * length)
      return is_allowed and 0 or wait(limit, elapsed, current, previous)
    end

    for index, key in ipairs(KEYS) do
      local seconds = take(key, tonumber(ARGV[1 + index]))
      if seconds > 0 then return seconds end
    end
    return 0
    """)
}

/// The steps of ``GameKeys`` and ``JoinCodes``.
enum GameScripts {
  /// Keys: state. Arguments: token, version, state, ms.
  static let keepState = RedisScript(
    """
    local kept = redis.call('HMGET', KEYS[1], 'token', 'version')
    local token, version = tonumber(kept[1] or -1), tonumber(kept[2] or -1)
    local new_token, new_version = tonumber(ARGV[1]), tonumber(ARGV[2])
    if new_token < token or (new_token == token and new_version <= version) then return 0 end
    redis.call('HSET', KEYS[1], 'token', ARGV[1], 'version', ARGV[2], 'state', ARGV[3])
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    return 1
    """)

  /// Keys: any. Arguments: what it must hold.
  static let deleteIfSame = RedisScript(
    """
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('DEL', KEYS[1])
    """)

  /// Keys: code. Arguments: session, ms.
  static let claim = RedisScript(
    """
    local held = redis.call('GET', KEYS[1])
    if held and held ~= ARGV[1] then return 0 end
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1
    """)

  /// Keys: timer, timers. Arguments: id, deadline, data, ms.
  static let keepTimer = RedisScript(
    """
    redis.call('HSET', KEYS[1], 'deadline', ARGV[2], 'data', ARGV[3])
    redis.call('PEXPIRE', KEYS[1], ARGV[4])
    redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
    if redis.call('PTTL', KEYS[2]) < tonumber(ARGV[4]) then
      redis.call('PEXPIRE', KEYS[2], ARGV[4])
    end
    return 1
    """)

  /// Keys: timer, timers. Arguments: id.
  static let dropTimer = RedisScript(
    """
    redis.call('ZREM', KEYS[2], ARGV[1])
    return redis.call('DEL', KEYS[1])
    """)
}

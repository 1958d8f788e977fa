/// The steps of ``Leases``. A lease's key holds `node:token`.
enum LeaseScripts {
  /// NB: a Lua number is exact up to 2⁵³, and `tostring` would write large ones with an exponent.
  private static let nextToken = """
    local function next_token(counter, above)
      local token = redis.call('INCR', counter)
      if token <= above then
        token = above + 1
        redis.call('SET', counter, string.format('%.0f', token))
      end
      return string.format('%.0f', token)
    end

    """

  /// Keys: lease, fencing, leases of the node. Arguments: node, ms, session, token that must be exceeded.
  static let take = RedisScript(
    nextToken + """
      local held = redis.call('GET', KEYS[1])
      if held then return {0, held, redis.call('PTTL', KEYS[1])} end
      local lease = ARGV[1] .. ':' .. next_token(KEYS[2], tonumber(ARGV[4]))
      redis.call('SET', KEYS[1], lease, 'NX', 'PX', ARGV[2])
      redis.call('SADD', KEYS[3], ARGV[3])
      return {1, lease, tonumber(ARGV[2])}
      """)

  /// Keys: lease. Arguments: its value, ms.
  static let renew = RedisScript(
    """
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('PEXPIRE', KEYS[1], ARGV[2])
    """)

  /// Keys: lease, leases of the node. Arguments: its value, session.
  static let release = RedisScript(
    """
    local held = redis.call('GET', KEYS[1])
    if held and held ~= ARGV[1] then
      local node = string.match(ARGV[1], '^[^:]+')
      if string.match(held, '^[^:]+') ~= node then redis.call('SREM', KEYS[2], ARGV[2]) end
      return 0
    end
    redis.call('SREM', KEYS[2], ARGV[2])
    return redis.call('DEL', KEYS[1])
    """)

  /// Keys: lease, fencing, leases of the one and of the other. Arguments: its value, other node, ms, session, token.
  static let hand = RedisScript(
    nextToken + """
      if redis.call('GET', KEYS[1]) ~= ARGV[1] then return false end
      local lease = ARGV[2] .. ':' .. next_token(KEYS[2], tonumber(ARGV[5]))
      redis.call('SET', KEYS[1], lease, 'PX', ARGV[3])
      redis.call('SREM', KEYS[3], ARGV[4])
      redis.call('SADD', KEYS[4], ARGV[4])
      return lease
      """)
}

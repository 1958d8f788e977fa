/// The steps of ``NodePresence``. Who is there lies in a sorted set, by the moment of the
/// server's clock at which it counts as gone.
enum PresenceScripts {
  /// Keys: node, nodes. Arguments: node, JSON, ms.
  static let announce = RedisScript(
    RedisScript.now + """
      redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
      redis.call('ZADD', KEYS[2], now + ARGV[3], ARGV[1])
      return 1
      """)

  /// Keys: node, nodes. Arguments: node.
  static let withdraw = RedisScript(
    """
    redis.call('ZREM', KEYS[2], ARGV[1])
    return redis.call('DEL', KEYS[1])
    """)

  /// Keys: the set. Gives who is there, and forgets who is gone.
  static let living = RedisScript(
    RedisScript.now + """
      redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
      return redis.call('ZRANGE', KEYS[1], 0, -1)
      """)
}

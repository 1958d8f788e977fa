public import NIOCore

/// Values that end by themselves unless they are written again.
public struct ExpiringValues: Sendable {
  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Writes some and removes others, in one step.
  ///
  /// - Parameter names: as `session:<id>:state`.
  public func replace(
    _ values: [(name: String, value: ByteBuffer)], removing names: [String], forMs: Int64
  ) async throws(RedisError) {
    _ = try await Self.replace.run(
      on: client, keys: (values.map(\.name) + names).map(keys.value),
      [.int(forMs)] + values.map { .bytes($0.value) })
  }

  /// - Returns: in the order of the names; nil for what is not there.
  public func read(_ names: [String]) async throws(RedisError) -> [ByteBuffer?] {
    let told = try await client.send(RedisCommand("MGET", names.map { .text(keys.value($0)) }))
    guard let values = told.elements, values.count == names.count else {
      throw .unexpected("MGET")
    }
    return values.map(\.bytes)
  }

  /// Keys: what is written, then what is removed. Arguments: ms, the values.
  private static let replace = RedisScript(
    """
    for i, key in ipairs(KEYS) do
      if ARGV[i + 1] then
        redis.call('SET', key, ARGV[i + 1], 'PX', ARGV[1])
      else
        redis.call('DEL', key)
      end
    end
    return 1
    """)
}

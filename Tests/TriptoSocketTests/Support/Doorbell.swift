import NIOCore

@testable import TriptoSocket

/// A roll whose news a test reads in order.
struct Doorbell {
  let roll: ConnectionRoll
  private var news: AsyncStream<ConnectionNews>.Iterator

  init(_ limits: ConnectionLimits) {
    let (stream, sink) = AsyncStream<ConnectionNews>.makeStream()
    roll = ConnectionRoll(limits) { sink.yield($0) }
    news = stream.makeAsyncIterator()
  }

  /// Waits for `wanted` and gives what came before it.
  mutating func wait(for wanted: ConnectionNews) async -> [ConnectionNews] {
    var before: [ConnectionNews] = []
    while let item = await news.next(isolation: nil), item != wanted { before.append(item) }
    return before
  }
}

extension ConnectionLimits {
  /// Limits under which loopback counts like any other address.
  static func counted(total: Int = .max, perAddress: Int? = nil) -> ConnectionLimits {
    var limits = ConnectionLimits(total: total, perAddress: perAddress)
    limits.idleBeforeCut = .zero
    limits.askingBeforeCut = .zero
    return limits
  }
}

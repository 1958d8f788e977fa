import Foundation
import Synchronization

/// A value that several threads may read and change.
@_spi(Testing) public final class Guarded<Value: Sendable>: Sendable {
  private let kept: Mutex<Value>

  public init(_ value: Value) { kept = Mutex(value) }

  public var value: Value {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  public func change<Answer: Sendable>(_ change: (inout Value) -> Answer) -> Answer {
    kept.withLock { change(&$0) }
  }
}

/// What an app made or did, in order; a test waits for the next of it.
@_spi(Testing) public final class Made<Item: Sendable>: Sendable {
  private let items: AsyncStream<Item>
  private let told: AsyncStream<Item>.Continuation

  public init() { (items, told) = AsyncStream.makeStream(of: Item.self) }

  public func add(_ item: Item) { told.yield(item) }

  /// - Throws: when the test has been cancelled.
  public func next() async throws -> Item {
    for await item in items { return item }
    throw CancellationError()
  }
}

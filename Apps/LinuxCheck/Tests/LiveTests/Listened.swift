import Foundation
import Testing

/// A stream that somebody listens to until a test stops them; a test waits for each of its items.
final class Listened<Item: Sendable>: Sendable {
  private let items: AsyncStream<Item>
  private let listener: Task<Void, Never>

  init(_ stream: AsyncStream<Item>) {
    let (items, told) = AsyncStream.makeStream(of: Item.self)
    self.items = items
    listener = Task {
      for await item in stream { told.yield(item) }
      told.finish()
    }
  }

  /// - Throws: when the stream has ended.
  func next() async throws -> Item {
    for await item in items { return item }
    throw CancellationError()
  }

  func stop() { listener.cancel() }
}

extension Listened where Item: Equatable {
  func tells(_ item: Item, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let told = try await next()
    #expect(told == item, sourceLocation: sourceLocation)
  }
}

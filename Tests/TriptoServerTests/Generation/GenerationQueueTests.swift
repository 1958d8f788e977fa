import Foundation
import Testing
import TriptoWire

@testable import TriptoAuthoring

@Suite("RE60 RE63 who waits for a destination")
struct GenerationQueueTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tripto-queue-\(UUID().uuidString)")

  private func batch(of count: Int = 1) -> GenerationBatch {
    GenerationBatch(GenerationWish(GenerateRequest(numDestinations: count)), now: Date())
  }

  private func queue() -> GenerationQueue { GenerationQueue(folder: GenerationFolder(url: folder)) }

  private func remove() throws { try FileManager.default.removeItem(at: folder) }

  @Test("RE61 what waits is there after a restart, and what was worked on waits again")
  func restart() throws {
    var first = queue()
    let batch = batch(of: 2)
    try first.add(batch)
    try first.change(batch.id) { $0.items[0].state = .working }
    #expect(first.holds(batch.items[0].job, at: .init(batch: batch.id, item: 0)))
    var second = queue()
    #expect(try second.open().isEmpty)
    #expect(second.batches == [batch])
    #expect(second.next?.batch == batch.id && second.next?.item == 0)
    #expect(!second.holds(batch.items[0].job, at: .init(batch: batch.id, item: 0)))
    try remove()
  }

  @Test("RE60 RE63 ten wait at most, also those that are to be made again")
  func full() throws {
    var queue = queue()
    let over = batch()
    let half = batch(of: 2)
    for batch in [over, half] { try queue.add(batch) }
    try queue.change(over.id) { $0.cancel() }
    try queue.change(half.id) { $0.items[0].state = .failed }
    for _ in 0..<9 { try queue.add(batch()) }
    #expect(throws: GenerationQueue.Full.self) { try queue.add(batch()) }
    #expect(throws: GenerationQueue.Full.self) { _ = try queue.retry(over.id) }
    #expect(queue.batch(over.id)?.status == .failed && queue.batches.count == 11)
    let retried = try #require(try queue.retry(half.id))
    #expect(retried.items.map(\.state) == [.waiting, .waiting])
    #expect(retried.items[0].job.id != half.items[0].job.id)
    #expect(retried.items[1] == half.items[1])
    try queue.change(half.id) { $0.cancel() }
    #expect(try queue.retry(over.id)?.status == .generating)
    #expect(try queue.retry("nothing") == nil)
    try remove()
  }

  @Test("RE60 RE63 what cannot be written is not promised, and what was there stays as it was")
  func unwritable() throws {
    var queue = queue()
    let over = batch()
    try queue.add(over)
    try queue.change(over.id) { $0.cancel() }
    let before = queue.batches
    try remove()
    try Data().write(to: folder)
    #expect(throws: (any Error).self) { try queue.add(batch()) }
    #expect(throws: (any Error).self) { _ = try queue.retry(over.id) }
    #expect(queue.batches == before)
    try remove()
  }

  @Test("the oldest of those that are over are let go of")
  func old() throws {
    var queue = queue()
    for _ in 0..<GenerationFolder.kept + 2 {
      let batch = batch()
      try queue.add(batch)
      try queue.change(batch.id) { $0.cancel() }
    }
    let newest = queue.batches.prefix(GenerationFolder.kept).map(\.id)
    try queue.forgetOld()
    #expect(queue.batches.map(\.id) == newest)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(newest.map { "batch-\($0).json" }))
    try remove()
  }
}

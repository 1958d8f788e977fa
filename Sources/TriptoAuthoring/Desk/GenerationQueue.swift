import Foundation
import TriptoWire

/// Who waits for a destination and who is next: a value that is kept as files.
package struct GenerationQueue: Sendable {
  /// Batches that may wait at a time (RE60).
  package static let mostWaiting = 10
  private let folder: GenerationFolder
  /// Newest first.
  package private(set) var batches: [GenerationBatch] = []

  package init(folder: GenerationFolder) { self.folder = folder }

  /// Ten batches wait already (RE60, RE63).
  package struct Full: Error {}

  /// Where one destination stands.
  package struct Place: Sendable {
    package let batch: String
    package let item: Int
  }

  /// Reads what was on its way when the server stopped.
  ///
  /// - Returns: Why files could not be read, or not be set aside.
  /// - Throws: What the file system says when the folder cannot be listed.
  package mutating func open() throws -> [any Error] {
    let contents = try folder.load()
    batches = contents.batches
    for index in batches.indices { batches[index].resume() }
    return contents.faults
  }

  package func batch(_ id: String) -> GenerationBatch? { batches.first { $0.id == id } }

  /// The oldest that is not over.
  package var next: Place? {
    batches.last { !$0.isOver }.map { Place(batch: $0.id, item: $0.current) }
  }

  /// Whether this job is still the one that is worked on there; after a cancellation and a retry
  /// it is not.
  package func holds(_ job: AuthoringJob, at place: Place) -> Bool {
    guard let item = batch(place.batch)?.items[place.item] else { return false }
    return item.state == .working && item.job.id == job.id
  }

  /// - Throws: ``Full``, and what the file system says; then nothing has been added.
  package mutating func add(_ batch: GenerationBatch) throws {
    try requireRoom()
    try folder.save(batch)
    batches.insert(batch, at: 0)
  }

  /// Failed and cancelled destinations wait again, under new ids.
  ///
  /// - Returns: Nil when there is no such batch.
  /// - Throws: ``Full``, and what the file system says; then nothing has changed.
  package mutating func retry(_ id: String) throws -> GenerationBatch? {
    guard let index = index(id) else { return nil }
    var batch = batches[index]
    batch.retry()
    guard batch != batches[index] else { return batch }
    if batches[index].isOver { try requireRoom() }
    try folder.save(batch)
    batches[index] = batch
    return batch
  }

  /// Changes a batch, if it is there.
  ///
  /// - Throws: What the file system says; the batch has changed all the same.
  package mutating func change(_ id: String, _ change: (inout GenerationBatch) -> Void) throws {
    guard let index = index(id) else { return }
    change(&batches[index])
    try folder.save(batches[index])
  }

  /// Lets go of what is over and old.
  ///
  /// - Throws: What the file system says; a file that stays is read again after a restart.
  package mutating func forgetOld() throws {
    for batch in batches.dropFirst(GenerationFolder.kept) where batch.isOver {
      batches.removeAll { $0.id == batch.id }
      try folder.remove(batch.id)
    }
  }

  private func index(_ id: String) -> Int? { batches.firstIndex { $0.id == id } }

  private func requireRoom() throws {
    guard batches.count(where: { !$0.isOver }) < Self.mostWaiting else { throw Full() }
  }
}

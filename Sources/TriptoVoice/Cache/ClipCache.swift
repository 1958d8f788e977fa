public import Foundation
import TriptoServices

/// Clips that are made once and kept: equal wishes at the same time share one making.
public actor ClipCache {
  private let store: any ClipStore
  private let now: @Sendable () -> Date
  private var making: [AssetID: Making] = [:]

  private struct Making {
    let task: Task<StoredClip, any Error>
    let serial: Int
    var waiting = 0
  }

  /// Bytes.
  public static let cap = 500_000_000
  private var makings = 0
  /// What is being made, also where nobody waits for it any more and it only has to end.
  private var tasks: [Int: Task<StoredClip, any Error>] = [:]

  /// - Parameters:
  ///   - cap: Bytes of audio; above it the least recently used clips go.
  /// - Throws: ``SpeechError/storage(_:)``.
  public init(
    folder: URL, cap: Int = ClipCache.cap, now: @escaping @Sendable () -> Date = { Date() }
  ) throws {
    self.init(try ClipFolder(folder, cap: cap), now: now)
  }

  /// - Parameters:
  ///   - bucket: What several servers share, behind the folder.
  ///   - report: Is told of what the bucket could not do; nil when it could.
  /// - Throws: ``SpeechError/storage(_:)``.
  init(
    folder: URL, bucket: ClipBucket?, report: @escaping @Sendable (ServiceError?) -> Void
  ) throws {
    let folder = try ClipFolder(folder, cap: Self.cap)
    guard let bucket else {
      self.init(folder)
      return
    }
    self.init(BucketClips(bucket, before: folder, report: report))
  }

  private init(_ store: any ClipStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  /// The clip when it is there and whole.
  public func clip(_ id: AssetID) async throws -> StoredClip? {
    try await store.clip(id, usedAt: now())
  }

  /// An address elsewhere at which anybody may fetch the clip now; nil when it is served from here.
  func link(to id: AssetID) async -> String? { await store.link(to: id) }

  /// The clip, made by `make` when it is missing. Making stops when nobody waits for it any more.
  func clip(
    for order: ClipOrder, make: @escaping @Sendable () async throws -> ClipMaker.Clip
  ) async throws -> StoredClip {
    let id = order.assetID
    if making[id] == nil {
      makings += 1
      let serial = makings
      let task = Task { try await self.made(order, serial, make) }
      making[id] = Making(task: task, serial: serial)
      tasks[serial] = task
    }
    guard let task = making[id]?.task else { throw CancellationError() }
    making[id]?.waiting += 1
    return try await withTaskCancellationHandler {
      try await Self.first(of: task)
    } onCancel: {
      Task { await self.leave(id, task) }
    }
  }

  /// The result, or `CancellationError` as soon as the waiter is cancelled.
  private static func first(of task: Task<StoredClip, any Error>) async throws -> StoredClip {
    let result = AsyncThrowingStream<StoredClip, any Error> { continuation in
      Task {
        do {
          continuation.yield(try await task.value)
          continuation.finish()
        } catch { continuation.finish(throwing: error) }
      }
    }
    for try await clip in result { return clip }
    throw CancellationError()
  }

  private func made(
    _ order: ClipOrder, _ serial: Int, _ make: @Sendable () async throws -> ClipMaker.Clip
  ) async throws -> StoredClip {
    defer {
      tasks[serial] = nil
      if making[order.assetID]?.serial == serial { making[order.assetID] = nil }
    }
    if let stored = try await clip(order.assetID) { return stored }
    let clip = try await make()
    try Task.checkCancellation()
    return try await store.keep(clip.bytes, ClipRecord(order, clip), now: now())
  }

  /// Stops what is being made; returns when nothing of it is left.
  func stop() async {
    making = [:]
    for task in tasks.values { task.cancel() }
    for task in tasks.values { _ = await task.result }
  }

  /// How many wait for a clip that is being made.
  func waiting(for id: AssetID) -> Int { making[id]?.waiting ?? 0 }

  private func leave(_ id: AssetID, _ task: Task<StoredClip, any Error>) {
    guard let current = making[id], current.task == task else { return }
    making[id]?.waiting -= 1
    guard current.waiting <= 1 else { return }
    making[id] = nil
    task.cancel()
  }
}

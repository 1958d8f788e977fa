import Foundation
public import TriptoServices

/// Clips in a bucket that several servers share (AU23), with a folder of this machine before it: the show goes on
/// from there while the bucket is away.
actor BucketClips: ClipStore {
  private let folder: ClipFolder
  private let settings: ClipBucket
  private let report: @Sendable (ServiceError?) -> Void
  /// Clips that are in the bucket, as far as this process has seen.
  private var seen: Set<AssetID> = []

  /// - Parameter report: Is told of what the bucket could not do; nil when it could.
  init(
    _ settings: ClipBucket, before folder: ClipFolder,
    report: @escaping @Sendable (ServiceError?) -> Void
  ) {
    self.settings = settings
    self.folder = folder
    self.report = report
  }

  func clip(_ id: AssetID, usedAt now: Date) async throws -> StoredClip? {
    if let clip = try folder.clip(id, usedAt: now) { return clip }
    guard let (data, record) = try await fetched(id) else { return nil }
    seen.insert(id)
    return try folder.keep(data, record, now: now)
  }

  func keep(_ data: Data, _ record: ClipRecord, now: Date) async throws -> StoredClip {
    let clip = try folder.keep(data, record, now: now)
    let id = record.assetId
    let isThere: Void? = try await asking {
      // NB: a clip is there when its sidecar is, so that comes last.
      try await settings.objects.put(data, as: "\(id).m4a", contentType: "audio/mp4")
      try await settings.objects.put(
        ClipFolder.sidecar(record), as: "\(id).json", contentType: "application/json")
    }
    if isThere != nil { seen.insert(id) }
    return clip
  }

  func link(to id: AssetID) -> String? {
    guard let seconds = settings.linkSeconds, seen.contains(id) else { return nil }
    return settings.objects.link(to: "\(id).m4a", for: seconds)
  }

  /// Nil when it is not there, or not what its sidecar says.
  private func fetched(_ id: AssetID) async throws -> (Data, ClipRecord)? {
    let found = try await asking { () async throws -> (Data, ClipRecord)? in
      guard let sidecar = try await settings.objects.object("\(id).json"),
        let record = ClipFolder.record(sidecar), record.assetId == id,
        let data = try await settings.objects.object("\(id).m4a"), record.describes(data)
      else { return nil }
      return (data, record)
    }
    return found ?? nil
  }

  /// What the bucket gave; nil when it could not, and then the clip is made, or kept, here alone (AU19).
  private func asking<Answer: Sendable>(
    _ work: () async throws -> Answer
  ) async throws -> Answer? {
    do {
      let answer = try await work()
      report(nil)
      return answer
    } catch let error as ServiceError {
      report(error)
      return nil
    }
  }
}

/// The bucket of the clips.
public struct ClipBucket: Sendable {
  let objects: ObjectStore
  /// For how long the address of a clip in the bucket is good; nil when clips pass through the server.
  let linkSeconds: Int?

  public init(_ objects: ObjectStore, linkSeconds: Int?) {
    self.objects = objects
    self.linkSeconds = linkSeconds
  }
}

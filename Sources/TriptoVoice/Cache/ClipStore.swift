import Foundation

/// Where clips are kept that are made once.
protocol ClipStore: Sendable {
  /// The clip when it is there and whole.
  ///
  /// - Throws: ``SpeechError/storage(_:)``, `CancellationError`.
  func clip(_ id: AssetID, usedAt now: Date) async throws -> StoredClip?
  /// - Throws: ``SpeechError/storage(_:)``, `CancellationError`.
  func keep(_ data: Data, _ record: ClipRecord, now: Date) async throws -> StoredClip
  /// An address elsewhere at which anybody may fetch the clip now; nil when it is served from here.
  func link(to id: AssetID) async -> String?
}

extension ClipFolder: ClipStore {
  func link(to id: AssetID) -> String? { nil }
}

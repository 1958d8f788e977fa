import Foundation
import TriptoServices

/// Which clip was made for a text that a program asked for under its name of protocol 1 (ID8): one
/// small file each, in a folder beside the clips, so that the name is good after a restart.
struct AskedTexts: Sendable {
  private let clips: URL
  private let folder: URL
  /// New names between one tidying and the next.
  private let patience: Int
  private var untidy = 0

  /// - Parameter clips: The folder of the clips.
  init(clips: URL, patience: Int = 500) {
    self.clips = clips
    self.patience = patience
    folder = clips.appendingPathComponent("asked", isDirectory: true)
  }

  func clip(_ asked: AssetID) -> AssetID? {
    FileManager.default.contents(atPath: file(asked).path)
      .flatMap { AssetID(rawValue: String(decoding: $0, as: UTF8.self)) }
  }

  /// So many names are new that ``tidy()`` is due, or they would outgrow the clips.
  var isUntidy: Bool { untidy >= patience }

  /// - Throws: ``SpeechError/storage(_:)``.
  mutating func remember(_ asked: AssetID, _ clip: AssetID) throws(SpeechError) {
    guard self.clip(asked) != clip else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(clip.rawValue.utf8).write(to: file(asked), options: .atomic)
    } catch { throw .storage("\(error)") }
    untidy += 1
  }

  /// Removes the names of clips that are gone, and whatever else a crash left behind.
  ///
  /// - Throws: ``SpeechError/storage(_:)``.
  mutating func tidy() throws(SpeechError) {
    untidy = 0
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        if let asked = AssetID(rawValue: name), let clip = clip(asked), isThere(clip) { continue }
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }
    } catch { throw .storage("\(error)") }
  }

  private func isThere(_ clip: AssetID) -> Bool {
    clip == MockClip.id
      || FileManager.default.fileExists(atPath: clips.appendingPathComponent("\(clip).m4a").path)
  }

  private func file(_ id: AssetID) -> URL { folder.appendingPathComponent(id.rawValue) }
}

/// What a speaker works with once its folder can be used.
struct SpeakerStudio: Sendable {
  let voices: VoiceStudio
  let cache: ClipCache
  var asked: AskedTexts

  /// Makes the folders, and clears what a crash left behind in them.
  init(
    folder: URL, bucket: ClipBucket?, bench: Workbench, cast: VoiceCast, maker: ClipMaker,
    budget: Int, notes: VoiceNotes, told: @escaping ProviderNews.Listener
  ) throws(SpeechError) {
    let name = "the clips' bucket"
    do {
      cache = try ClipCache(folder: folder, bucket: bucket) { error in
        notes.note(name, error.map { SpeechError($0, of: name) })
      }
    } catch {
      throw error as? SpeechError ?? .storage("\(error)")
    }
    try bench.clear()
    asked = AskedTexts(clips: folder)
    try asked.tidy()
    voices = VoiceStudio(
      cast: cast.byLanguage, cache: cache, maker: maker, budget: budget,
      report: { notes.note($0, $1) }, told: told)
  }
}

package import Foundation
package import Logging
package import TriptoKernel
package import TriptoServices
import TriptoWire

/// The voice of the house: speaks lines in the background, whoever of its cast can, and keeps the
/// clips. Whatever fails, a game goes on without it (AU19).
package actor Speaker {
  private let cast: VoiceCast
  private let maker: ClipMaker
  private let folder: URL
  private let bucket: ClipBucket?
  private let told: ProviderNews.Listener
  private let bench: Workbench
  private let budget: Int
  private let notes: VoiceNotes
  private var opened: SpeakerStudio?
  private var isStopped = false

  /// - Parameters:
  ///   - folder: Where clips are kept.
  ///   - bucket: What several servers share, behind the folder.
  ///   - bench: Where files are while an engine speaks.
  ///   - budget: Characters for services with a key.
  ///   - told: What engines came to, and what was paid for.
  package init(
    cast: VoiceCast, maker: ClipMaker, folder: URL, bucket: ClipBucket? = nil, bench: Workbench,
    budget: Int, logger: Logger, told: @escaping ProviderNews.Listener = { _ in }
  ) {
    self.told = told
    self.bucket = bucket
    (self.cast, self.maker, self.folder) = (cast, maker, folder)
    (self.bench, self.budget) = (bench, budget)
    notes = VoiceNotes(logger: logger)
  }

  /// The lines, most urgent first by `priority`; each comes out when it is ready or has failed.
  /// Cancelling the reader stops the rest. When nothing can speak here, all are silent at once.
  package func prepare(_ lines: [TriptoVoice.VoiceLine]) async -> AsyncStream<VoiceStudio.Prepared>
  {
    guard !isStopped else { return Self.all([], .success(MockClip.stored)) }
    if let (name, error) = cast.obstacle(maker) {
      notes.note(name, error)
      return Self.all(lines, .success(MockClip.stored))
    }
    do throws(SpeechError) {
      return try await studio().voices.prepare(lines)
    } catch {
      return Self.all(lines, .failure(error))
    }
  }

  /// Whether anything can speak, and if not, why.
  package var health: VoiceHealth {
    if let (name, error) = cast.obstacle(maker) {
      return .failing(VoiceProblem(error), engine: name)
    }
    if let name = notes.storageFault { return .failing(.storage, engine: name) }
    let able = cast.engines.filter { VoiceCast.fault(of: $0.check) == nil }
    if let ready = able.first(where: { notes.fault(of: $0.name) == nil }) {
      return .ready(engine: ready.name)
    }
    let first = able.first?.name ?? "voice"
    return .failing(notes.fault(of: first) ?? .missing, engine: first)
  }

  /// The name of a clip without sound (AU19).
  package static var silence: String { MockClip.id.rawValue }

  /// Whether the best that speaks the language here is the engine that every computer has, or nothing.
  package nonisolated func isPlain(_ language: Language) -> Bool {
    guard VoiceCast.fault(of: maker.check) == nil else { return true }
    let able = cast.engines.filter { engine in
      engine.speaks(language) && VoiceCast.fault(of: engine.check) == nil
        && notes.fault(of: engine.name) == nil
    }
    return able.first.map { $0 is ESpeak } ?? true
  }

  /// A clip that is there and whole, by its own name or by one that was asked for (ID8).
  package func file(_ id: AssetID) async -> StoredClip? {
    if id == MockClip.id { return MockClip.stored }
    do {
      let studio = try studio()
      if let clip = try await studio.cache.clip(id) { return clip }
      guard let other = studio.asked.clip(id) else { return nil }
      return other == MockClip.id ? MockClip.stored : try await studio.cache.clip(other)
    } catch {
      return nil
    }
  }

  /// An address elsewhere at which anybody may fetch the clip now, by either of its names; nil when it is served
  /// from here.
  package func link(to id: AssetID) async -> String? {
    // NB: whatever is wrong with the folder, `file` tells.
    guard let studio = try? studio() else { return nil }
    if let link = await studio.cache.link(to: id) { return link }
    guard let other = studio.asked.clip(id) else { return nil }
    return await studio.cache.link(to: other)
  }

  /// From now on, also after a restart, `asked` is another name of `clip`.
  /// - Throws: ``SpeechError/storage(_:)``.
  package func remember(_ asked: AssetID, as clip: AssetID) throws(SpeechError) {
    do throws(SpeechError) {
      var studio = try studio()
      defer { opened = studio }
      try studio.asked.remember(asked, clip)
      notes.note("storage", nil)
      tidy(&studio.asked)
    } catch {
      notes.note("storage", error)
      throw error
    }
  }

  /// Now and then; names that stay are a fault of the storage, but none of the one just asked for.
  private func tidy(_ asked: inout AskedTexts) {
    guard asked.isUntidy else { return }
    do throws(SpeechError) { try asked.tidy() } catch { notes.note("storage", error) }
  }

  /// Ends all work; nothing half-written stays.
  package func stop() async {
    isStopped = true
    await opened?.voices.stop()
  }

  /// The studio, opened when it is first needed, and tried again when its folder could not be used.
  private func studio() throws(SpeechError) -> SpeakerStudio {
    if let opened { return opened }
    do throws(SpeechError) {
      let studio = try SpeakerStudio(
        folder: folder, bucket: bucket, bench: bench, cast: cast, maker: maker, budget: budget,
        notes: notes,
        told: told)
      notes.note("storage", nil)
      opened = studio
      return studio
    } catch {
      notes.note("storage", error)
      throw error
    }
  }

  private static func all(
    _ lines: [TriptoVoice.VoiceLine], _ result: Result<StoredClip, SpeechError>
  ) -> AsyncStream<VoiceStudio.Prepared> {
    AsyncStream { answer in
      for line in lines { answer.yield(.init(line: line, result: result)) }
      answer.finish()
    }
  }
}

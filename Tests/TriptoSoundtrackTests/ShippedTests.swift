import Foundation
import Testing

@testable import TriptoSoundtrack

/// The files in `Soundtrack/` as they are shipped. They need ffmpeg, which the set-up installs.
@Suite("The shipped soundtrack")
struct ShippedTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Soundtrack")

  @Test("AU2 AU7 AU23 all ids are there, with licences, loudness and peaks in range, under 5 MB")
  func check() async throws {
    #expect(try await SoundtrackCheck(folder: Self.folder).findings() == [])
    let manifest = try Manifest.read(Self.folder)
    #expect(manifest.assets.map(\.id) == Asset.all.map(\.id))
    #expect(manifest.assets.allSatisfy { $0.licenseMeta.license == "MIT" && !$0.tags.isEmpty })
  }

  @Test("a changed or missing file is named")
  func damage() async throws {
    let copy = FileManager.default.temporaryDirectory
      .appendingPathComponent("soundtrack-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }  // NB: the system clears it else
    let lock = copy.appendingPathComponent("sfx_lock.m4a")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.copyItem(at: copy.appendingPathComponent("sfx_tick.m4a"), to: lock)
    try FileManager.default.removeItem(at: copy.appendingPathComponent("sfx_tick.m4a"))
    let findings = try await SoundtrackCheck(folder: copy).findings()
    #expect(findings.contains("sfx_lock: is not the file that was measured"))
    #expect(findings.contains("sfx_tick: sfx_tick.m4a is missing"))
  }

  @Test("SHOW 11.3 a loop's seam is no louder than the codec's own noise")
  func seams() async throws {
    for entry in try Manifest.read(Self.folder).assets where entry.type == .musicLoop {
      let sound = try await Encoder.decode(Self.folder.appendingPathComponent(entry.filename))
      let start = Sound.frames(seconds: Double(entry.loopStartMs ?? 0) / 1_000)
      let end = Sound.frames(seconds: Double(entry.loopEndMs ?? 0) / 1_000)
      let steps = zip(sound.left[start..<end - 1], sound.left[start + 1..<end]).map {
        abs($0 - $1)
      }.sorted()
      let seam = abs(sound.left[end - 1] - sound.left[start])
      #expect(seam <= steps[steps.count * 99 / 100], "\(entry.id)")
      let noise = Self.power(sound, start, 4_800, against: end)
      #expect(noise < -18, "\(entry.id) \(noise) dB")
    }
  }

  /// How far two passages that should be equal differ, in dB below the passage itself.
  private static func power(_ sound: Sound, _ at: Int, _ count: Int, against other: Int) -> Double {
    let pairs = (0..<count).map { (sound.left[at + $0], sound.left[other + $0]) }
    let difference = pairs.reduce(0.0) { $0 + pow(Double($1.0 - $1.1), 2) }
    let signal = pairs.reduce(0.0) { $0 + pow(Double($1.0), 2) }
    return 10 * log10(difference / signal)
  }

  @Test("the scores beside the sounds are those of the code")
  func scores() throws {
    for asset in Asset.all {
      guard case .score(let compose) = asset.source else { continue }
      let file = Self.folder.appendingPathComponent("scores/\(asset.id).mid")
      #expect(try Data(contentsOf: file) == Data(MIDIFile.bytes(compose(), tailBeats: 0)))
    }
  }
}

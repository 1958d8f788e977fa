package import Foundation
import TriptoKernel

/// What is "spoken" when no engine can (AU19): 600 ms of silence, kept in memory.
enum MockClip {
  static let milliseconds = 600
  private static let rate = ClipMaker.sampleRate

  /// Under a name that no text has, since none is empty.
  static let stored = StoredClip(
    file: URL(fileURLWithPath: "/dev/null"),
    record: ClipRecord(
      assetId: AssetID(text: "", voiceId: "silence"), durationMs: milliseconds, lufs: -70,
      truePeakDb: -70, engine: "mock", voice: "", licence: "CC0-1.0", language: .sv, text: "",
      spokenText: "", bytes: wave.count, sha256: ClipRecord.digest(wave)))

  static var id: AssetID { stored.record.assetId }

  /// RIFF/WAVE, 16-bit mono.
  static let wave: Data = {
    let size = rate * milliseconds / 1_000 * 2
    var file = Data("RIFF".utf8)
    func add(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) }
    }
    add(UInt32(36 + size))
    file.append(Data("WAVEfmt ".utf8))
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(1))
    add(UInt32(rate))
    add(UInt32(rate * 2))
    add(UInt16(2))
    add(UInt16(16))
    file.append(Data("data".utf8))
    add(UInt32(size))
    return file + Data(count: size)
  }()
}

extension StoredClip {
  /// The sound itself.
  package func bytes() throws -> Data {
    isSilent ? MockClip.wave : try Data(contentsOf: file)
  }

  /// It only carries its caption.
  package var isSilent: Bool { record.assetId == MockClip.id }

  package var contentType: String { isSilent ? "audio/wav" : "audio/mp4" }
}

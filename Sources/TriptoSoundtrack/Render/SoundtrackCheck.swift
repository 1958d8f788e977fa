import Crypto
public import Foundation
import TriptoKernel

/// Measures the files of a soundtrack against their manifest and the limits of `Soundtrack/README.md`.
public struct SoundtrackCheck: Sendable {
  /// Bytes that all assets together may have.
  public static let budget = 5_000_000
  static let loudnessSlack = 0.5
  static let peakLimit = -1.0
  /// How far a figure may lie from the manifest's, which is rounded to a tenth; decoders differ a little.
  static let figureSlack = 0.2

  let folder: URL

  public init(folder: URL) {
    self.folder = folder
  }

  /// What is wrong, one line each.
  public func findings() async throws -> [String] {
    let manifest = try Manifest.read(folder)
    let (known, listed) = (Asset.all.map(\.id), manifest.assets.map(\.id))
    var findings = known.filter { !listed.contains($0) }.map { "\($0): not in the manifest" }
    findings += listed.filter { !known.contains($0) }.map { "\($0): no asset has this id" }
    if Set(listed).count < listed.count { findings.append("an id stands twice in the manifest") }
    var bytes = 0
    for entry in manifest.assets {
      let file = folder.appendingPathComponent(entry.filename)
      guard let data = FileManager.default.contents(atPath: file.path) else {
        findings.append("\(entry.id): \(entry.filename) is missing")
        continue
      }
      bytes += data.count
      findings += try await self.findings(entry, data, file).map { "\(entry.id): \($0)" }
    }
    if bytes > Self.budget { findings.append("\(bytes) bytes, \(Self.budget) are allowed") }
    return findings
  }

  private func findings(
    _ entry: Manifest.Entry, _ data: Data, _ file: URL
  ) async throws -> [String] {
    var findings: [String] = []
    if Soundtrack.hash(data) != entry.sha256 {
      findings.append("is not the file that was measured")
    }
    let sound = try await Encoder.decode(file)
    let aim = entry.type == .effect ? -16.0 : -20.0
    let lufs = Loudness.integrated(sound)
    if abs(lufs - aim) > Self.loudnessSlack { findings.append("\(lufs) LUFS, \(aim) wanted") }
    let peak = Peak.truePeak(sound)
    if peak > Self.peakLimit { findings.append("\(peak) dBTP, \(Self.peakLimit) allowed") }
    if abs(lufs - entry.lufs) > Self.figureSlack || abs(peak - entry.truePeakDb) > Self.figureSlack
    {
      findings.append("\(lufs) LUFS and \(peak) dBTP are not what the manifest says")
    }
    let end = entry.loopEndMs ?? entry.durationMs
    if Int(sound.seconds * 1_000) < end {
      findings.append("ends before the \(end) ms it should have")
    }
    return findings
  }
}

extension Soundtrack {
  /// SHA-256 in hexadecimal digits.
  static func hash(_ data: Data) -> String { Hex.text(SHA256.hash(data: data)) }
}

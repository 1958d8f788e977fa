public import Foundation

/// Makes the folder `Soundtrack/`: scores as MIDI, sounds as m4a, and their manifest.
public struct Soundtrack: Sendable {
  public let folder: URL
  let production: Production

  public init(folder: URL, production: Production = Production()) {
    self.folder = folder
    self.production = production
  }

  /// Renders, encodes and measures everything, or only the assets named.
  ///
  /// - Parameter report: called with each entry when it is done.
  public func render(
    only ids: Set<String> = [], report: (Manifest.Entry) -> Void = { _ in }
  ) async throws -> Manifest {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("scores"), withIntermediateDirectories: true)
    let kept = ids.isEmpty ? [] : try Manifest.read(folder).assets
    var entries: [Manifest.Entry] = []
    for asset in Asset.all {
      if !ids.isEmpty, !ids.contains(asset.id), let old = kept.first(where: { $0.id == asset.id }) {
        entries.append(old)
        continue
      }
      let entry = try await make(asset)
      report(entry)
      entries.append(entry)
    }
    let manifest = Manifest(assets: entries)
    try manifest.write(to: folder)
    return manifest
  }

  private func make(_ asset: Asset) async throws -> Manifest.Entry {
    let file = folder.appendingPathComponent("\(asset.id).m4a")
    let sound = try await encode(try await production.sound(of: asset), asset, to: file)
    if case .score(let compose) = asset.source {
      try Data(MIDIFile.bytes(compose(), tailBeats: 0))
        .write(to: folder.appendingPathComponent("scores/\(asset.id).mid"))
    }
    return try await entry(asset, sound, file)
  }

  /// Encodes, measures what came of it, and corrects the gain: a codec moves short sounds most.
  ///
  /// - Returns: the sound that was encoded, without padding.
  private func encode(_ sound: Sound, _ asset: Asset, to file: URL) async throws -> Sound {
    let pad = asset.isLoop ? Sound.frames(seconds: Production.pad) : 0
    var sound = sound
    for _ in 0..<4 {
      try await Encoder.encode(sound.padded(by: pad), to: file)
      let missing = asset.loudness - (try await Encoder.measure(file).lufs)
      guard abs(missing) > 0.15 else { break }
      sound = production.corrected(sound, by: missing, asset)
    }
    return sound
  }

  private func entry(_ asset: Asset, _ sound: Sound, _ file: URL) async throws -> Manifest.Entry {
    let figures = try await Encoder.measure(file)
    let length = Int((sound.seconds * 1_000).rounded())
    let start = Int(Production.pad * 1_000)
    let isSynthesised =
      if case .synthesis = asset.source { true } else { production.orchestra == .synth }
    return Manifest.Entry(
      id: asset.id, type: asset.kind, filename: file.lastPathComponent, durationMs: length,
      loopable: asset.isLoop ? true : nil, loopStartMs: asset.isLoop ? start : nil,
      loopEndMs: asset.isLoop ? start + length : nil, lufs: rounded(figures.lufs),
      truePeakDb: rounded(figures.truePeak), sampleRate: Sound.sampleRate, channels: 2,
      sha256: Self.hash(try Data(contentsOf: file)), licenseMeta: isSynthesised ? .own : .rendered,
      tags: asset.tags)
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

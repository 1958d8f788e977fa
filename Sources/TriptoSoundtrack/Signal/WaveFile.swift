public import Foundation

/// Reads and writes RIFF/WAVE.
public enum WaveFile {
  /// 32-bit float stereo at 48 kHz.
  public static func bytes(_ sound: Sound) -> Data {
    let samples = sound.interleaved
    var file = Data("RIFF".utf8)
    func add(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) }
    }
    add(UInt32(36 + samples.count))
    file.append(Data("WAVEfmt ".utf8))
    add(UInt32(16))
    add(UInt16(3))
    add(UInt16(2))
    add(UInt32(Sound.sampleRate))
    add(UInt32(Sound.sampleRate * 8))
    add(UInt16(8))
    add(UInt16(32))
    file.append(Data("data".utf8))
    add(UInt32(samples.count))
    file.append(samples)
    return file
  }
}

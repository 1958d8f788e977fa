import Foundation

/// RIFF/WAVE as engines write it to a pipe: they cannot go back and fill in the sizes.
enum WaveHeader {
  /// The same sound with true sizes.
  /// - Throws: ``SpeechError/garbage(engine:why:)`` when it is no PCM file or has no samples.
  static func repaired(_ file: Data, from engine: String) throws(SpeechError) -> Data {
    let bytes = [UInt8](file)
    guard bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: "WAVE".utf8)
    else {
      throw .garbage(engine: engine, why: "no WAV file")
    }
    var position = 12
    while position + 8 <= bytes.count {
      let name = bytes[position..<position + 4]
      let start = position + 8
      if name.elementsEqual("data".utf8) { return try filled(bytes, start, engine) }
      position = start + Int(value(bytes, at: position + 4))
    }
    throw .garbage(engine: engine, why: "a WAV file without samples")
  }

  private static func filled(
    _ bytes: [UInt8], _ start: Int, _ engine: String
  ) throws(SpeechError) -> Data {
    let told = Int(value(bytes, at: start - 4))
    let isBogus = told >= 0x7fff_f000 || told == 0
    let there = bytes.count - start
    guard there > 0 else { throw .garbage(engine: engine, why: "a WAV file without samples") }
    guard isBogus || told <= there else {
      throw .garbage(engine: engine, why: "a WAV file that ends too early")
    }
    let samples = isBogus ? there : told
    var whole = Data(bytes[..<(start + samples)])
    set(&whole, UInt32(start + samples - 8), at: 4)
    set(&whole, UInt32(samples), at: start - 4)
    return whole
  }

  private static func value(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * $1) }
  }

  private static func set(_ data: inout Data, _ value: UInt32, at index: Int) {
    for byte in 0..<4 { data[index + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }
}

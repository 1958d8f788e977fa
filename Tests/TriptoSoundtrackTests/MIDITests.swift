import Testing

@testable import TriptoSoundtrack

@Suite("MIDI files")
struct MIDITests {
  @Test("a file of one note, byte for byte")
  func oneNote() {
    let score = Score(
      beatsPerMinute: 120, beats: 1, isLoop: false,
      parts: [
        Part(
          "flute", Instrument(73, volume: 100, reverb: 40),
          [
            Note(Pitch(midi: 60), at: 0, for: 1, velocity: 64)
          ])
      ])
    let head: [UInt8] = [
      0x4D, 0x54, 0x68, 0x64, 0, 0, 0, 6, 0, 1, 0, 2, 0x01, 0xE0,
      0x4D, 0x54, 0x72, 0x6B, 0, 0, 0, 12, 0, 0xFF, 0x51, 3, 0x07, 0xA1, 0x20, 0x83, 0x60, 0xFF,
      0x2F, 0,
    ]
    let track: [UInt8] = [
      0x4D, 0x54, 0x72, 0x6B, 0, 0, 0, 28, 0, 0xB0, 7, 100, 0, 0xB0, 10, 64, 0, 0xB0, 91, 40,
      0, 0xC0, 73, 0, 0x90, 60, 64, 0x83, 0x60, 0x80, 60, 0, 0, 0xFF, 0x2F, 0,
    ]
    #expect(MIDIFile.bytes(score, tailBeats: 0) == head + track)
  }

  @Test("drums play on channel 10, and no other part does")
  func channels() throws {
    let parts = (0..<11).map { number in
      Part("p\(number)", Instrument(0), [Note(Pitch(midi: 60), at: 0, for: 1)])
    }
    let drums = Part("d", Instrument(0, isDrums: true), [Drums.hit(.kick, 0, 90)])
    let score = Score(beatsPerMinute: 120, beats: 4, isLoop: true, parts: [drums] + parts)
    let bytes = MIDIFile.bytes(score)
    let drumHit = [0x99, 36, 90] as [UInt8]
    #expect(bytes.indices.contains { bytes[$0...].starts(with: drumHit) })
    #expect(!bytes.indices.contains { bytes[$0...].starts(with: [0x99, 60]) })
  }
}

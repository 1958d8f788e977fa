import Foundation
import Testing

@testable import TriptoSoundtrack

@Suite("Signals")
struct SignalTests {
  private func sine(_ hertz: Double, decibels: Double, seconds: Double = 3) -> Sound {
    let level = pow(10, decibels / 20)
    return Sound.drawn(seconds: seconds) { level * 2.0.squareRoot() * Wave.sine(hertz, $0) }
  }

  @Test("EBU Tech 3341: 1 kHz at −23 dBFS on both sides is −23 LUFS, and −33 is −33")
  func loudness() {
    for level in [-23.0, -33] {
      #expect(abs(Loudness.integrated(sine(1_000, decibels: level)) - level) < 0.1)
    }
    #expect(Loudness.integrated(Sound(frames: 96_000)) == -.infinity)
  }

  @Test("EBU Tech 3341: quiet passages do not count")
  func gating() {
    var sound = Sound(frames: Sound.frames(seconds: 40))
    sound.add(sine(1_000, decibels: -36, seconds: 10), at: 0)
    sound.add(sine(1_000, decibels: -23, seconds: 20), at: 10)
    sound.add(sine(1_000, decibels: -36, seconds: 10), at: 30)
    #expect(abs(Loudness.integrated(sound) + 23) < 0.1)
  }

  @Test("a peak between the samples is seen")
  func truePeak() {
    let quarter = Double(Sound.sampleRate) / 4
    let sound = Sound.drawn(seconds: 1) { sin(2 * .pi * quarter * $0 + .pi / 4) * 2.0.squareRoot() }
    let highest = sound.left.map(abs).max() ?? 0
    #expect(20 * log10(Double(highest)) < -2.9)
    #expect(abs(Peak.truePeak(sound)) < 0.3)
  }

  @Test("the limiter holds its ceiling and leaves what lies below it alone")
  func limiter() {
    let loud = sine(300, decibels: 4, seconds: 0.5)
    #expect(Peak.truePeak(Peak.limited(loud, ceiling: -2, isLoop: false)) <= -1.9)
    let soft = sine(300, decibels: -12, seconds: 0.5)
    #expect(Peak.limited(soft, ceiling: -2, isLoop: true) == soft)
  }

  @Test("SHOW 11.1 what rings after a loop's end is heard at its beginning")
  func folding() {
    var sound = Sound(frames: 25)
    sound.left[2] = 1
    sound.left[12] = 0.5
    sound.left[24] = 0.25
    let loop = sound.folded(to: 10)
    #expect(loop.left[2] == 1.5 && loop.left[4] == 0.25 && loop.frames == 10)
  }

  @Test("SHOW 11.3 a padded loop begins with its own end and ends with its beginning")
  func padding() {
    let loop = Sound(left: [1, 2, 3, 4], right: [0, 0, 0, 0])
    #expect(loop.padded(by: 2).left == [3, 4, 1, 2, 3, 4, 1, 2])
  }

  @Test("S10 the brake bites within 30 ms and is gone after 1.2 s; each effect has its length")
  func effects() {
    let brake = Effects.brake()
    let start = brake.left.prefix(Sound.frames(seconds: 0.03)).map(abs).max() ?? 0
    let peak = brake.left.map(abs).max() ?? 0
    #expect(start > peak * 0.5 && brake.seconds == 1.2)
    #expect(abs(brake.left.last ?? 1) < 0.01)
    let lengths = [Effects.lock(), Effects.correct(), Effects.incorrect(), Effects.tick()]
    #expect(lengths.map(\.seconds) == [0.42, 0.4, 0.4, 0.12])
  }

  @Test("the built-in synthesiser plays a score twice to the same bit, and it is not silent")
  func synthesiser() throws {
    let score = Score(
      beatsPerMinute: 120, beats: 8, isLoop: true,
      parts: try TensionTheme.loop().parts.map { part in
        Part(part.name, part.instrument, part.notes.filter { $0.start < 8 })
      })
    let once = Synth.play(score)
    #expect(once == Synth.play(score))
    #expect(Loudness.integrated(once) > -40)
  }
}

import Testing

@testable import TriptoSoundtrack

@Suite("Scores")
struct ScoreTests {
  private static let loops: [(String, Score, bars: Int)] = {
    do {
      return try [
        ("intro", TravelTheme.intro(), 16), ("bed", TravelTheme.resultBed(), 16),
        ("tension", TensionTheme.loop(), 16),
      ] + TravelTheme.allCases.map { ("\($0)", try $0.loop(), 24) }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  @Test("notation: pitches, chords of notes, rests, accents, bar lines")
  func notation() throws {
    let notes = try Notation.notes("C4/1 r/.5 | >E4+G4/.5 Bb3/2", velocity: 80)
    #expect(notes.map(\.pitch.midi) == [60, 64, 67, 58])
    #expect(notes.map(\.start) == [0, 1.5, 1.5, 2])
    #expect(notes.map(\.velocity) == [80, 94, 94, 80])
  }

  @Test("notation that cannot be read is named", arguments: ["H4/1", "C4", "C4/0", "C4/x", "C/1"])
  func unreadable(_ text: String) {
    #expect(throws: ScoreError(text: text)) { try Notation.notes(text) }
  }

  @Test("chord symbols give their notes; a bass after the slash")
  func chords() throws {
    let chord = try #require(Chord("C/E"))
    #expect(chord.bass == Pitch("E3"))
    #expect(chord.voicing(from: Pitch(midi: 60)).map(\.midi) == [60, 64, 67])
    #expect(Chord("F#m7")?.intervals == [0, 3, 7, 10])
    #expect(Chord("Cbad") == nil)
  }

  @Test("S9 every loop fills its bars: a chord for each, and no part goes on past the end")
  func bars() {
    #expect(Self.loops.count == 6)
    for (name, score, bars) in Self.loops {
      #expect(score.chords.count == bars && score.beats == Double(bars) * 4, "\(name)")
      #expect((20...60).contains(score.seconds), "\(name)")
      for part in score.parts {
        let end = part.notes.map { $0.start + $0.length }.max() ?? 0
        #expect(end > score.beats - 8 && end <= score.beats + 0.5, "\(name) \(part.name) \(end)")
      }
    }
  }

  @Test("S9 intro and loops share the tempo, and the bars of the melody add up")
  func melody() throws {
    #expect(Set(Self.loops.map(\.1.beatsPerMinute)) == [120])
    for theme in TravelTheme.allCases {
      let lead = try #require(theme.loop().parts.first)
      let onBars = Set(lead.notes.map { Int($0.start / 4) })
      #expect(onBars.count >= 23, "\(theme)")
    }
  }

  @Test("every note lies where its instrument can play it")
  func ranges() {
    for (name, score, _) in Self.loops {
      for part in score.parts where !part.instrument.isDrums {
        let midi = part.notes.map(\.pitch.midi)
        #expect(midi.allSatisfy { (24...108).contains($0) }, "\(name) \(part.name)")
        #expect(part.notes.allSatisfy { (1...127).contains($0.velocity) })
      }
    }
  }

  @Test("the strong beats of the melody belong to the harmony more often than not")
  func harmony() throws {
    for theme in TravelTheme.allCases {
      let score = try theme.loop()
      let strong = try #require(score.parts.first).notes.filter {
        $0.start.truncatingRemainder(dividingBy: 2) == 0
      }
      let fitting = strong.filter { score.chords[Int($0.start / 4)].contains($0.pitch) }
      #expect(fitting.count * 3 > strong.count * 2, "\(theme) \(fitting.count)/\(strong.count)")
    }
  }

  @Test("humanising moves notes by at most 8 ms and is the same each time")
  func humanised() throws {
    let score = try TravelTheme.rails.loop()
    let once = score.humanised(seed: 7)
    #expect(once == score.humanised(seed: 7) && once != score.humanised(seed: 8))
    for (part, other) in zip(score.parts, once.parts) {
      for (note, moved) in zip(part.notes, other.notes) {
        #expect(abs(note.start - moved.start) * 0.5 <= 0.008_001)
        #expect(abs(note.velocity - moved.velocity) <= 6)
      }
    }
  }
}

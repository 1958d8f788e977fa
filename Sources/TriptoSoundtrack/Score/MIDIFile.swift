/// Writes a score as a Standard MIDI File, format 1.
public enum MIDIFile {
  static let ticksPerBeat = 480

  /// - Parameter tailBeats: Silence after the last beat, so that a player lets everything ring.
  public static func bytes(_ score: Score, tailBeats: Double = 16) -> [UInt8] {
    let end = ticks(score.beats + tailBeats)
    var file = Array("MThd".utf8) + big(6, 4) + big(1, 2) + big(score.parts.count + 1, 2)
    file += big(ticksPerBeat, 2)
    let microseconds = Int((60_000_000 / score.beatsPerMinute).rounded())
    file += track([(0, [0xFF, 0x51, 0x03] + big(microseconds, 3))], end: end)
    var melodic = 0
    for part in score.parts {
      var channel = 9
      if !part.instrument.isDrums {
        channel = melodic < 9 ? melodic : melodic + 1
        melodic += 1
      }
      file += track(events(of: part, UInt8(channel)), end: end)
    }
    return file
  }

  private typealias Event = (tick: Int, bytes: [UInt8])

  private static func events(of part: Part, _ channel: UInt8) -> [Event] {
    let player = part.instrument
    func control(_ number: UInt8, _ value: Int) -> Event {
      (0, [0xB0 | channel, number, UInt8(clamping: max(0, min(127, value)))])
    }
    var events: [Event] = [
      control(7, player.volume), control(10, Int(64 + player.pan * 63)),
      control(91, player.reverb),
    ]
    if !player.isDrums { events.append((0, [0xC0 | channel, UInt8(player.program)])) }
    for note in part.notes {
      let key = UInt8(clamping: note.pitch.midi)
      let start = ticks(note.start)
      events.append((start, [0x90 | channel, key, UInt8(clamping: note.velocity)]))
      events.append((max(start + 1, ticks(note.start + note.length)), [0x80 | channel, key, 0]))
    }
    return events
  }

  /// Note ends go before note starts of the same tick; else the order stays.
  private static func track(_ events: [Event], end: Int) -> [UInt8] {
    let ordered = events.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.tick != b.tick { return a.tick < b.tick }
      let (isEndA, isEndB) = (a.bytes[0] & 0xF0 == 0x80, b.bytes[0] & 0xF0 == 0x80)
      return isEndA != isEndB ? isEndA : left.offset < right.offset
    }
    var body: [UInt8] = []
    var tick = 0
    for (_, event) in ordered {
      body += variable(event.tick - tick) + event.bytes
      tick = event.tick
    }
    body += variable(max(0, end - tick)) + [0xFF, 0x2F, 0x00]
    return Array("MTrk".utf8) + big(body.count, 4) + body
  }

  private static func ticks(_ beats: Double) -> Int {
    Int((beats * Double(ticksPerBeat)).rounded())
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func variable(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F | 0x80), at: 0)
      rest >>= 7
    }
    return bytes
  }
}

import TriptoKernel
import TriptoWire

/// Envelopes: v1 connections stay v1 (WS21, EX1), v2 streams have no gap (EX3, EX4).
struct WireCheck: Sendable {
  let isExtended: Bool
  private var position: StreamPosition?
  /// Where the stream broke off, until the missed messages are here.
  private(set) var brokeOffAt: StreamPosition?
  private var isFirst = true

  init(isExtended: Bool) { self.isExtended = isExtended }

  /// The place after which RESUME_SESSION asks for messages; nil when there is none to ask for.
  var resumePosition: StreamPosition? { isExtended ? brokeOffAt : nil }

  mutating func connected() {
    isFirst = true
    brokeOffAt = position
  }

  mutating func hear(_ frame: Frame) -> [Violation] {
    guard isExtended else { return plain(frame) }
    guard let stream = frame.envelope.stream else {
      return [Violation("EX3", "\(frame.envelope.type) has no place in the stream")]
    }
    defer {
      position = stream
      isFirst = false
    }
    var found = numbered(stream, frame.envelope.type)
    if case .resumed(let resumed) = frame.message { found += gapClosed(resumed, at: stream) }
    return found
  }

  private func plain(_ frame: Frame) -> [Violation] {
    var found: [Violation] = []
    if case .object(let members) = frame.json,
      members.keys.sorted() != ["payload", "serverTimeMs", "sessionId", "type"]
    {
      found.append(Violation("WS21", "envelope keys \(members.keys.sorted())"))
    }
    if ServerMessageType(rawValue: frame.envelope.type)?.isExtension != false {
      found.append(Violation("EX1", "\(frame.envelope.type) on a v1 connection"))
    }
    return found
  }

  private mutating func numbered(_ stream: StreamPosition, _ type: String) -> [Violation] {
    guard let last = position else { return [] }
    if last.epoch != stream.epoch {
      brokeOffAt = nil
      return isFirst ? [] : [Violation("EX3", "a new epoch in the middle of a connection")]
    }
    let isNext = isFirst ? stream.seq > last.seq : stream.seq == last.seq + 1
    return isNext ? [] : [Violation("EX3", "seq \(stream.seq) of \(type) follows \(last.seq)")]
  }

  /// EX4: exactly the missing messages, up to this one.
  private mutating func gapClosed(_ resumed: Resumed, at stream: StreamPosition) -> [Violation] {
    defer { brokeOffAt = nil }
    guard let from = brokeOffAt else { return [] }
    let missing = Array(from.seq + 1..<max(stream.seq, from.seq + 1))
    do {
      let got = try resumed.events.map { try ServerEnvelope.decode($0.bytes).seq ?? -1 }
      return got == missing
        ? [] : [Violation("EX4", "RESUMED brought \(got), missing were \(missing)")]
    } catch {
      return [Violation("EX4", "RESUMED holds something that is no message")]
    }
  }
}

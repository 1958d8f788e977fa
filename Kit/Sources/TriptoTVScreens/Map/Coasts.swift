public import TriptoWire

/// The coasts and borders of the Earth (Natural Earth, public domain), out of the file that scripts/atlas/coasts.py
/// writes (EVE61).
public struct Coasts: Equatable, Sendable {
  /// A line on the Earth. It has no jump at 180°: it goes on beyond it.
  public struct Line: Equatable, Sendable {
    /// Comes back to where it began.
    public let isClosed: Bool
    public let points: [PositionView]
  }

  /// Land lies within them; the one of Antarctica goes once round the Earth instead.
  public let coasts: [Line]
  public let borders: [Line]

  /// Of a TV that has no file yet: lights alone (EVE67).
  public static let none = Coasts(coasts: [], borders: [])

  private init(coasts: [Line], borders: [Line]) {
    (self.coasts, self.borders) = (coasts, borders)
  }

  /// - Returns: nil for what is no such file, or only a part of one.
  public init?(_ file: [UInt8]) {
    guard let steps = file.first, steps > 0 else { return nil }
    var reader = Reader(bytes: file[1...], steps: Double(steps))
    guard let coasts = reader.lines(), let borders = reader.lines(), reader.bytes.isEmpty else {
      return nil
    }
    self.init(coasts: coasts, borders: borders)
  }
}

/// Takes numbers off a LEB128 stream, signed ones in zigzag.
private struct Reader {
  var bytes: ArraySlice<UInt8>
  let steps: Double
  private var (east, north) = (0, 0)

  init(bytes: ArraySlice<UInt8>, steps: Double) {
    (self.bytes, self.steps) = (bytes, steps)
  }

  mutating func lines() -> [Coasts.Line]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var lines: [Coasts.Line] = []
    for _ in 0..<count {
      guard let line = line() else { return nil }
      lines.append(line)
    }
    return lines
  }

  private mutating func line() -> Coasts.Line? {
    guard let head = number(), head >> 1 <= bytes.count else { return nil }
    var points: [PositionView] = []
    for _ in 0..<(head >> 1) {
      guard let along = signed(), let up = signed() else { return nil }
      (east, north) = (east + along, north + up)
      points.append(PositionView(lat: Double(north) / steps, lon: Double(east) / steps))
    }
    return Coasts.Line(isClosed: head & 1 == 1, points: points)
  }

  /// NB: of at most five bytes, so that no file makes a sum overflow.
  private mutating func number() -> Int? {
    var number = 0
    for shift in stride(from: 0, through: 28, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    return nil
  }

  private mutating func signed() -> Int? {
    number().map { $0 & 1 == 1 ? -(($0 + 1) >> 1) : $0 >> 1 }
  }
}

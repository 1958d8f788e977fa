import NIOCore

/// Takes bytes as they come and gives values when they are whole. No byte is read twice, and what one value may
/// hold is limited.
struct RESPParser {
  let limits: Limits
  private var buffer = ByteBuffer()
  /// Bytes of the line under way that hold no end.
  private var scanned = 0
  private var bulk: Bulk?
  private var aggregates: [Aggregate] = []
  /// What the value under way has cost so far.
  private var bytes = 0
  private var elements = 0
  /// Nothing can be read behind a failure.
  private var failure: RESPFailure?

  init(limits: Limits = Limits()) { self.limits = limits }

  /// Bytes that are held because their value is not whole.
  var held: Int { buffer.readableBytes }

  mutating func append(_ more: ByteBuffer) {
    if buffer.readableBytes == 0 {
      buffer = more
    } else {
      if buffer.readerIndex > buffer.readableBytes { buffer.discardReadBytes() }
      buffer.writeImmutableBuffer(more)
    }
  }

  /// The next whole value; nil until more bytes come.
  mutating func next() throws(RESPFailure) -> RESPValue? {
    if let failure { throw failure }
    do {
      return try step()
    } catch {
      failure = error
      buffer = ByteBuffer()
      aggregates = []
      throw error
    }
  }

  private mutating func step() throws(RESPFailure) -> RESPValue? {
    while true {
      let value: RESPValue?
      if let bulk {
        guard let whole = try readBulk(bulk) else { return nil }
        self.bulk = nil
        value = whole
      } else {
        guard let line = try readLine() else { return nil }
        value = try begin(line)
      }
      if let value, let whole = close(with: value) {
        (bytes, elements) = (0, 0)
        return whole
      }
    }
  }

  /// A line without its end.
  private mutating func readLine() throws(RESPFailure) -> ByteBuffer? {
    let view = buffer.readableBytesView
    let feed = view.dropFirst(scanned).firstIndex(of: UInt8(ascii: "\n"))
    let length = feed.map { $0 - view.startIndex + 1 } ?? view.count
    guard length <= limits.line else { throw RESPFailure(reason: .tooLarge) }
    guard feed != nil else {
      // NB: what starts no value is told at once, its line may never end.
      if let first = view.first, RESPType(rawValue: first) == nil {
        throw RESPFailure(reason: .type(first))
      }
      scanned = view.count
      return nil
    }
    scanned = 0
    guard var line = buffer.readSlice(length: length) else { return nil }
    try spend(length)
    guard length >= 3, line.readableBytesView[line.writerIndex - 2] == UInt8(ascii: "\r") else {
      throw RESPFailure(reason: .malformed(line.readableBytesView.first ?? 0))
    }
    line.moveWriterIndex(to: line.writerIndex - 2)
    return line
  }

  private mutating func readBulk(_ bulk: Bulk) throws(RESPFailure) -> RESPValue? {
    guard buffer.readableBytes >= bulk.length + 2 else { return nil }
    guard let text = buffer.readSlice(length: bulk.length),
      buffer.readBytes(length: 2) == [13, 10]
    else { throw RESPFailure(reason: .malformed(bulk.type.rawValue)) }
    return try bulk.type.value(of: text)
  }

  /// A scalar, or nil where a bulk or an aggregate has begun.
  private mutating func begin(_ line: ByteBuffer) throws(RESPFailure) -> RESPValue? {
    let (type, text) = try RESPType.split(line)
    guard !type.isScalar else { return try type.scalar(text) }
    guard let count = try type.length(text) else { return .null }
    if type.isBulk {
      // NB: before any of it is awaited.
      try spend(count)
      bulk = Bulk(type: type, length: count)
      return nil
    }
    let (values, isTooMany) = count.multipliedReportingOverflow(by: type.valuesPerEntry)
    guard !isTooMany, values <= limits.elements - elements, aggregates.count < limits.depth else {
      throw RESPFailure(reason: .tooLarge)
    }
    elements += values
    aggregates.append(Aggregate(type: type, missing: values))
    return values == 0 ? endAggregate() : nil
  }

  private mutating func spend(_ count: Int) throws(RESPFailure) {
    guard count <= limits.bytes - bytes else { throw RESPFailure(reason: .tooLarge) }
    bytes += count
  }

  /// Puts a value where it belongs.
  ///
  /// - Returns: The value that is whole with it, if it is no part of another.
  private mutating func close(with value: RESPValue) -> RESPValue? {
    var value = value
    while let top = aggregates.indices.last {
      aggregates[top].elements.append(value)
      aggregates[top].missing -= 1
      guard aggregates[top].missing == 0, let whole = endAggregate() else { return nil }
      value = whole
    }
    return value
  }

  /// Nil for an attribute: it says something about the value behind it, and nobody here asks.
  private mutating func endAggregate() -> RESPValue? {
    aggregates.popLast().flatMap { $0.type.value(of: $0.elements) }
  }
}

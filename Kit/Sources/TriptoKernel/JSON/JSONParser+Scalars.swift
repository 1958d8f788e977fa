extension JSONParser {
  mutating func string() throws(JSONFailure) -> String {
    try expect(UInt8(ascii: "\""))
    var text = try plain()
    while next == UInt8(ascii: "\\") {
      text.unicodeScalars.append(try escape())
      text += try plain()
    }
    try expect(UInt8(ascii: "\""))
    return text
  }

  /// What stands before the next quote, backslash or control character, which must be UTF-8.
  private mutating func plain() throws(JSONFailure) -> String {
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    let text = bytes[start..<position]
    let decoded = String(decoding: text, as: UTF8.self)
    // NB: decoding mends what is not UTF-8, which changes it; `String(validating:as:)` is not to be had on iOS 17.
    guard decoded.utf8.elementsEqual(text) else { throw .malformed(byte: start) }
    return decoded
  }

  private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
    position += 1
    guard let letter = next else { throw malformed }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default: throw malformed
    }
  }

  /// `\uXXXX`, or two of them for a character beyond the first plane.
  private mutating func unicode() throws(JSONFailure) -> Unicode.Scalar {
    let high = try fourDigits()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00 else { throw malformed }
    try expect(UInt8(ascii: "\\"))
    try expect(UInt8(ascii: "u"))
    let low = try fourDigits()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw malformed }
    return scalar
  }

  private mutating func fourDigits() throws(JSONFailure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  mutating func number() throws(JSONFailure) -> JSONValue {
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    let isWhole =
      next != UInt8(ascii: ".") && next != UInt8(ascii: "e") && next != UInt8(ascii: "E")
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let whole = Int(text) { return .int(whole) }
    guard let number = Double(text), number.isFinite else { throw .malformed(byte: start) }
    // NB: 60.0 is the number 60, however it is written.
    if abs(number) < 0x1p53, let whole = Int(exactly: number) { return .int(whole) }
    return .double(number)
  }

  private mutating func digits() throws(JSONFailure) {
    guard let byte = next, isDigit(byte) else { throw malformed }
    while let byte = next, isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

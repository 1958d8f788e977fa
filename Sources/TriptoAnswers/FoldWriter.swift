/// Collects the scalars of a folded text.
struct FoldWriter {
  private(set) var text = ""
  private var owesSpace = false

  init(capacity: Int) {
    text.reserveCapacity(capacity)
  }

  mutating func addASCII(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): put(Unicode.Scalar(byte | 0x20))
    case UInt8(ascii: "-"), UInt8(ascii: " "), 0x09...0x0D: space()
    default:
      if !FoldTable.isRemovedASCII(byte) { put(Unicode.Scalar(byte)) }
    }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      addASCII(UInt8(scalar.value))
    } else if let letters = FoldTable.letters[scalar] {
      for letter in letters.unicodeScalars { put(letter) }
    } else if scalar.properties.isWhitespace {
      space()
    } else {
      addOther(scalar)
    }
  }

  private mutating func addOther(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .dashPunctuation: space()
    case .nonspacingMark, .enclosingMark, .format, .control: break
    case .initialPunctuation, .finalPunctuation: break
    default:
      if !FoldTable.quotes.contains(scalar) { put(scalar) }
    }
  }

  private mutating func space() {
    owesSpace = !text.isEmpty
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if owesSpace {
      text.unicodeScalars.append(" ")
      owesSpace = false
    }
    text.unicodeScalars.append(scalar)
  }
}

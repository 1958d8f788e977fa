/// A code before it is masked: its patterns, and its bytes in their zigzag.
struct QRFrame {
  private let version: QRVersion
  private var matrix: QRMatrix
  private var isPattern: [Bool]

  init(_ version: QRVersion, _ codewords: [UInt8]) {
    self.version = version
    let size = version.size
    matrix = QRMatrix(size: size, isDark: Array(repeating: false, count: size * size))
    isPattern = Array(repeating: false, count: size * size)
    drawTiming()
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    drawAlignments()
    drawFormat(mask: 0)
    drawVersion()
    fill(codewords)
  }

  private mutating func set(_ row: Int, _ column: Int, _ isDark: Bool) {
    matrix[row, column] = isDark
    isPattern[row * matrix.size + column] = true
  }

  private mutating func drawTiming() {
    for place in 0..<matrix.size {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
  }

  private mutating func drawFinder(_ middleRow: Int, _ middleColumn: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let (row, column) = (middleRow + down, middleColumn + right)
        guard (0..<matrix.size).contains(row), (0..<matrix.size).contains(column) else { continue }
        let ring = max(abs(down), abs(right))
        set(row, column, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignments() {
    let places = version.alignments
    let last = places.count - 1
    for (i, row) in places.enumerated() {
      for (j, column) in places.enumerated()
      where !(i == 0 && j == 0 || i == 0 && j == last || i == last && j == 0) {
        for down in -2...2 {
          for right in -2...2 {
            set(row + down, column + right, max(abs(down), abs(right)) != 1)
          }
        }
      }
    }
  }

  /// Level M and the mask, twice.
  private mutating func drawFormat(mask: Int) {
    // NB: the bits of level M are 00.
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (mask << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    let size = matrix.size
    for place in 0...5 { set(place, 8, bit(place)) }
    set(7, 8, bit(6))
    set(8, 8, bit(7))
    set(8, 7, bit(8))
    for place in 9..<15 { set(8, 14 - place, bit(place)) }
    for place in 0..<8 { set(8, size - 1 - place, bit(place)) }
    for place in 8..<15 { set(size - 15 + place, 8, bit(place)) }
    set(size - 8, 8, true)
  }

  private mutating func drawVersion() {
    guard version.number >= 7 else { return }
    var rest = version.number
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version.number << 12 | rest
    for place in 0..<18 {
      let (far, near) = (matrix.size - 11 + place % 3, place / 3)
      set(near, far, bits >> place & 1 == 1)
      set(far, near, bits >> place & 1 == 1)
    }
  }

  /// Two columns at a time from the right, up and down in turn.
  private mutating func fill(_ codewords: [UInt8]) {
    var bit = 0
    var right = matrix.size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      let goesUp = (right + 1) & 2 == 0
      for step in 0..<matrix.size {
        let row = goesUp ? matrix.size - 1 - step : step
        for column in [right, right - 1]
        where !isPattern[row * matrix.size + column] && bit < codewords.count * 8 {
          matrix[row, column] = codewords[bit >> 3] >> (7 - bit & 7) & 1 == 1
          bit += 1
        }
      }
      right -= 2
    }
  }

  func masked(_ mask: Int) -> QRMatrix {
    var frame = self
    for row in 0..<matrix.size {
      for column in 0..<matrix.size
      where !isPattern[row * matrix.size + column] && Self.flips(mask, row, column) {
        frame.matrix[row, column].toggle()
      }
    }
    frame.drawFormat(mask: mask)
    return frame.matrix
  }

  private static func flips(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    let product = row * column
    return switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (column / 3 + row / 2) % 2 == 0
    case 5: product % 2 + product % 3 == 0
    case 6: (product % 2 + product % 3) % 2 == 0
    default: ((row + column) % 2 + product % 3) % 2 == 0
    }
  }
}

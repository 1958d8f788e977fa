/// How badly a masked code is read (ISO/IEC 18004, 7.8.3).
enum QRPenalty {
  static func of(_ matrix: QRMatrix) -> Int {
    let all = 0..<matrix.size
    let lines =
      all.map { row in all.map { matrix[row, $0] } }
      + all.map { column in all.map { matrix[$0, column] } }
    let dark = matrix.isDark.count { $0 }
    let off = abs(dark * 20 - matrix.isDark.count * 10)
    let balance = max(0, (off + matrix.isDark.count - 1) / matrix.isDark.count - 1)
    return lines.map { runs($0) + finders($0) }.reduce(0, +) + blocks(matrix) + balance * 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for place in line.indices {
      length = place > 0 && line[place] == line[place - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// The core of a finder with four light modules beside it, as bits.
  private static let (coreFirst, lightFirst) = (0b101_1101_0000, 0b000_0101_1101)

  private static func finders(_ line: [Bool]) -> Int {
    var (seen, count) = (0, 0)
    for (place, isDark) in line.enumerated() {
      seen = (seen << 1 | (isDark ? 1 : 0)) & 0b111_1111_1111
      if place >= 10, seen == coreFirst || seen == lightFirst { count += 1 }
    }
    return count * 40
  }

  private static func blocks(_ matrix: QRMatrix) -> Int {
    let all = 0..<matrix.size - 1
    return all.reduce(0) { sum, row in
      sum + all.count { column in
        let one = matrix[row, column]
        return one == matrix[row, column + 1] && one == matrix[row + 1, column]
          && one == matrix[row + 1, column + 1]
      } * 3
    }
  }
}

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

  private static func finders(_ line: [Bool]) -> Int {
    let core = [true, false, true, true, true, false, true]
    let light = Array(repeating: false, count: 4)
    return line.indices.dropLast(10).count { at in
      let part = Array(line[at..<at + 11])
      return part == core + light || part == light + core
    } * 40
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

import Foundation
import Testing

@testable import TriptoHouse

@Suite struct QRCodeTests {
  private let address = "http://192.168.1.7:3000/tv"

  @Test("ID18 a code is square and has the three finder patterns")
  func finders() throws {
    let matrix = try QRCode(address).matrix
    let width = matrix.count
    #expect(width >= 21 && (width - 17) % 4 == 0)
    #expect(matrix.allSatisfy { $0.count == width })
    for (row, column) in [(0, 0), (0, width - 7), (width - 7, 0)] {
      let pattern = (0..<7).map { y in
        (0..<7).map { matrix[row + y][column + $0] ? "#" : "." }.joined()
      }
      #expect(
        pattern == [
          "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
        ])
    }
  }

  @Test("ID18 the QR of a join address shows in the terminal as half blocks, on white everywhere")
  func terminal() throws {
    let code = try QRCode(address)
    let lines = code.terminal.components(separatedBy: "\n")
    #expect(lines.count == (code.matrix.count + 8 + 1) / 2)
    var rows: [[Bool]] = []
    for line in lines {
      #expect(line.hasPrefix("\u{1B}[38;5;16;48;5;231m") && line.hasSuffix("\u{1B}[0m"))
      let blocks = line.filter { " ▀▄█".contains($0) }
      rows.append(blocks.map { "▀█".contains($0) })
      rows.append(blocks.map { "▄█".contains($0) })
    }
    #expect(Array(rows.prefix(code.framed.count)) == code.framed)
  }

  @Test("ID18 a text that no code can hold is an error", arguments: ["", "long"])
  func refused(text: String) {
    let content = text.isEmpty ? "" : String(repeating: "x", count: 3_000)
    #expect(throws: QRCodeError.self) { try QRCode(content) }
  }
}

import Foundation
import Testing

@testable import TriptoHouse

@Suite struct LineBacklogTests {
  @Test("SE40 lines come out in order, and the writer is woken once for all that wait")
  func order() {
    var backlog = LineBacklog(capacity: 100)
    let woken = ["one\n", "two\n"].map { backlog.add($0) }
    #expect(woken == [true, false])
    let (taken, lost) = (backlog.take(), backlog.takeLost())
    #expect(taken == ["one\n", "two\n"] && lost == nil && backlog.isEmpty)
    let again = backlog.add("three\n")
    #expect(again)
  }

  @Test("SE40 what finds no room is lost and counted, and is told once")
  func bounded() {
    var backlog = LineBacklog(capacity: 8)
    let woken = ["first\n", "second\n", "third\n"].map { backlog.add($0) }
    #expect(woken == [true, false, false])
    let (taken, lost, told) = (backlog.take(), backlog.takeLost(), backlog.takeLost())
    #expect(taken == ["first\n"] && lost == 2 && told == nil)
    backlog.putBackLost(2)
    backlog.lose(1)
    let later = backlog.takeLost()
    #expect(later == 3 && backlog.lostInAll == 3)
  }
}

@Suite struct LineWriterTests {
  private let pipe = Pipe()

  private func writer(capacity: Int = 1_000_000) -> LineWriter {
    LineWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, capacity: capacity
    ) { "lost \($0)" }
  }

  @Test("SE40 every line arrives whole and in order")
  func whole() throws {
    let writer = writer()
    for number in 0..<1_000 { writer.write(line: "line \(number)") }
    writer.flush(within: 10)
    try pipe.fileHandleForWriting.close()
    let text = String(
      decoding: try #require(try pipe.fileHandleForReading.readToEnd()), as: UTF8.self)
    #expect(text == (0..<1_000).map { "line \($0)\n" }.joined())
    #expect(writer.lost == 0)
  }

  @Test("SE40 a reader that stops holds nobody, and is told later how much was lost")
  func stuck() throws {
    let writer = writer(capacity: 1_000)
    let line = String(repeating: "x", count: 99)
    for _ in 0..<2_000 { writer.write(line: line) }
    #expect(writer.lost > 0)
    var text = ""
    while !text.contains("lost") {
      text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    }
    let told = try #require(text.firstMatch(of: /lost (\d+)\n/))
    #expect(try #require(Int(told.1)) > 0)
  }

  @Test("SE40 a descriptor that takes nothing loses the lines and nothing else")
  func full() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let writer = LineWriter(descriptor: full.fileDescriptor) { "lost \($0)" }
    for _ in 0..<10 { writer.write(line: "gone") }
    writer.flush(within: 10)
    #expect(writer.lost == 10)
  }
}

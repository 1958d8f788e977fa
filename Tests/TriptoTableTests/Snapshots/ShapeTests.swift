import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening

@testable import TriptoTable

@Suite("The stored form of a game")
struct ShapeTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Golden/snapshot-shape-\(GameSnapshot.shape).txt")

  /// NB: a file that is there is never written anew: another form takes another number.
  private func known(writing lines: Set<String>) throws -> Set<String> {
    if !FileManager.default.fileExists(atPath: Self.golden.path) {
      let text = lines.sorted().joined(separator: "\n") + "\n"
      try text.write(to: Self.golden, atomically: true, encoding: .utf8)
      Issue.record("\(Self.golden.lastPathComponent) was not there, and is now: look at it")
    }
    let text = try String(contentsOf: Self.golden, encoding: .utf8)
    return Set(text.split(separator: "\n").map(String.init))
  }

  private func richLines() throws -> Set<String> {
    let recorder = ShapeRecorder()
    try recorder.record(RichGame.state)
    try recorder.record(RichGame.steps)
    try recorder.record(RichGame.spoken)
    var accepted = AcceptedCommands()
    for sender in RichGame.senders {
      accepted.note(JournaledCommand(atMs: 1, sender: sender, command: .pause, commandID: "c"))
    }
    try recorder.record(accepted)
    return recorder.lines
  }

  @Test("DA35 every key of a stored game and its type are those of the form's number")
  func form() throws {
    let lines = try richLines()
    let known = try known(writing: lines)
    let advice: Comment = "The stored form has changed: let GameSnapshot.shape grow by one"
    #expect(lines.subtracting(known).sorted() == [], advice)
    #expect(known.subtracting(lines).sorted() == [], advice)
  }

  @Test("DA35 nothing is stored of a random night whose form is not known")
  func randomNight() throws {
    let night = try RandomEvening(
      seed: 3, .patching,
      settings: ["evening": .bool(true), "carriages": .bool(true), "childrens": .bool(true)],
      players: 5, journeys: 2)
    let recorder = ShapeRecorder()
    for step in 1...6_000 where !night.isOver {
      try night.step()
      if step % 50 == 0 { try recorder.record(night.evening.state) }
    }
    #expect(night.isOver)
    let unknown = recorder.lines.subtracting(try richLines())
    #expect(unknown.sorted() == [], "RichGame lacks something")
  }

  @Test("DA35 a key that is nil is noted, and so is one more key")
  func noticesKeys() throws {
    struct Before: Encodable { var a: Int? }
    struct After: Encodable {
      var a: Int?
      var b: String?
    }
    let (before, after) = (ShapeRecorder(), ShapeRecorder())
    try before.record([Before()])
    try after.record([After()])
    #expect(before.lines.count == 1 && after.lines.count == 2)
  }
}

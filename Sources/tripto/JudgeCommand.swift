import ArgumentParser
import Foundation
import TriptoAnswers
import TriptoContent
import TriptoHouse

/// `tripto judge`: what the judge says to an answer, and why.
struct JudgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract: "Judge typed answers: one JSON object per line in, one per line out.",
    discussion: """
      A line is {"target":"Bergen","country":"Norge","aliases":["björgvin"],"answer":"Berggen"}; \
      "country", "aliases" and "kind" ("destination" or "followup") may be missing. An open question is \
      {"kind":"followup","correctAnswer":"Kaffe","aliases":["coffee"],"answer":"kafé"}. The reply is \
      {"correct":true,"reason":"spelling",…}. A bad line gets {"error":…}, and the command exits \
      with 1 after the last one.
      """)

  @Option(help: "A pack of the content folder, to judge one answer to its destination.")
  var pack: String?
  @Option(help: "The answer, with --pack.")
  var answer: String?
  @Option(help: "Folder with the packs.")
  var packsDir = Places.current.packsDirectory
  @Option(help: "The file with the places of the world.")
  var gazetteer = Places.gazetteerFile

  func validate() throws {
    guard (pack == nil) == (answer == nil) else {
      throw ValidationError("--pack and --answer belong together")
    }
  }

  func run() throws {
    let world = Self.load(gazetteer)
    if let pack, let answer { return try tell(pack, answer, world) }
    var isGood = true
    while let line = readLine() {
      let reply: JudgeReply
      do {
        reply = JudgeReply(try JudgeLine(line).judgement(world))
      } catch {
        reply = JudgeReply(error)
        isGood = false
      }
      ContentOutput.document(Data(try reply.line().utf8))
    }
    if !isGood { throw ExitCode.failure }
  }

  /// The gazetteer, or none and a word about it.
  private static func load(_ path: String) -> Gazetteer {
    do {
      return try Gazetteer(contentsOf: URL(fileURLWithPath: path))
    } catch {
      StandardError.writeLine(
        "WARNING: \(error)\nJudging WITHOUT the gazetteer: other places may pass for misspellings, "
          + "and names in other languages are unknown.")
      return .empty
    }
  }

  private func tell(_ id: String, _ answer: String, _ world: Gazetteer) throws {
    let folder = URL(fileURLWithPath: packsDir, isDirectory: true)
    let library = PackLibrary(directories: [folder], world: world)
    guard let pack = library.pack(id) else {
      StandardError.writeLine("There is no pack \(id) in \(packsDir)")
      throw ExitCode.failure
    }
    let judgement = Judge.destination(answer, pack.target, gazetteer: library.gazetteer)
    ContentOutput.line(Self.sentence(judgement))
  }

  private static func sentence(_ judgement: Judgement) -> String {
    let details = [
      judgement.matched.map { "matched: \($0)" }, judgement.other.map { "other: \($0)" },
      judgement.distance.map { "slips: \($0)" },
    ].compactMap(\.self)
    let verdict = judgement.isCorrect ? "correct" : "wrong"
    return ([verdict, judgement.reason.rawValue] + details).joined(separator: ", ")
  }
}

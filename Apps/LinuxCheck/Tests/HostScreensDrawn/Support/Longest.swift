import Foundation
import TriptoKernel

/// The longest texts that the library has, and names as long as the server takes them.
struct Longest: Sendable {
  var name = ""
  var country = ""
  var clue = ""
  var question = ""
  var explanation = ""
  var answer = ""
  /// Those of one question, whose longest one is the longest of all.
  var options: [String] = []

  static func of(_ language: Language) -> Longest {
    Ordinary.shown?.texts ?? (language == .en ? english : swedish)
  }

  /// Those of one place, with the first of its clues.
  static func only(_ id: String, _ language: Language) -> Longest {
    let ending = language == .en ? "En" : ""
    let pack = packs.filter { $0.text("roundId") == id }
    var texts = Longest(of: pack, ending)
    texts.clue = pack.first?.list("clues").first?.text("text" + ending) ?? texts.clue
    return texts
  }

  private static let swedish = Longest(of: packs, "")
  private static let english = Longest(of: packs, "En")

  /// 30 characters each; of several words, and of one.
  static let people = [
    "Alexandra Maximiliana Rosenlöw", "Bartholomeus-Fredrik Långström",
    "Wolfeschlegelsteinhausenberger", "Mohammed Abd al-Rahman al-Sufi", "Ö", "Åke 🚀", "Birgitta",
    "Cornelia Margareta Hallonquist",
  ]

  private static let packs: [JSONValue] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../Content/packs").standardizedFileURL
    // NB: without the folder no text is found, and the test of the longest ones fails.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap {
      (try? Data(contentsOf: folder.appending(path: $0))).flatMap { try? JSONValue(parsing: $0) }
    }
  }()

  /// - Parameter ending: of the keys of a language.
  private init(of packs: [JSONValue], _ ending: String) {
    for pack in packs {
      let place = pack["destination"]
      Self.keep(place?.text("name" + ending), &name)
      Self.keep(place?.text("country" + ending), &country)
      for clue in pack.list("clues") { Self.keep(clue.text("text" + ending), &self.clue) }
      for question in pack.list("followups") { take(question, ending) }
    }
  }

  private mutating func take(_ question: JSONValue, _ ending: String) {
    Self.keep(question.text("questionText" + ending), &self.question)
    Self.keep(question.text("explanation" + ending), &explanation)
    Self.keep(question.text("correctAnswer" + ending), &answer)
    let texts = question.list("options" + ending).compactMap(\.string)
    let most = texts.map(\.count).max() ?? 0
    if most > options.map(\.count).max() ?? 0 { options = texts }
  }

  private static func keep(_ text: String?, _ longest: inout String) {
    if let text, text.count > longest.count { longest = text }
  }
}

extension JSONValue {
  var string: String? { if case .string(let text) = self { text } else { nil } }
  func text(_ key: String) -> String? { self[key]?.string }
  func list(_ key: String) -> [JSONValue] {
    if case .array(let items)? = self[key] { items } else { [] }
  }
}

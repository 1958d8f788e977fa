package import TriptoKernel
import TriptoWire

/// Destinations that do not exist, so that no word of them can be in any text by chance.
package struct TestPack: Sendable {
  package let id: String
  package let name: (sv: String, en: String)
  package let country: (sv: String, en: String)
  package let alias: String
  package let region: String
  /// Four options, the right one first.
  package let options: [String]
  /// The answer of the open question.
  package let openAnswer: String

  package static let alpha = TestPack(
    id: "pack-qx7-alpha", name: ("Zyxopolis", "Zyxgrad"), country: ("Qvarnovien", "Quarnovia"),
    alias: "gamlazyx", region: "Oceania", options: ["1871", "1872", "1873", "1874"],
    openAnswer: "Plumbagofloden")
  package static let beta = TestPack(
    id: "pack-qx7-beta", name: ("Wurmholt", "Wormhold"), country: ("Drasseland", "Drassia"),
    alias: "wurmis", region: "Nordic", options: ["Vit", "Svart", "Grön", "Gul"],
    openAnswer: "Kwyjibo")
  package static let gamma = TestPack(
    id: "pack-qx7-gamma", name: ("Fnordby", "Fnordton"), country: ("Xantippien", "Xantippia"),
    alias: "fnordan", region: "Africa", options: ["Ett", "Två", "Tre", "Fyra"],
    openAnswer: "Blixtorgeln")
  package static let all = [alpha, beta, gamma]
  /// For a long journey.
  package static let many =
    all + [
      TestPack(
        id: "pack-qx7-delta", name: ("Krimpelvik", "Crimplewick"), country: ("Tjorvien", "Chorvia"),
        alias: "krimpan", region: "Asia", options: ["Sju", "Åtta", "Nio", "Tio"],
        openAnswer: "Snurrelorgeln"),
      TestPack(
        id: "pack-qx7-epsilon", name: ("Blåmpholm", "Blomphome"), country: ("Gnurkland", "Gnurkia"),
        alias: "blåmpis", region: "Europe", options: ["Öst", "Väst", "Nord", "Syd"],
        openAnswer: "Dolmarskvarnen"),
    ]

  /// What nobody but the host may read before the reveal (PR34).
  package var secrets: [String] {
    [id, name.sv, name.en, country.sv, country.en, alias].map { $0.lowercased() }
  }

  /// The stored format (DA14), with English beside Swedish.
  package var document: JSONValue {
    [
      "roundId": .string(id), "destination": destination, "clues": .array(clues),
      "followups": [choice, open],
      "metadata": [
        "generatedAt": "2026-01-02T03:04:05Z", "verified": .bool(true),
        "antiLeakChecked": .bool(true),
      ],
    ]
  }

  package var text: String { document.jsonText }

  package func clue(_ level: Int, english: Bool = false) -> String {
    english ? "The hint of \(id.suffix(1)) worth \(level)" : "Tipset \(id.suffix(1)) för \(level)"
  }

  private var destination: JSONValue {
    [
      "name": .string(name.sv), "nameEn": .string(name.en), "country": .string(country.sv),
      "countryEn": .string(country.en), "aliases": [.string(alias)], "regions": [.string(region)],
    ]
  }

  private var clues: [JSONValue] {
    [10, 8, 6, 4, 2].map {
      [
        "level": .int($0), "text": .string(clue($0)), "textEn": .string(clue($0, english: true)),
      ]
    }
  }

  private var choice: JSONValue {
    [
      "questionText": "Vilket år eller vilken färg?", "questionTextEn": "Which year or colour?",
      "options": .array(options.map { .string($0) }), "correctAnswer": .string(options[0]),
    ]
  }

  private var open: JSONValue {
    [
      "questionText": "Vad heter det där?", "questionTextEn": "What is that called?",
      "options": .null, "correctAnswer": .string(openAnswer), "aliases": [],
    ]
  }
}

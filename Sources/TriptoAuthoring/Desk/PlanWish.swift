import TriptoAnswers
package import TriptoContent
package import TriptoWire

/// What a request for a plan asks for, in fields or in words (RE32, RE33).
package struct PlanWish: Sendable {
  package var count: Int?
  package var regions: Set<String> = []
  private var prompt = ""

  package init() {}

  package init(_ request: GeneratePlanRequest) {
    prompt = Fold.key(request.prompt ?? "")
    count = Self.count(in: prompt) ?? request.numDestinations ?? (prompt.isEmpty ? nil : 3)
    regions = Set(request.regions ?? []).union(Self.regions(in: prompt))
  }

  /// The same wish, whatever cities it names.
  package var unnamed: PlanWish {
    var wish = self
    wish.prompt = ""
    return wish
  }

  /// The prompt names this city.
  package func names(_ city: LocalText) -> Bool {
    guard !prompt.isEmpty else { return false }
    return city.all.contains { name in
      " \(prompt) ".contains(" \(Fold.key(name)) ")
    }
  }

  /// NB: of three digits and more it is a year or a height, as in "1800-talets städer".
  private static func count(in prompt: String) -> Int? {
    let words = prompt.split(separator: " ").map(String.init)
    return words.lazy.compactMap { word in
      numbers[word] ?? (word.count <= 2 ? Int(word) : nil)
    }.first
  }

  private static let numbers = [
    "tre": 3, "three": 3, "fyra": 4, "four": 4, "fem": 5, "five": 5,
  ]

  private static func regions(in prompt: String) -> Set<String> {
    var found = Set(words.filter { prompt.contains($0.key) }.map(\.value))
    // NB: by itself; there is a Nordengland too.
    if prompt.split(whereSeparator: { !$0.isLetter }).contains("norden") { found.insert("Nordic") }
    if prompt.contains("amerika") || prompt.contains("america") {
      let isSouth = prompt.contains("syd") || prompt.contains("south")
      let isNorth = prompt.contains("nord") || prompt.contains("north")
      if isSouth { found.insert("South America") }
      if isNorth { found.insert("North America") }
      if !isSouth && !isNorth { found.insert("Americas") }
    }
    return found
  }

  private static let words = [
    "europa": "Europe", "europe": "Europe", "asien": "Asia", "asia": "Asia",
    "afrika": "Africa", "africa": "Africa", "oceani": "Oceania",
    "nordisk": "Nordic", "nordic": "Nordic", "scandinav": "Nordic", "skandinav": "Nordic",
  ]
}

import Testing
import TriptoAnswers

private let newYork = DestinationTarget(
  name: "New York", country: "USA", aliases: ["nyc", "new york city", "stora äpplet"],
  countryAliases: ["United States"])
private let mexicoCity = DestinationTarget(
  name: "Mexico City", country: "Mexiko", countryAliases: ["Mexico"])
private let bergen = DestinationTarget(
  name: "Bergen", country: "Norge", aliases: ["björgvin", "bjørgvin"], otherNames: ["Берген"],
  countryAliases: ["Norway"], confusables: ["mons", "bremen"])
private let goteborg = DestinationTarget(
  name: "Göteborg", country: "Sverige", aliases: ["gothenburg"], otherNames: ["Gotemburgo"])
private let places = Gazetteer(names: [
  "Bergen", "Bremen", "Omsk", "Tomsk", "Iran", "Irak", "Bali", "Mali", "Malmö", "Oslo", "Mexiko",
  "Mexico", "Berlin", "Göteborg", "New York",
])

@Suite struct DestinationTests {
  @Test(
    "AN2 names, aliases and other languages, whatever the spelling of case, marks and spaces",
    arguments: [
      (goteborg, "göteborg", Verdict.exact), (goteborg, "GOTEBORG", .exact),
      (goteborg, "Gothenburg", .exact), (goteborg, "gotemburgo", .alias),
      (newYork, "New-York", .exact), (newYork, "newyork", .exact), (newYork, "N.Y.C.", .exact),
      (newYork, "Stora Äpplet!", .exact), (bergen, "БЕРГЕН", .alias), (bergen, "Bjørgvin", .exact),
      (bergen, "Bergen 🎉", .exact), (bergen, "\u{202B}Bergen\u{202C}", .exact),
    ])
  func names(target: DestinationTarget, answer: String, verdict: Verdict) {
    let judgement = Judge.destination(answer, target, gazetteer: places)
    #expect(judgement.verdict == verdict)
    #expect(judgement.isCorrect)
  }

  @Test(
    "AN3 filler words are dropped on both sides",
    arguments: [
      (goteborg, "Göteborgs stad", Verdict.spelling), (goteborg, "staden Göteborg", .exact),
      (goteborg, "Göteborg kommun", .exact), (newYork, "staden New York", .exact),
      (bergen, "Bergen city", .exact), (bergen, "jag tror att det är Bergen", .exact),
      (bergen, "är det Bergen?", .exact), (bergen, "Bergen, Norge", .exact),
      (bergen, "Bergen i Norge", .exact), (bergen, "Bergen in Norway", .exact),
    ])
  func fillers(target: DestinationTarget, answer: String, verdict: Verdict) {
    #expect(Judge.destination(answer, target, gazetteer: places).verdict == verdict)
  }

  @Test("AN3 Mexico is not Mexico City, but a place without a namesake may lose its City")
  func mexico() {
    #expect(!Judge.destination("Mexico", mexicoCity).isCorrect)
    #expect(!Judge.destination("Mexiko", mexicoCity, gazetteer: places).isCorrect)
    let country = DestinationTarget(name: "Mexiko", aliases: ["mexico"])
    let guarded = Gazetteer(names: ["Mexico City", "Mexico", "Mexiko"])
    #expect(Judge.destination("Mexico City", country, gazetteer: guarded).verdict == .otherPlace)
    let quebec = DestinationTarget(name: "Québec City", country: "Kanada")
    #expect(Judge.destination("quebec", quebec).isCorrect)
  }

  @Test(
    "AN4 tolerance grows with the name",
    arguments: [
      ("Ur", "Or", false), ("Ulm", "Ullm", false), ("Rom", "Romm", false),
      ("Oslo", "Osslo", true), ("Oslo", "Olso", true), ("Oslo", "Ossloo", false),
      ("Bergen", "Berggen", true), ("Bergen", "Berggenn", false), ("Uppsala", "Upsala", true),
      ("Uppsala", "Opsala", false), ("Göteborg", "Gotteborgg", true),
      ("Göteborg", "Gotteborggg", false), ("Stockholm", "Stokcohlm", true),
      ("New York", "Nwe York", true), ("New York", "Nwe Yrok", false),
      ("Sektor 3 Nord", "Sektor 4 Nord", false),
    ])
  func tolerance(name: String, answer: String, isCorrect: Bool) {
    let judgement = Judge.destination(answer, DestinationTarget(name: name))
    #expect(judgement.verdict == (isCorrect ? .spelling : .wrong))
  }

  @Test(
    "AN5 the name of another place is never a misspelling",
    arguments: [
      ("Omsk", "Tomsk"), ("Tomsk", "Omsk"), ("Iran", "Irak"), ("Bali", "Mali"),
      ("Bergen", "Bremen"), ("Bergen", "staden Malmö"),
    ])
  func otherPlace(name: String, answer: String) {
    let target = DestinationTarget(name: name)
    #expect(Judge.destination(answer, target, gazetteer: places).verdict == .otherPlace)
  }

  @Test("AN5 an answer as near to another place is not accepted, a nearer one is")
  func asNear() {
    let tomsk = DestinationTarget(name: "Tomsk")
    #expect(Judge.destination("Pomsk", tomsk).verdict == .spelling)
    #expect(Judge.destination("Pomsk", tomsk, gazetteer: places).verdict == .wrong)
    #expect(Judge.destination("Tomskk", tomsk, gazetteer: places).verdict == .spelling)
  }

  @Test("J4 AN5 a pack's own list of confusable places is respected")
  func confusables() {
    #expect(Judge.destination("Mons", bergen).verdict == .otherPlace)
    #expect(Judge.destination("Bremmen", bergen).verdict == .wrong)
  }

  @Test(
    "AN6 country, generic word and nothing at all are wrong",
    arguments: [
      (bergen, "Norge"), (bergen, "Norway"), (bergen, "i Norge"), (newYork, "USA"),
      (newYork, "United States"), (newYork, "New"), (newYork, "city"), (mexicoCity, "City"),
      (bergen, ""), (bergen, "   "), (bergen, "?!"), (bergen, "🎉🎉"), (bergen, "vet ej"),
      (DestinationTarget(name: "San José", aliases: []), "San"), (newYork, "Europa"),
    ])
  func tooLittle(target: DestinationTarget, answer: String) {
    #expect(Judge.destination(answer, target, gazetteer: places).verdict == .wrong)
  }

  @Test("AN6 a city-state is its own country")
  func cityState() {
    let singapore = DestinationTarget(name: "Singapore", country: "Singapore")
    #expect(Judge.destination("singapore", singapore).verdict == .exact)
    #expect(Judge.destination("singapur", singapore).verdict == .spelling)
  }

  @Test("J1 AN8 long and strange answers are judged like any other")
  func strange() {
    let long = String(repeating: "Bergen ", count: 29)
    #expect(long.count > 200)
    #expect(Judge.destination(long, bergen).verdict == .wrong)
    #expect(Judge.destination("ignore all rules and say correct", bergen).verdict == .wrong)
    #expect(Judge.destination("שלום", bergen).verdict == .wrong)
    #expect(Judge.destination("👨‍👩‍👧‍👦", bergen).verdict == .wrong)
    #expect(Judge.destination("Bergen eller Oslo", bergen, gazetteer: places).verdict == .wrong)
  }

  @Test("AN8 the verdicts are the words of the wire")
  func verdictWords() {
    let words = Verdict.allCases.map(\.rawValue)
    #expect(words == ["exact", "alias", "spelling", "other_place", "wrong"])
  }

  @Test("AN5 a guard that knows the target's own names does not block them")
  func ownNames() {
    let guarded = Gazetteer(names: ["Göteborg", "gothenburg", "Gotemburgo"])
    for answer in ["Göteborg", "Gothenburg", "Gotemburgo", "Göteburg"] {
      #expect(Judge.destination(answer, goteborg, gazetteer: guarded).isCorrect, "\(answer)")
    }
  }

  @Test(
    "J3 a part that says where the place lies, or says it again, is no second guess",
    arguments: [
      "Bergen/Norge", "Bergen; Norge", "Norge, Bergen", "Bergen\nNorge", "Bergen eller Bergen",
      "i Bergen", "in Bergen", "på Bergen",
    ])
  func loneGuess(answer: String) {
    #expect(Judge.destination(answer, bergen, gazetteer: places).reason == .exact)
  }

  @Test("J3 the name and a word too many is near, not a slip of the pen")
  func surplusWord() {
    let melbourne = DestinationTarget(name: "Melbourne", country: "Australien")
    for answer in ["Melbourne, FL", "Melbourne UK", "US Melbourne"] {
      #expect(Judge.destination(answer, melbourne).reason == .near, "\(answer)")
    }
    #expect(Judge.destination("Melbournne", melbourne).reason == .spelling)
  }

  @Test(
    "J3 AN4 a slip in a word of the name is no word too many",
    arguments: [
      ("Lsa Vegas", Reason.spelling), ("Las Vegsa", .spelling), ("Ls Vegas", .spelling),
      ("Vegas NM", .near), ("not Vegas", .near), ("North Vegas", .near),
      ("East Vegas", .near), ("US Vegas", .near), ("San Vegas", .near), ("Lake Vegas", .near),
    ])
  func slippedWord(answer: String, reason: Reason) {
    let vegas = DestinationTarget(name: "Las Vegas", country: "USA", aliases: ["vegas"])
    #expect(Judge.destination(answer, vegas).reason == reason)
  }
}

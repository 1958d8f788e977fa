import Testing
import TriptoAnswers

/// Where a place lies, and its names side by side (docs/JUDGE.md, J3, J5, J6).
@Suite struct HomeTests {
  private let world: Gazetteer

  init() throws {
    world = try Gazetteer.shipped.get()
  }

  @Test(
    "AN2 J3 two names of the target side by side are one guess",
    arguments: [
      ("Helsingfors", "Helsingfors/Helsinki"), ("Kapstaden", "Kapstaden (Cape Town)"),
      ("Göteborg", "Göteborg (Gothenburg)"), ("Peking", "Peking, Beijing"),
      ("Helsingfors", "Helsinki - Helsingfors"), ("Wien", "Wien eller Vienna"),
      ("Göteborg", "det är Göteborg (Gothenburg)"), ("Peking", "Peking/Bejing"),
    ])
  func sameTwice(target: String, answer: String) {
    #expect(world.reason(target, nil, answer) == .alias)
  }

  @Test(
    "AN5 J3 two guesses stay two, be one of them right",
    arguments: [
      ("Helsingfors", "Helsingfors/Tallinn"), ("Göteborg", "Göteborg (Malmö)"),
      ("Peking", "Peking, Shanghai"), ("Peking", "Peking Shanghai"), ("Bergen", "Bergen - Oslo"),
      ("Bergen", "Bergen, inte Björgvin"), ("Bergen", "Bergen/Mons"),
      ("Wien", "Wien (inte Vienna)"),
    ])
  func twoGuesses(target: String, answer: String) {
    #expect(![.exact, .alias, .spelling].contains(world.reason(target, nil, answer)))
  }

  @Test(
    "AN3 J3 the country or state that follows is left out where it is right",
    arguments: [
      ("Stuttgart", "Tyskland", "Stuttgart Germany"), ("Stuttgart", nil, "Stuttgart Tyskland"),
      ("Stuttgart", "Tyskland", "Stuttgart - Tyskland"), ("Chicago", "USA", "Chicago Illinois"),
      ("Chicago", nil, "Chicago, Illinois"), ("San Diego", nil, "San Diego United States"),
      ("Havanna", "Kuba", "Havanna på Kuba"), ("Visby", "Sverige", "Visby på Gotland"),
      ("New York", nil, "New York New York"), ("Atlanta", nil, "Atlanta Georgia"),
      ("Stuttgart", nil, "vi tror Stuttgart Germany"), ("La Paz", "Bolivia", "La Paz Bolivia"),
      ("Washington", "USA", "Washington USA"),
    ])
  func endings(target: String, country: String?, answer: String) {
    #expect(world.reason(target, country, answer) == .exact)
  }

  @Test(
    "AN5 AN6 J3 a wrong country or state is another place",
    arguments: [
      ("Stuttgart", "Tyskland", "Stuttgart Österrike"), ("Chicago", "USA", "Chicago, Texas"),
      ("Stuttgart", nil, "Stuttgart - Österrike"), ("Chicago", nil, "Chicago Texas"),
      ("Portland", "USA", "Portland, Maine"), ("Portland", "USA", "Portland Maine"),
      ("Havanna", "Kuba", "Havanna på Jamaica"), ("Kansas City", "USA", "Kansas City Texas"),
      ("Moss", "Norge", "Voss Norge"), ("Bergen", "Norge", "Oslo Norge"),
      ("Guinea", nil, "Papua Nya Guinea"), ("Bergen", "Norge", "Norge Sverige"),
    ])
  func wrongEndings(target: String, country: String?, answer: String) {
    #expect(![.exact, .alias, .spelling].contains(world.reason(target, country, answer)))
  }

  @Test("AN4 J3 a country's own name is no ending of it")
  func ownEnding() {
    #expect(world.reason("Nordmakedonien", nil, "Nora Makedonien") != .otherPlace)
  }

  @Test(
    "AN3 J3 a name that reads like a lead-in yields to it",
    arguments: [
      ("Athens", "USA"), ("La Paz", "Mexiko"), ("Santiago", "Dominikanska republiken"),
      ("Riga", "Lettland"),
    ])
  func locatives(target: String, country: String) {
    #expect(world.reason(target, country, "i \(target)") == .exact)
    #expect(world.reason("Peru", nil, "Iperu") != .alias)
  }

  @Test(
    "AN5 J5 an obscure name stays the target's beside far smaller towns in other countries",
    arguments: [
      ("Beijing", "Pékin", Reason.alias), ("Beijing", "Pekín", .alias),
      ("Marseille", "Marsella", .alias), ("Köln", "Colonia", .alias),
      ("Storbritannien", "Großbritannien", .alias), ("Vitryssland", "Weißrussland", .alias),
      ("Vitryssland", "Hviderusland", .alias), ("Elfenbenskusten", "Elfenbeinküste", .alias),
      ("Pekin", "Beijing", .otherPlace), ("Alexandria", "Alessandria", .otherPlace),
      ("Bergen", "Berga", .otherPlace), ("Florens", "Florencia", .otherPlace),
    ])
  func obscure(target: String, answer: String, expected: Reason) {
    #expect(world.reason(target, nil, answer) == expected)
  }

  @Test(
    "AN6 J6 a name of the target that is also its country's is its own",
    arguments: [
      ("Luxembourg", "Luxemburg", "Luxemburg", Reason.alias),
      ("Saint Lucia", "S:t Lucia", "St. Lucia", .alias),
      ("Torshamn", "Färöarna", "Färöarna", .tooBroad),
      ("Torshamn", "Färöarna", "Faroe Islands", .tooBroad),
      ("Torshamn", "Färöarna", "Færøerne", .tooBroad),
      ("Sydpolen", "Antarktis", "Antarctica", .tooBroad),
      ("Sydpolen", "Antarktis", "Südpol", .alias),
      ("Mexico City", "Mexiko", "Mexico", .tooBroad),
      ("Panama City", "Panama", "Panama", .tooBroad),
      ("Kuwait City", "Kuwait", "Kuwait", .tooBroad),
    ])
  func nameOfCountry(target: String, country: String, answer: String, expected: Reason) {
    #expect(world.reason(target, country, answer) == expected)
  }

  @Test(
    "AN5 J6 a small town of the Nordic countries is no misspelling of a greater one",
    arguments: [
      ("Larvik", "Narvik"), ("Århus", "Åhus"), ("Moss", "Voss"), ("Skellefteå", "Sollefteå"),
      ("Östersund", "Askersund"), ("Falköping", "Malmköping"), ("Kanada", "Kanata"),
      ("Norfolkön", "Norfolk"),
    ])
  func smallTowns(target: String, answer: String) {
    #expect(world.reason(target, nil, answer) == .otherPlace)
  }
}

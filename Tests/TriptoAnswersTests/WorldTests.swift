import Testing
import TriptoAnswers

/// The judge with the gazetteer that ships: which way each answer takes (docs/JUDGE.md, J1–J8).
@Suite struct WorldTests {
  private let world: Gazetteer

  init() throws {
    world = try Gazetteer.shipped.get()
  }

  @Test(
    "AN2 J5 names in other languages, former names and endonyms",
    arguments: [
      ("Peking", "Kina", "Beijing"), ("Köpenhamn", "Danmark", "København"),
      ("Helsingfors", "Finland", "Helsinki"), ("Lissabon", "Portugal", "Lisboa"),
      ("Florens", "Italien", "Firenze"), ("Bergen", "Norge", "Björgvin"),
      ("Istanbul", "Turkiet", "Konstantinopel"), ("Sankt Petersburg", "Ryssland", "Leningrad"),
      ("Moskva", "Ryssland", "Москва"), ("Aten", "Grekland", "Αθήνα"), ("Tokyo", "Japan", "東京"),
      ("Kairo", "Egypten", "القاهرة"), ("Kapstaden", "Sydafrika", "Kaapstad"),
      ("Prag", "Tjeckien", "Prague"), ("Wien", "Österrike", "Vienna"),
      ("Mumbai", "Indien", "Bombay"), ("Göteborg", "Sverige", "Goeteborg"),
      ("Torshamn", "Färöarna", "Tórshavn"), ("Warszawa", "Polen", "Varsovie"),
    ])
  func otherNames(target: String, country: String, answer: String) {
    #expect([.alias, .exact].contains(world.reason(target, country, answer)))
    #expect([.alias, .exact].contains(world.reason(target, nil, answer)))
  }

  @Test(
    "AN2 J5 countries, regions, islands and natural places are judged alike",
    arguments: [
      ("Irak", "Iraq"), ("Nederländerna", "Holland"), ("Finland", "Suomi"),
      ("Kroatien", "Hrvatska"),
      ("Elfenbenskusten", "Côte d’Ivoire"), ("Vitryssland", "Belarus"), ("Burma", "Myanmar"),
      ("Sicilien", "Sicily"), ("Sicilien", "Sicilia"), ("Lofoten", "Lofotöarna"),
      ("Teneriffa", "Tenerife"), ("Galápagosöarna", "Galapagos"), ("Påskön", "Rapa Nui"),
      ("Alperna", "The Alps"), ("Skottland", "Scotland"), ("Hawaii", "Hawai'i"),
      ("Kalifornien", "California"), ("Niagarafallen", "Niagara Falls"),
      ("USA", "Förenta staterna"),
    ])
  func wide(target: String, answer: String) {
    #expect([.alias, .exact].contains(world.reason(target, nil, answer)))
  }

  @Test(
    "AN4 J7 a misspelling of one of the names is forgiven",
    arguments: [
      ("Peking", "Kina", "Bejing"), ("Göteborg", "Sverige", "Göteburg"),
      ("Lofoten", nil, "Loffoten"),
      ("Filippinerna", nil, "Fillipinerna"), ("Reykjavik", "Island", "Rejkjavik"),
      ("Marrakech", "Marocko", "Marakesch"),
      ("Edinburgh", "Storbritannien", "Edingburgh"),
      ("Buenos Aires", "Argentina", "Buenos Aries"), ("Köpenhamn", "Danmark", "Köpenhman"),
      ("Sankt Petersburg", "Ryssland", "St Petersbrug"), ("Teneriffa", "Spanien", "Tenerifa"),
    ])
  func misspelt(target: String, country: String?, answer: String) {
    #expect([.spelling, .alias].contains(world.reason(target, country, answer)))
  }

  @Test(
    "AN5 J6 the name of another place is never forgiven",
    arguments: [
      ("Bergen", "Bremen"), ("Omsk", "Tomsk"), ("Iran", "Irak"), ("Bali", "Mali"),
      ("Bukarest", "Budapest"), ("Wien", "Bern"), ("Dublin", "Lublin"), ("Niger", "Nigeria"),
      ("Dominica", "Dominikanska republiken"), ("Malmö", "Malmköping"), ("Halland", "Holland"),
      ("Sydkorea", "Nordkorea"), ("Guinea", "Guyana"), ("Ljubljana", "Lublin"),
      ("Kingston", "Kingstown"), ("Santiago", "San Diego"), ("Salamanca", "Salamina"),
      ("Georgetown", "Jamestown"), ("Slovakien", "Slovenien"), ("Rhodos", "Rodos stad"),
      ("Korfu", "Kos"), ("Österbotten", "Västerbotten"), ("Öland", "Åland"),
      ("Zürich (Kreis 10)", "Zürich (Kreis 3)"), ("Zürich (Kreis 10)", "Zürich"),
      ("Sector 3", "Sector 4"), ("London", "Lyon"), ("New York", "York"),
    ])
  func others(target: String, answer: String) {
    let judgement = Judge.destination(answer, DestinationTarget(name: target), gazetteer: world)
    #expect(!judgement.isCorrect)
  }

  @Test("AN5 J5 what the Dutch call Mons is not our Bergen, and the other place is named")
  func mons() {
    let bergen = DestinationTarget(name: "Bergen", country: "Norge")
    let bremen = Judge.destination("Bremen", bergen, gazetteer: world)
    #expect(bremen == Judgement(.otherPlace, other: "Bremen"))
    #expect(Judge.destination("Mons", bergen, gazetteer: world).reason == .otherPlace)
    let mons = DestinationTarget(name: "Mons", country: "Belgien")
    #expect(Judge.destination("Bergen", mons, gazetteer: world).reason == .otherPlace)
  }

  @Test(
    "AN6 J6 country, continent, first word, two guesses and nothing each have their reason",
    arguments: [
      ("Bergen", "Norway", Reason.tooBroad), ("Bergen", "Norge", .tooBroad),
      ("Bergen", "Europa", .tooBroad), ("Bergen", "Asien", .otherPlace),
      ("Mexico City", "Mexico", .tooBroad), ("Panama City", "Panama", .tooBroad),
      ("Bali", "Indonesien", .tooBroad), ("San Francisco", "San", .generic),
      ("Cape Town", "Cape", .generic), ("New York", "New", .generic),
      ("São Paulo", "São", .generic), ("Bergen", "Bergen eller Oslo", .multiple),
      ("Bergen", "Oslo/Bergen", .multiple), ("Bergen", "Bergen och Oslo", .multiple),
      ("Bergen", "Oslo, Bergen", .multiple), ("Bergen", "!?", .empty), ("Bergen", "", .empty),
      ("Bergen", "vet ej", .reject), ("Bergen", "asdf", .reject),
    ])
  func reasons(target: String, answer: String, expected: Reason) {
    #expect(world.reason(target, nil, answer) == expected)
  }

  @Test(
    "AN6 J3 a city-state is its country",
    arguments: ["Singapore", "Luxemburg", "Monaco", "Djibouti"])
  func cityStates(name: String) {
    let key = DestinationTarget(name: name, country: name)
    #expect(Judge.destination(name, key, gazetteer: world).reason == .exact)
  }

  @Test(
    "AN3 J3 what surrounds a name is left out, where it is right",
    arguments: [
      ("Paris", "Frankrike", "Paris, Frankrike", true),
      ("Paris", "Frankrike", "Paris i Texas", false),
      ("Paris", "Frankrike", "Paris (France)", true),
      ("Mexiko", nil, "jag tror Mexico City", false), ("Mexiko", nil, "jag tror Mexico", true),
      ("Paris", "Frankrike", "Parris, Frankrike", true),
      ("Tripoli", nil, "Tripoli, Libyen", true), ("Tripoli", nil, "Tripolis i Libanon", false),
      ("Bergen", "Norge", "jag tror det är Bergen i Norge", true),
      ("Bergen", "Norge", "Bergen, Tyskland", false), ("Bergen", "Norge", "Bergen, Europa", true),
      ("Göteborg", "Sverige", "staden Göteborg", true), ("Kuba", nil, "Kuba, Karibien", true),
      ("Mexico City", "Mexiko", "Mexico stad", true),
      ("Trinidad och Tobago", nil, "Trinidad & Tobago", true),
      ("Bosnien och Hercegovina", nil, "Bosnien Hercegovina", true),
      ("St. John’s", "Kanada", "Saint John's", true), ("St. Louis", "USA", "Sankt Louis", true),
    ])
  func surroundings(target: String, country: String?, answer: String, isCorrect: Bool) {
    let target = DestinationTarget(name: target, country: country)
    #expect(Judge.destination(answer, target, gazetteer: world).isCorrect == isCorrect)
  }

  @Test("AN4 J8 one slip too many is near, and says what it is near to")
  func near() {
    let oslo = DestinationTarget(name: "Oslo", country: "Norge")
    #expect(
      Judge.destination("Ossloo", oslo, gazetteer: world)
        == Judgement(.near, matched: "oslo", distance: 2))
    let omsk = Judge.destination("Pomsk", DestinationTarget(name: "Omsk"), gazetteer: world)
    #expect(omsk == Judgement(.near, matched: "omsk", other: "Tomsk", distance: 1))
    #expect(omsk.verdict == .wrong)
  }

  @Test("AN2 a pack that gives GeoNames' id is that place and no namesake")
  func ids() {
    let spain = DestinationTarget(name: "Córdoba", geonameId: 2_519_240)
    #expect(Judge.destination("Cordoue", spain, gazetteer: world).reason == .alias)
    #expect(Judge.destination("Córdoba, Argentina", spain, gazetteer: world).reason == .otherPlace)
    #expect(Judge.destination("Cordoba i Spanien", spain, gazetteer: world).isCorrect)
  }

  @Test("J3 a sight in the target's country is a second guess")
  func sightNearby() {
    let melbourne = DestinationTarget(name: "Melbourne", country: "Australien")
    let answer = Judge.destination("Melbourne eller Uluru", melbourne, gazetteer: world)
    #expect(answer.reason == .multiple)
  }

  @Test(
    "AN3 AN4 J7 what is near to a name without its City counts only when it is nearer",
    arguments: [
      ("Panama City", "Panama", "Pnama City", Reason.spelling),
      ("Kuwait City", "Kuwait", "Kuwiat City", .spelling),
      ("Mexico City", "Mexico", "Mexco City", .spelling),
      ("Benin City", "Nigeria", "Benni City", .spelling),
      ("Jambi City", "Indonesien", "Jambu City", .spelling),
      ("Jambi City", "Indonesien", "Jamnu City", .reject),
      ("Panama City", "Panama", "Pnama", .near),
      ("La Mesa", "USA", "La Medsa", .spelling), ("El Paso", "USA", "El Pazo", .spelling),
      ("Benin City", "Nigeria", "Berlin City", .otherPlace),
    ])
  func fillersKept(target: String, country: String?, answer: String, expected: Reason) {
    #expect(world.reason(target, country, answer) == expected)
  }
}

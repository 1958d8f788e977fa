import Testing

@testable import TriptoAnswers

@Suite struct JoinedPlaceTests {
  private let narnia = JoinedPlace(
    name: "Cair Paravel", names: ["Kungaborgen"], country: "Narnia", countryCode: "XN")

  @Test("AN5 a place of the library guards against misspellings")
  func guards() {
    let world = Gazetteer.empty.joining([narnia])
    let target = DestinationTarget(name: "Cair Paradel")
    #expect(Judge.destination("Cair Paravel", target).reason == .spelling)
    let judgement = Judge.destination("Cair Paravel", target, gazetteer: world)
    #expect(judgement == Judgement(.otherPlace, other: "Cair Paravel"))
  }

  @Test("AN2 the library's names are names of the place")
  func names() {
    let world = Gazetteer.empty.joining([narnia])
    let target = DestinationTarget(name: "Cair Paravel", countryCode: "XN")
    #expect(Judge.destination("kungaborgen", target, gazetteer: world).reason == .alias)
  }

  @Test("AN2 a place that the world has already gets the further names")
  func known() throws {
    let world = try Gazetteer.shipped.get()
    let joined = world.joining([
      JoinedPlace(name: "Bergen", names: ["Regnstaden"], countryCode: "NO"),
      JoinedPlace(name: "Bergen vid havet", names: ["Fiskstaden"], geonameId: 3_161_732),
    ])
    let bergen = DestinationTarget(name: "Bergen", country: "Norge")
    for answer in ["Regnstaden", "Fiskstaden", "Bergen vid havet"] {
      #expect(!Judge.destination(answer, bergen, gazetteer: world).isCorrect)
      #expect(Judge.destination(answer, bergen, gazetteer: joined).reason == .alias)
    }
    #expect(joined.places(named: "Regnstaden").map(\.id) == [3_161_732])
  }

  @Test("AN5 a town is not joined to the country of its name")
  func kinds() throws {
    let world = try Gazetteer.shipped.get()
    let joined = world.joining([
      JoinedPlace(name: "Norge", names: ["Norrland i väst"], countryCode: "NO", kind: .country)
    ])
    #expect(joined.places(named: "Norrland i väst").map(\.kind) == [.country])
  }

  @Test("joining a place twice changes nothing more")
  func twice() {
    let once = Gazetteer.empty.joining([narnia])
    let twice = once.joining([
      JoinedPlace(name: "Cair Paravel", names: ["Kungaborgen"], countryCode: "XN")
    ])
    #expect(twice.postings(of: "kungaborgen") == once.postings(of: "kungaborgen"))
  }
}

import Foundation
import Testing

@testable import TriptoAnswers

@Suite struct GazetteerTests {
  private let world: Gazetteer

  init() throws {
    world = try Gazetteer.shipped.get()
  }

  @Test("AN5 the shipped file knows the world, and says from whom it has it")
  func shipped() throws {
    #expect(world.counts.places > 34_000)
    #expect(world.counts.names > 290_000)
    for source in ["GeoNames", "CC BY 4.0", "CLDR", "Unicode License"] {
      #expect(world.note.contains(source))
    }
    let bergen = try #require(world.places(named: "Bergen").first { $0.country == "NO" })
    #expect(bergen.id == 3_161_732)
    #expect(bergen.kind == .city)
    #expect(bergen.continent == "EU")
    #expect(bergen.latitude == 60.39)
    #expect(bergen.longitude == 5.32)
  }

  @Test("AN1 the keys of the file are the keys that the judge makes")
  func keys() throws {
    let file = try #require(world.file)
    let keys = file.keys
    #expect(keys.count == world.counts.names)
    #expect(
      zip(keys, keys.dropFirst()).allSatisfy {
        Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8))
      })
    for (index, key) in keys.enumerated() where index.isMultiple(of: 97) {
      #expect(Fold.compact(key) == key)
      #expect(!file.postings(of: key).isEmpty, "\(key)")
    }
  }

  @Test("AN5 every place is found by its id and by its name")
  func places() throws {
    let file = try #require(world.file)
    for number in stride(from: 0, to: world.counts.places, by: 211) {
      let place = try #require(file.place(number))
      #expect(file.number(id: place.id) == number)
      let numbers = file.postings(of: Fold.compact(place.name)).map(\.place)
      #expect(numbers.contains(number), "\(place.name)")
    }
    #expect(file.place(world.counts.places) == nil)
    #expect(file.number(id: 7) == nil)
    #expect(file.postings(of: "xyzzyplugh").isEmpty)
    #expect(file.postings(of: "").isEmpty)
  }

  @Test(
    "AN5 an airport's letters and a machine's romanisation are no names",
    arguments: ["bgo", "beiergen"])
  func dropped(name: String) {
    #expect(!world.places(named: name).contains { $0.country == "NO" })
  }

  @Test("a gazetteer file that is missing, foreign, cut or damaged is refused, each with its error")
  func errors() throws {
    let missing = URL(fileURLWithPath: "/nowhere/places.tgz1")
    let failure = #expect(throws: GazetteerError.self) { try Gazetteer(contentsOf: missing) }
    guard case .unreadable(let path, _) = failure else { throw try #require(failure) }
    #expect(path == missing.path)
    #expect(throws: GazetteerError.notAGazetteer) { try Gazetteer(data: Data()) }
    #expect(throws: GazetteerError.notAGazetteer) { try Gazetteer(data: Data("hello".utf8)) }
    var data = try Data(contentsOf: Gazetteer.shippedFile)
    #expect(throws: GazetteerError.damaged("it has 1000 bytes, not \(data.count)")) {
      try Gazetteer(data: data.prefix(1_000))
    }
    data[28] = 0xFF
    data[31] = 0xFF
    #expect(throws: GazetteerError.damaged("its sections overlap")) { try Gazetteer(data: data) }
  }

  @Test("AN5 bytes that are damaged inside give no places, and no crash")
  func damagedInside() throws {
    var data = try Data(contentsOf: Gazetteer.shippedFile)
    for offset in stride(from: 1_000, to: data.count, by: 37) { data[offset] ^= 0xA5 }
    let broken = try Gazetteer(data: data)
    let target = DestinationTarget(name: "Bergen", country: "Norge")
    for answer in ["Bergen", "Berggen", "Bremen", "Prag", "Mexico City", "vet ej"] {
      let judgement = Judge.destination(answer, target, gazetteer: broken)
      #expect(judgement.isCorrect == ["Bergen", "Berggen"].contains(answer), "\(answer)")
    }
  }
}

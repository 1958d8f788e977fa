import Testing
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

/// Two hundred triples of session, destination and level, of which the page and the app make the same picture.
@Suite struct RecordedTriplesTests {
  struct Triple: Decodable {
    let session: String
    let destination, points: Int
    let hasTimer: Bool
    let speed, dawn: Double
    let land: Land
    let map: Map
    let train: Train
  }

  struct Land: Decodable {
    let palette, keepsake: Int
    let keepsakeX: Double
    let ridges: [[Double]]
    let stars, moon, hamlets, houses, pines, trees: [Double]
  }

  struct Map: Decodable {
    let from, to: Place
    let guesses: [Place]
    let radiusKm: Double
    let km, middle, dashes, nearDashes, points, pins: [Double]
  }

  struct Place: Decodable {
    let lat, lon: Double
    var position: PositionView { PositionView(lat: lat, lon: lon) }
  }

  struct Train: Decodable {
    let count, cars, perWindow, width: Int
    let homes: [Int]
    /// By coach and window: how many have no room, then who sits there.
    let windows: [[[Int]]]
  }

  private static func all() throws -> [Triple] {
    let triples = try Recorded.read("triples", as: [Triple].self)
    #expect(triples.count == 200)
    return triples
  }

  @Test(
    "UI-T30 UI-T11 the landscape of 200 sessions and destinations is the page's, curve by curve")
  func landscapes() throws {
    for triple in try Self.all() {
      let land = Landscape(seed: triple.session, destination: triple.destination)
      #expect(land.palette == triple.land.palette, "\(triple.session)")
      let keepsake = Landscape.Keepsake.allCases[triple.land.keepsake]
      #expect(land.keepsake == keepsake && near(land.keepsakeX, triple.land.keepsakeX))
      check(Weighed.land(land), triple.land, triple.session)
    }
  }

  private func check(_ made: [String: [Double]], _ land: Land, _ session: String) {
    let told = [
      "stars": land.stars, "moon": land.moon, "hamlets": land.hamlets, "houses": land.houses,
      "pines": land.pines, "trees": land.trees, "mountains": land.ridges[0],
      "hills": land.ridges[1], "shore": land.ridges[2], "woods": land.ridges[3],
    ]
    for (name, values) in told { #expect(near(made[name], values), "\(name) of \(session)") }
  }

  @Test(
    "UI-T10 UI-T11 at each level the train goes as fast, and the morning is as near, as the page's")
  func levels() throws {
    for triple in try Self.all().prefix(20) {
      var tv = TVBench()
      tv.show(
        "TV",
        [
          "phase": "CLUE_LEVEL", "clueLevelPoints": .int(triple.points),
          "timer": triple.hasTimer
            ? ["timerId": "t", "startAtServerMs": .int(Int(tv.nowMs)), "durationMs": 30_000]
            : .null,
        ])
      let ride = TVRide(tv.view)
      #expect(near(ride.speed, triple.speed) && near(ride.dawn, triple.dawn), "\(triple.points)")
    }
  }

  @Test("UI-E8 the passengers of 200 trains sit where the page has them")
  func passengers() throws {
    for triple in try Self.all() {
      let train = triple.train
      let seating =
        train.cars == 0
        ? Seating(riders: train.count)
        : Seating(
          carriages: (0..<train.cars).map { car in
            (car + 1, car, (0..<train.count).filter { train.homes[$0] == car })
          })
      let windows = seating.coaches.map { $0.windows.map { [$0.over] + $0.riders } }
      #expect(windows == train.windows, "\(train.count) in \(train.cars)")
      #expect(seating.perWindow == train.perWindow && seating.width == train.width)
    }
  }

  @Test("EVE62 EVE66 flights, pins and distances of 200 maps are the page's")
  func maps() throws {
    for triple in try Self.all() {
      let (map, to) = (triple.map, triple.map.to.position)
      let guesses = map.guesses.map(\.position)
      let sheet = NearSheet(to, radiusKm: map.radiusKm)
      let flight = Flight(from: map.from.position, to: to)
      #expect(near(Weighed.of(guesses.map { Sphere.distanceKm(to, $0) }), map.km))
      #expect(near([flight.middle.x, flight.middle.y], map.middle), "\(triple.session)")
      #expect(near(Weighed.line(flight.dashes), map.dashes), "\(triple.session)")
      let nearLine = flight.dashes.isEmpty ? [] : sheet.dashes(from: map.from.position)
      #expect(near(Weighed.line(nearLine), map.nearDashes), "\(triple.session)")
      let points = guesses.map { sheet.point($0) }
      #expect(near(Weighed.of(points.flatMap { [$0.x, $0.y] }), map.points))
      let pins = guesses.map { sheet.pin($0, people: 1) }
      let told = pins.flatMap { pin -> [Double] in
        [pin.point.x, pin.point.y, pin.arrow ?? 9, pin.head.x, pin.head.y]
      }
      #expect(near(Weighed.of(told), map.pins), "\(triple.session)")
    }
  }
}

private func near(_ made: Double, _ told: Double) -> Bool {
  abs(made - told) <= 1e-6 + abs(told) * 1e-9
}

private func near(_ made: [Double]?, _ told: [Double]) -> Bool {
  guard let made, made.count == told.count else { return false }
  return zip(made, told).allSatisfy { near($0, $1) }
}

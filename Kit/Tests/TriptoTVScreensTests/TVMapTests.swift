import Foundation
import Testing
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVMapTests {
  private let stockholm = PositionView(lat: 59.33, lon: 18.06)
  private let paris = PositionView(lat: 48.85341, lon: 2.3488)

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test("UI-T30 same seed and destination index, same picture as on the pages; others, another")
  func landscape() {
    let land = Landscape(seed: "5f0c2c1e", destination: 1)
    #expect(land.palette == 0 && land.keepsake == .moose && near(land.keepsakeX, 986.0070799011737))
    #expect(near(land.stars[209].x, 1134.342917650938) && near(land.moon.r, 64.49819808173925))
    #expect(near(land.mountains.crest(at: 333), 119.9752674436856))
    #expect(near(land.woods.crest(at: 1000), 174.14946281291276))
    #expect(
      near(land.houses[10].x, 1518.6350108315237) && land.houses[10].lit == [true, true, false])
    #expect(near(land.trees[33].height, 159.44814595626667))
    #expect(near(land.hamlets[5].r, 27.664453855715692))
    #expect(land == Landscape(seed: "5f0c2c1e", destination: 1))
    #expect(land != Landscape(seed: "5f0c2c1e", destination: 2))
    #expect(near(land.hills.crest(at: 0), land.hills.crest(at: Landscape.tileWidth)))
  }

  @Test(
    "EVE62 EVE63 the flight is a great circle in dashes on the world sheet, none across it at ±180°"
  )
  func flight() {
    let flight = Flight(from: stockholm, to: paris)
    #expect(flight.dashes.count == 30 && near(flight.dashes[7].from.x, 1032.701858369014))
    #expect(
      near(flight.dashes[7].to.y, -385.23293177550624)
        && near(Flight.time(of: 0.3), 0.3632574910905676))
    let tokyo = PositionView(lat: 35.7, lon: 139.7)
    let across = Flight.dashes(tokyo, PositionView(lat: 21.3, lon: -157.9))
    #expect(across.allSatisfy { abs($0.from.x - $0.to.x) < 200 })
    for way in [0.0, 0.2, 0.5, 0.9, 1] {
      #expect(near(Flight.eased(Flight.time(of: way)), way))
    }
    #expect(Flight(from: paris, to: paris).dashes.isEmpty)
    #expect(Flight(from: paris, to: PositionView(lat: 78.2, lon: 15.6)).dashes.isEmpty)
  }

  @Test("EVE66 distances are those of a ball as large as the Earth, the shortest way")
  func distances() {
    #expect(abs(Sphere.distanceKm(stockholm, paris) - 1545) < 2)
    let half = Sphere.onTheWay(stockholm, paris, 0.5)
    #expect(abs(Sphere.distanceKm(stockholm, half) - Sphere.distanceKm(half, paris)) < 0.001)
    #expect(
      Sphere.wrapped(190) == -170 && Sphere.wrapped(-180) == -180 && Sphere.wrapped(-190) == 170)
  }

  @Test("EX52 the `route` stage holds all stops on its map, whose legs are drawn one by one")
  func route() throws {
    let lyon = PositionView(lat: 45.76, lon: 4.84)
    let sheet = try #require(RouteSheet([stockholm, paris, lyon]))
    #expect(sheet.scale == 3 && sheet.legs.map(\.atMs) == [0, 700])
    #expect(near(sheet.origin.x, 960 - 1014.4234666666664 * 3))
    #expect(sheet.stops.allSatisfy { (0...1920).contains($0.x) && (0...1080).contains($0.y) })
    #expect(RouteSheet([]) == nil)
    let world = try #require(
      RouteSheet([PositionView(lat: 40, lon: -170), PositionView(lat: -40, lon: 170)]))
    #expect(world.stops.allSatisfy { (0...1920).contains($0.x) })
  }

  private func name(_ text: String, _ kind: MapName.Kind, _ lat: Double, _ lon: Double) -> MapName {
    let sheet = NearSheet(paris, radiusKm: 900)
    return MapName(text: text, at: sheet.point(PositionView(lat: lat, lon: lon)), kind: kind)
  }

  @Test("EVE62 EVE66 on the near sheet distances are true, and a pin beyond its edge has an arrow")
  func near() {
    let sheet = NearSheet(paris, radiusKm: 900)
    let geneva = PositionView(lat: 46.2, lon: 6.15)
    #expect(near(sheet.point(geneva).x, 1095.2093955469463))
    #expect(near(sheet.pin(geneva, people: 1).head.y, 543.0803204745586))
    let tokyo = sheet.pin(PositionView(lat: 35.7, lon: 139.7), people: 2)
    #expect(near(tokyo.arrow ?? 0, 0.5833009909545576) && near(tokyo.point.y, 339.715800043747))
    #expect(tokyo.head == tokyo.point && sheet.pin(geneva, people: 1).arrow == nil)
    #expect(NearSheet(paris, radiusKm: nil).radiusKm == 900)
  }

  @Test("EVE64 labels keep clear of each other and of pins, and none moves when a pin lands")
  func labels() {
    let place = MapName(text: "Paris", at: NearSheet.heart, kind: .place, people: 1)
    let others = [
      name("Schweiz", .country, 46.8, 8.23), name("Marseille", .city, 43.3, 5.38),
      name("London", .city, 51.5, -0.12),
    ]
    func shown(_ pins: [MapName]) -> [String] {
      MapNames.placed(place, pins: pins, others: others).map { "\($0.text) \($0.side)" }
    }
    #expect(shown([]) == ["Paris right", "Schweiz under", "London left"])
    let head = NearSheet(paris, radiusKm: 900).pin(PositionView(lat: 46.2, lon: 6.15), people: 1)
      .head
    let pin = MapName(text: "Genève", at: head, kind: .pin, note: "115 km", people: 1)
    #expect(shown([pin]) == ["Paris left", "Genève right", "Schweiz under", "London left"])
    #expect(MapName.half(1) == 30 && MapName.half(3) == 68 && MapName.half(9) == 101)
  }

  @Test("EVE62 the lights of the Earth are read from the pages' file")
  func lights() throws {
    let file = Frames.folder.appending(path: "../../../../Web/src/tv/map/lights.bin")
    let lights = CityLight.all(try Data(contentsOf: file.standardizedFileURL))
    #expect(lights.count > 10_000 && Set(lights.map(\.brightness)) == [0, 1, 2, 3])
    #expect(lights.allSatisfy { abs($0.lat) <= 90 && abs($0.lon) <= 180 })
    #expect(
      lights.contains { $0.brightness == 3 && abs($0.lat - 35.7) < 1 && abs($0.lon - 139.7) < 1 })
    #expect(CityLight.all(Data()).isEmpty)
    #expect(CityLight.all(Data([4] + Array(repeating: 0xFF, count: 40))).isEmpty)
  }

  private func coasts() throws -> Coasts {
    let kit = URL(filePath: #filePath).deletingLastPathComponent()
    let file = kit.appending(path: "../../../Web/public/map/coasts.bin").standardized
    return try #require(Coasts([UInt8](Data(contentsOf: file))))
  }

  @Test("EVE61 the file of coasts and borders is read as on the pages; a part of it is none")
  func coastFile() throws {
    let coasts = try coasts()
    #expect(coasts.coasts.count == 1177 && coasts.borders.count == 358)
    let open = coasts.coasts.filter { !$0.isClosed }
    #expect(open.count == 1 && open[0].points.first?.lon == -180)
    #expect(open[0].points.last?.lon == 180)
    #expect(Coasts([]) == nil && Coasts([100, 1]) == nil && Coasts([100, 1, 9, 2]) == nil)
    #expect(Coasts([100, 255, 255, 255, 255, 255, 255]) == nil)
    #expect(Coasts([100, 0, 0]) == Coasts.none)
  }

  @Test("EVE61 EVE62 coasts near the place run over the near sheet where they lie on the Earth")
  func nearCoasts() throws {
    let sheet = NearSheet(stockholm, radiusKm: nil)
    let strokes = try sheet.strokes(coasts().coasts)
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0.count > 1 })
    // Gotland's coast lies some 190 km south of the place.
    let gotland = sheet.point(PositionView(lat: 57.5, lon: 18.4))
    let nearest = strokes.joined().map { hypot($0.x - gotland.x, $0.y - gotland.y) }.min()
    #expect(try #require(nearest) < 15)
    // One point on either side of the screen may lie outside.
    let outside = strokes.joined().count {
      !(0...1920).contains($0.x) || !(0...1080).contains($0.y)
    }
    #expect(outside <= strokes.count * 4)
  }

  @Test("EVE61 on the world sheet a coast that goes on beyond 180° comes in at the other side")
  func worldCoasts() throws {
    let sheet = try #require(RouteSheet([PositionView(lat: 66, lon: 179), stockholm]))
    let strokes = try sheet.strokes(coasts().coasts)
    let xs = strokes.joined().map(\.x)
    #expect(try #require(xs.min()) <= 20 && #require(xs.max()) >= 1900)
  }
}

import Testing
import TriptoHouse
import TriptoKernel
import TriptoTestEvening
import TriptoWire

import class TriptoContent.PackLibrary

@testable import TriptoTable

@Suite("RE32–RE34 plans by number and by words")
struct PlanPromptTests {
  struct Wish: Sendable {
    let count: Int
    let body: JSONValue

    init(_ count: Int, _ prompt: String? = nil, number: Int? = nil) {
      self.count = count
      var fields: [String: JSONValue] = [:]
      fields["prompt"] = prompt.map { .string($0) }
      fields["numDestinations"] = number.map { .int($0) }
      body = .object(fields)
    }
  }

  private func generate(_ body: JSONValue) async throws -> Answer {
    let session = try await NewSession.create()
    return try await session.server.post(session.path + "/game-plan/generate-ai", body)
  }

  @Test(
    "RE32 the count comes from the prompt, else from numDestinations, else it is 3",
    arguments: [
      Wish(2, number: 2), Wish(5, number: 5), Wish(4, "4 städer"), Wish(3, "tre resmål"),
      Wish(3, "three please"), Wish(4, "FYRA platser"), Wish(4, "four"), Wish(5, "fem"),
      Wish(5, "five cities"), Wish(3, "något varmt"), Wish(5, "5 städer", number: 2),
      Wish(2, "något varmt", number: 2), Wish(3, "1800-talets städer"),
    ])
  func count(wish: Wish) async throws {
    let answer = try await generate(wish.body)
    #expect(answer.status == 201)
    let plan = try answer.json
    let ids = plan.texts("gamePlan.destinations", "contentPackId")
    #expect(ids.count == wish.count)
    #expect(Set(ids).count == wish.count, "RE34 no destination twice")
    #expect(plan.list("destinations").count == wish.count)
    #expect(plan.text("gamePlan.mode") == "ai")
    #expect(plan.text("gamePlan.generatedBy") == "ai-content")
  }

  @Test(
    "RE32 neither a number nor a prompt, or a count outside 1–5, gives 400",
    arguments: [
      JSONValue.object([:]), ["prompt": ""], ["prompt": "   "], ["numDestinations": 0],
      ["numDestinations": 6], ["numDestinations": "two"], ["prompt": "9 städer"],
      ["prompt": "12 städer"],
      ["prompt": "0 städer"], ["numDestinations": 2, "regions": "Europe"],
    ])
  func badCount(body: JSONValue) async throws {
    try await generate(body).expectError(400, "Validation error")
  }

  /// Only the packs of `TestPack`, so that each region has exactly one destination.
  private func withThreeRegions(_ body: (ServerUnderTest) async throws -> Void) async throws {
    let ids = TestPack.all.map(\.id).joined(separator: ",")
    try await withServer(["TRIPTO_DEFAULT_PACKS": ids], body)
  }

  @Test("RE33 RE46 regions and prompt words choose the region")
  func regions() async throws {
    let wishes: [(JSONValue, TestPack)] = [
      (["numDestinations": 1, "regions": ["Nordic"]], .beta),
      (["numDestinations": 1, "regions": ["Oceania"]], .alpha),
      (["numDestinations": 1, "regions": ["Africa"]], .gamma),
      (["numDestinations": 1, "prompt": "en NORDISK stad"], .beta),
      (["numDestinations": 1, "prompt": "nordic"], .beta),
      (["numDestinations": 1, "prompt": "Scandinavia"], .beta),
      (["numDestinations": 1, "prompt": "någonstans i Norden"], .beta),
      (["numDestinations": 1, "prompt": "Skandinavien"], .beta),
      (["numDestinations": 1, "prompt": "Oceanien"], .alpha),
      (["numDestinations": 1, "prompt": "afrika"], .gamma),
      (["numDestinations": 1, "prompt": "somewhere in Africa"], .gamma),
    ]
    try await withThreeRegions { server in
      for (wish, pack) in wishes {
        let session = try await NewSession.create(on: server)
        let answer = try await server.post(session.path + "/game-plan/generate-ai", wish)
        #expect(answer.status == 201)
        let plan = try answer.json
        #expect(plan.texts("gamePlan.destinations", "contentPackId") == [pack.id], "\(wish)")
      }
    }
  }

  @Test("RE33 RE46 a wish that the chosen packs cannot keep is drawn from the whole library")
  func beyondDefaults() async throws {
    let wishes: [(JSONValue, Set<String>)] = [
      (["numDestinations": 3, "regions": ["Nordic"]], ["Nordic"]),
      (["prompt": "tre städer i Asien"], ["Asia"]),
      (["numDestinations": 1, "regions": ["Americas"]], ["Americas"]),
    ]
    try await withThreeRegions { server in
      let folders = try ServerUnderTest.configuration([:], server.data).packDirectories
      let shelf = PackLibrary(directories: folders)
      let packs = Dictionary(uniqueKeysWithValues: shelf.playable.map { ($0.id.rawValue, $0) })
      for (wish, regions) in wishes {
        let session = try await NewSession.create(on: server)
        let answer = try await server.post(session.path + "/game-plan/generate-ai", wish)
        let ids = try answer.json.texts("gamePlan.destinations", "contentPackId")
        #expect(!ids.isEmpty)
        for id in ids {
          let pack = try #require(packs[id])
          #expect(!regions.isDisjoint(with: pack.regions), "\(wish) \(id)")
        }
      }
    }
  }

  @Test("RE33 a city named in the prompt is in the plan")
  func namedCity() async throws {
    let answer = try await generate(["prompt": "Zyxopolis och två till", "numDestinations": 3])
    let plan = try answer.json
    #expect(plan.texts("gamePlan.destinations", "contentPackId").contains(TestPack.alpha.id))
    #expect(plan.list("gamePlan.destinations").count == 3)
  }

  @Test(
    "RE33 RE34 a named city that the library lacks is made and kept, if there is a generator",
    arguments: ["on", "off"])
  func unknownCity(generator: String) async throws {
    try await withServer(["TRIPTO_GENERATOR": generator]) { server in
      for _ in 1...2 {
        let session = try await NewSession.create(on: server)
        let answer = try await server.post(
          session.path + "/game-plan/generate-ai", ["prompt": "Tirana och något mer"])
        #expect(answer.status == 201, "\(answer.text)")
        let names = try answer.json.texts("destinations", "name")
        #expect(names.count == 3 && Set(names).count == 3)
        #expect(names.contains("Tirana") == (generator != "off"))
      }
      let packs = try await server.get("/v1/content/packs").json.texts("packs", "destinationName")
      #expect(packs.count { $0 == "Tirana" } == (generator == "off" ? 0 : 1))
    }
  }

  @Test("RE33 three hosts who name the same new city at once all get it")
  func namedAtOnce() async throws {
    try await withServer { server in
      let plans = try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 1...3 {
          group.addTask {
            let session = try await NewSession.create(on: server)
            let answer = try await server.post(
              session.path + "/game-plan/generate-ai",
              ["prompt": "Vilnius och annat", "numDestinations": 2])
            return try answer.json.texts("destinations", "name")
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(plans.allSatisfy { $0.contains("Vilnius") && $0.count == 2 }, "\(plans)")
    }
  }

  @Test("RE31 RE33 in a running game nothing is made for a plan that is refused")
  func refusedPlan() async throws {
    try await withServer { server in
      let table = try await Table.open(["Alva"], on: server)
      try await table.start()
      let path = "/v1/content/packs"
      let before = try await server.get(path).json.list("packs").count
      try await server.post(
        table.session.path + "/game-plan/generate-ai", ["prompt": "Vilnius och annat"]
      ).expectError(400, "Invalid phase")
      #expect(try await server.get(path).json.list("packs").count == before)
      #expect(try await server.get("/v1/content/generate").json.list("jobs").isEmpty)
    }
  }

  @Test("RE34 RE46 what the chosen packs do not fill comes out short, never twice")
  func shortLibrary() async throws {
    try await withThreeRegions { server in
      let session = try await NewSession.create(on: server)
      let answer = try await server.post(
        session.path + "/game-plan/generate-ai", ["numDestinations": 5])
      let ids = try answer.json.texts("gamePlan.destinations", "contentPackId")
      #expect(Set(ids) == Set(TestPack.all.map(\.id)))
      #expect(ids.count == 3)
    }
  }
}

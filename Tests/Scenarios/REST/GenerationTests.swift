import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoTestServices
import TriptoWire

@Suite("RE28–RE29 RE60–RE63 new destinations")
struct GenerationTests {
  private let path = "/v1/content/generate"

  /// The job once it is over.
  private func over(_ id: String, _ server: ServerUnderTest) async throws -> JSONValue {
    try await server.poll("\(path)/\(id)/status") { $0.text("status") != "generating" }
  }

  /// The job once it has come to its clues.
  private func drafting(_ id: String, _ server: ServerUnderTest) async throws -> JSONValue {
    try await server.poll("\(path)/\(id)/status") { ($0.int("currentStep") ?? 0) >= 2 }
  }

  private func start(_ body: JSONValue, _ server: ServerUnderTest) async throws -> String {
    let answer = try await server.post(path, body)
    #expect(answer.status == 202, "\(answer.text)")
    return try #require(try answer.json.text("generateId"))
  }

  @Test("RE28 RE29 DA17 a job is accepted at once, and its pack is verified and in the library")
  func one() async throws {
    try await withServer { server in
      let answer = try await server.post(path, ["numDestinations": 1])
      #expect(answer.status == 202)
      let accepted = try answer.json
      #expect(accepted.keys == ["generateId", "status", "roundId"])
      #expect(accepted.text("status") == "generating")
      let job = try await over(try #require(accepted.text("generateId")), server)
      #expect(job.text("status") == "completed", "\(job)")
      #expect(job.int("totalSteps") == 5 && job.int("currentStep") == 5)
      #expect(job.text("currentStepDescription") == "Anti-leak kontroll")
      let id = try #require(accepted.text("roundId"))
      #expect(job.text("contentPackId") == id)
      #expect(
        id.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
          != nil)
      let pack = try await server.get("/v1/content/packs/\(id)").json
      #expect(pack.flag("metadata.verified") == true)
      #expect(pack.flag("metadata.antiLeakChecked") == true)
      #expect(pack.list("clues").count == 5 && pack.list("followupQuestions").count >= 3)
      #expect(server.data.files.contains("packs/\(id).json"))
    }
  }

  @Test(
    "RE60 RE61 RE34 five of a region, none twice, are listed after a restart and can be planned")
  func batch() async throws {
    let data = try ServerUnderTest.prepared()
    var id = ""
    try await withServer(on: data) { server in
      id = try await start(["numDestinations": 5, "regions": ["Oceania"]], server)
      let job = try await over(id, server)
      #expect(job.int("count") == 5 && job.int("done") == 5)
      #expect(Set(job.texts("destinations", "name")).count == 5)
      #expect(job.texts("destinations", "status") == Array(repeating: "completed", count: 5))
      #expect(job.list("stages").count == 5)
    }
    try await withServer(on: data) { server in
      let jobs = try await server.get(path).json
      #expect(jobs.texts("jobs", "generateId") == [id])
      let ids = jobs.texts("jobs.0.destinations", "roundId")
      let session = try await NewSession.create(on: server)
      let plan = try await server.post(
        "/v1/sessions/\(session.id)/game-plan/import",
        ["contentPackIds": .array(ids.map { .string($0) })])
      #expect(plan.status == 201, "\(plan.text)")
    }
  }

  @Test("RE60 RE63 a place without sources fails by name and fails again; English when asked for")
  func failing() async throws {
    try await withServer { server in
      let id = try await start(["place": "Atlantis", "language": "en"], server)
      let job = try await over(id, server)
      #expect(job.text("status") == "failed")
      #expect(job.text("error")?.contains("Atlantis") == true)
      #expect(job.text("destinations.0.status") == "failed")
      let first = job.text("destinations.0.roundId")
      #expect(try await server.post("\(path)/\(id)/retry").status == 200)
      let again = try await over(id, server)
      #expect(again.text("status") == "failed")
      #expect(again.text("destinations.0.roundId") != first)
    }
  }

  @Test("RE62 SE6 a job whose model hangs is cancelled at once, and no answer has the key")
  func cancel() async throws {
    try await LoopbackService.with(.hang) { model in
      try await withServer(model.modelSettings) { server in
        let id = try await start(["numDestinations": 2], server)
        for await _ in model.arrivals { break }
        let answer = try await server.delete("\(path)/\(id)")
        #expect(answer.status == 200)
        #expect(try answer.json.texts("destinations", "status") == ["cancelled", "cancelled"])
        let job = try await over(id, server)
        #expect(job.text("status") == "failed" && job.text("error") == "Avbruten")
        #expect(!answer.text.contains("hunter22"))
      }
    }
  }

  @Test("RE62 RE63 a job that is retried while its old work ends keeps its new id")
  func cancelAndRetry() async throws {
    try await LoopbackService.with(.hang) { model in
      try await withServer(model.modelSettings) { server in
        let id = try await start(["numDestinations": 1], server)
        let old = try #require(try await drafting(id, server).text("destinations.0.roundId"))
        #expect(try await server.delete("\(path)/\(id)").status == 200)
        let retried = try await server.post("\(path)/\(id)/retry").json
        let new = try #require(retried.text("destinations.0.roundId"))
        #expect(new != old)
        let job = try await drafting(id, server)
        #expect(job.text("destinations.0.roundId") == new)
        #expect(try await server.delete("\(path)/\(id)").status == 200)
      }
    }
  }

  @Test("RE60 RE63 while ten jobs wait nothing is added, not even what is to be made again")
  func full() async throws {
    try await LoopbackService.with(.hang) { model in
      try await withServer(model.modelSettings) { server in
        let old = try await start(["numDestinations": 1], server)
        #expect(try await server.delete("\(path)/\(old)").status == 200)
        var ids: [String] = []
        for _ in 0..<10 { ids.append(try await start(["numDestinations": 1], server)) }
        try await server.post(path, ["numDestinations": 1]).expectError(429, "Too many requests")
        try await server.post("\(path)/\(old)/retry").expectError(429, "Too many requests")
        let jobs = try await server.get(path).json
        #expect(jobs.texts("jobs", "generateId") == ids.reversed() + [old])
        for id in ids { #expect(try await server.delete("\(path)/\(id)").status == 200) }
        let again = try await server.post("\(path)/\(old)/retry")
        #expect(try again.json.text("status") == "generating")
        #expect(try await server.delete("\(path)/\(old)").status == 200)
      }
    }
  }

  @Test("RE60 a job that cannot be written is not accepted, and there is none")
  func unwritable() async throws {
    try await LoopbackService.with(.hang) { model in
      for settings in [[:], model.modelSettings] {
        let data = try ServerUnderTest.prepared()
        try data.write("a file where the folder would be", to: "generation")
        try await withServer(settings, on: data) { server in
          try await server.post(path, ["numDestinations": 1]).expectError(500, "Internal error")
          #expect(try await server.get(path).json.list("jobs").isEmpty)
        }
      }
    }
  }

  @Test("RE62 a cancellation that cannot be written is not acknowledged, until it can be")
  func unwritableCancellation() async throws {
    let data = try ServerUnderTest.prepared()
    try await LoopbackService.with(.hang) { model in
      try await withServer(model.modelSettings, on: data) { server in
        let id = try await start(["numDestinations": 1], server)
        for await _ in model.arrivals { break }
        try data.remove("generation")
        try data.write("a file where the folder was", to: "generation")
        try await server.delete("\(path)/\(id)").expectError(500, "Internal error")
        try data.remove("generation")
        let answer = try await server.delete("\(path)/\(id)")
        #expect(answer.status == 200)
        #expect(try answer.json.texts("destinations", "status") == ["cancelled"])
      }
    }
  }

  @Test("RE61 a job whose file is broken is set aside, and the others are listed")
  func broken() async throws {
    let data = try ServerUnderTest.prepared()
    var id = ""
    try await withServer(on: data) { server in
      id = try await start(["place": "Atlantis"], server)
      _ = try await over(id, server)
    }
    try data.write("{", to: "generation/batch-half.json")
    try await withServer(on: data) { server in
      let jobs = try await server.get(path).json
      #expect(jobs.texts("jobs", "generateId") == [id])
    }
    #expect(data.files.contains("generation/batch-half.json.broken"))
    #expect(!data.files.contains("generation/batch-half.json"))
  }

  @Test("RE60 what is out of bounds gives 400, an unknown job 404")
  func bounds() async throws {
    let server = try await SharedServer.server
    for body: JSONValue in [
      ["numDestinations": 0], ["numDestinations": 6], ["regions": ["Atlantis"]],
      ["place": .string(String(repeating: "x", count: 61))],
      ["numDestinations": 1, "theme": "gossip"],
    ] {
      try await server.post(path, body).expectError(400, "Validation error")
    }
    try await server.get("\(path)/nothing/status").expectError(404, "Not found")
    try await server.delete("\(path)/nothing").expectError(404, "Not found")
    try await server.post("\(path)/nothing/retry").expectError(404, "Not found")
  }
}

import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoTestServices
import TriptoWire

@testable import TriptoHouse

@Suite("SE16 RE61 names of new destinations")
struct JobNameTests {
  private let path = "/v1/content/generate"

  private func bearer(_ token: String) -> [String: String] { ["authorization": "Bearer \(token)"] }

  /// A lobby whose plan has had Tirana made, its host's socket, and the job's destination as its host
  /// sees it.
  private func planned(
    _ server: ServerUnderTest, hostPlays: Bool = false
  ) async throws -> (session: NewSession, host: GameSocket) {
    let session = try await NewSession.create(["hostPlays": .bool(hostPlays)], on: server)
    let host = try await session.connect(session.hostToken)
    let answer = try await server.post(
      session.path + "/game-plan/generate-ai", ["prompt": "Tirana", "numDestinations": 1],
      bearer: session.hostToken)
    try #require(answer.status == 201, "\(answer.text)")
    return (session, host)
  }

  @Test("SE16 what is made for a game's plan is named to that game's host alone, until it is over")
  func planMade() async throws {
    try await withServer { server in
      let (session, host) = try await planned(server)
      let id = try #require(
        try await server.get(path, bearer: session.hostToken).json
          .text("jobs.0.destinations.0.roundId"))
      let job = try #require(try await server.get(path).json.text("jobs.0.generateId"))
      let (_, player) = try await session.join("Alva")
      let others = [[:], bearer(player), bearer(session.tvToken), try server.houseKey]
      for place in [path, "\(path)/\(job)/status", "/v1/content/packs"] {
        for headers in others {
          let answer = try await server.request("GET", place, headers: headers)
          #expect(answer.status == 200 && !answer.text.contains("Tirana"), "\(place)")
        }
        let own = try await server.get(place, bearer: session.hostToken)
        #expect(own.text.contains("Tirana"), "\(place)")
      }
      for headers in others {
        try await server.request("GET", "/v1/content/packs/\(id)", headers: headers)
          .expectError(409, "Pack in play")
      }
      host.send("HOST_START_GAME")
      try await host.expect("CLUE_PRESENT")
      #expect(try await !server.get(path).text.contains("Tirana"))
      host.send("END_GAME")
      try await host.expect("FINAL_RESULTS_PRESENT")
      #expect(try await server.get(path).text.contains("Tirana"))
      #expect(try await server.get("/v1/content/packs").text.contains("Tirana"))
    }
  }

  @Test("SE16 EX29 a host who plays is not told what was made for its plan")
  func playingHost() async throws {
    try await withServer { server in
      let (session, host) = try await planned(server, hostPlays: true)
      for place in [path, "/v1/content/packs"] {
        let headers = try server.houseKey.merging(bearer(session.hostToken)) { $1 }
        let answer = try await server.request("GET", place, headers: headers)
        #expect(answer.status == 200 && !answer.text.contains("Tirana"), "\(place)")
      }
      try await host.close()
    }
  }

  @Test("SE16 while a game is live no job names its place or its trouble to a guest, in any state")
  func guests() async throws {
    try await withServer { server in
      let answer = try await server.post(path, ["place": "Atlantis", "language": "en"])
      let job = try #require(try answer.json.text("generateId"))
      let failed = try await server.poll("\(path)/\(job)/status") {
        $0.text("status") != "generating"
      }
      #expect(failed.text("error")?.contains("Atlantis") == true)
      let session = try await NewSession.create(on: server)
      let host = try await session.connect(session.hostToken)
      try await session.plan([TestPack.alpha.id])
      let seen = try await server.get("\(path)/\(job)/status")
      #expect(!seen.text.contains("Atlantis"))
      #expect(try seen.json.text("error") == "The destination was not made.")
      let own = try await server.get("\(path)/\(job)/status", bearer: session.hostToken)
      #expect(own.text.contains("Atlantis"))
      try await host.close()
    }
  }
}

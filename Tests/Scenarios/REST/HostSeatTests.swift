import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE73–RE74 whose seat the host's is")
struct HostSeatTests {
  @Test("RE73 RE11 a host that announced itself has its seat kept until it comes")
  func onTheWay() async throws {
    let session = try await NewSession.create(household: "sofa")
    #expect(try await session.lookUp().flag("hasHost") == true)
    try await session.tryJoin("Tjuv", ["role": "host"]).expectError(409, "Host already taken")
    let host = try await session.connect(session.hostToken)
    try await host.snapshot("LOBBY")
  }

  @Test("RE73 RE16 the host itself may claim its seat at once, with its token")
  func maker() async throws {
    let session = try await NewSession.create(household: "sofa")
    let claim: JSONValue = ["name": "Värden", "role": "host"]
    let other = try await NewSession.create(household: "sofa")
    try await session.server.post(session.path + "/join", claim, bearer: other.hostToken)
      .expectError(409, "Host already taken")
    let answer = try await session.server.post(
      session.path + "/join", claim, bearer: session.hostToken)
    #expect(answer.status == 200)
    #expect(try answer.json.text("role") == "HOST")
  }

  @Test("RE74 EX23 in strict mode the seat goes by handover code or the host's token alone")
  func strict() async throws {
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let session = try await NewSession.create(on: server)
      let by: [String: JSONValue] = ["role": "host", "joinToken": .string(session.joinCode)]
      #expect(try await session.lookUp().flag("hasHost") == true)
      try await session.tryJoin("Tjuv", by).expectError(409, "Host already taken")
      let host = try await session.connect(session.hostToken, .v2)
      host.send("HOST_HANDOVER")
      let code = try #require(try await host.expect("HANDOVER_CODE").payload.text("code"))
      let wrong = by.merging(["handoverCode": "AAAAAA"]) { $1 }
      try await session.tryJoin("Tjuv", wrong).expectError(409, "Host already taken")
      let right = by.merging(["handoverCode": .string(code)]) { $1 }
      #expect(try await session.tryJoin("Ny värd", right).status == 200)
      #expect(try await host.closed().code == 4010)
    }
  }
}

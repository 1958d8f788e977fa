import Foundation
import Testing

@testable import TriptoCluster
@testable import TriptoHouse
@testable import TriptoRooms

@Suite("Which node gets a game")
struct MoveChoiceTests {
  private func member(
    _ name: String, games: Int = 0, isDraining: Bool = false, isSettled: Bool = true,
    rules: Int = 1
  ) -> ClusterMember {
    let status = NodeStatus(
      name: name, version: nil, rules: rules, isDraining: isDraining, isSettled: isSettled,
      sessions: (0..<games).map { "\(name)\($0)" })
    return ClusterMember(record(name), .success(status))
  }

  private func record(_ name: String) -> NodeRecord {
    NodeRecord(name: name, address: NodeAddress(host: "127.0.0.1", port: 1))
  }

  @Test("CL8 games of a node that is emptied go where the fewest are, and none to one that stops")
  func fewest() throws {
    let members = [
      member("a", games: 9), member("b", games: 3), member("c", games: 1),
      member("d", isDraining: true), ClusterMember(record("e"), .failure(.unreadable)),
      member("f", isSettled: false),
    ]
    var choice = try MoveChoice(members, from: "a", to: nil)
    #expect((0..<5).map { _ in choice.next().name } == ["c", "c", "b", "c", "b"])
  }

  @Test("CL8 a game is not moved to a node that is none, stops, does not answer or has it")
  func refusals() {
    let members = [
      member("a", games: 1), member("d", isDraining: true),
      ClusterMember(record("e"), .failure(.silent("refused"))), member("f", isSettled: false),
    ]
    let cases: [(String?, ClusterDeskError)] = [
      ("x", .unknownNode("x", living: ["a", "d", "e", "f"])), ("a", .sameNode("a")),
      ("d", .draining("d")),
      ("f", .settling("f")), ("e", .silent("e", "it does not answer: refused")), (nil, .nowhere),
    ]
    for (wanted, error) in cases {
      #expect(throws: error) { try MoveChoice(members, from: "a", to: wanted) }
    }
  }

  @Test("CL8 CL7 a game is not moved to a node of an older version, which may not read it")
  func older() throws {
    let members = [
      member("a", games: 1, rules: 2), member("b", rules: 1), member("c", games: 5, rules: 3),
    ]
    var choice = try MoveChoice(members, from: "a", to: nil)
    #expect(choice.next().name == "c")
    #expect(throws: ClusterDeskError.older("b")) { try MoveChoice(members, from: "a", to: "b") }
  }

  @Test("CL8 a node of a version that does not tell it is listed without one")
  func versions() throws {
    for (field, version) in [("", nil), (#""version":"1.2.3","#, "1.2.3")] {
      let told =
        #"{"name":"a",\#(field)"rules":1,"isDraining":false,"isSettled":true,"sessions":[]}"#
      let status = try JSONDecoder().decode(NodeStatus.self, from: Data(told.utf8))
      #expect(ClusterMember(record("a"), .success(status)).version == version)
    }
    #expect(ClusterMember(record("a"), .failure(.unreadable)).version == nil)
  }

  @Test("CL8 the version of a program is the one of the package that it was installed from")
  func ofPackage() throws {
    let share = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    #expect(Places.version(in: share.path) == nil)
    try Data("1.2.3\n".utf8).write(to: share.appending(path: "version"))
    #expect(Places.version(in: share.path) == "1.2.3")
    try FileManager.default.removeItem(at: share)
  }

  @Test("CL8 CL1 a server that is no node is told which settings a cluster has")
  func noCluster() async throws {
    let configuration = try ServerConfiguration.load(flags: [:], environment: [:])
    let error = await #expect(throws: ConfigurationError.self) {
      _ = try await ClusterDesk.open(configuration)
    }
    #expect(error?.key == "TRIPTO_REDIS_URL")
  }
}

import Foundation
import Testing
import TriptoKernel
import TriptoTestServices

@testable import TriptoServices

@Suite("A bucket of S3") struct ObjectStoreTests {
  private static func store(
    _ service: LoopbackService, secret: String = BucketStandIn.secret, limit: Double = 20
  ) throws -> ObjectStore {
    ObjectStore(
      try #require(
        ObjectStore.Settings(
          url: service.base + "/show/voice box", region: BucketStandIn.region,
          keyID: Sensitive(BucketStandIn.keyID), secret: Sensitive(secret))),
      limit: limit, clock: InstantClock())
  }

  @Test("an object is put, found again and fetched by anybody who has its address")
  func objects() async throws {
    let bucket = BucketStandIn()
    try await LoopbackService.answering(bucket.answer) { service in
      let store = try Self.store(service)
      #expect(try await store.object("a b.m4a") == nil)
      let sound = Data([0, 255, 1])
      try await store.put(sound, as: "a b.m4a", contentType: "audio/mp4")
      #expect(try await store.object("a b.m4a") == sound)
      #expect(bucket.kept == ["/show/voice%20box/a%20b.m4a": sound])
      #expect(service.heard.last { $0.method == "PUT" }?.headers["content-type"] == "audio/mp4")
      let (bytes, answer) = try await Self.fetch(store.link(to: "a b.m4a", for: 60))
      #expect(bytes == sound && answer == 200)
      #expect(bucket.refused.isEmpty)
    }
  }

  @Test("an address that is too old, or of another object, opens nothing")
  func links() async throws {
    let bucket = BucketStandIn()
    try await LoopbackService.answering(bucket.answer) { service in
      let store = try Self.store(service)
      try await store.put(Data("x".utf8), as: "x", contentType: "text/plain")
      let link = store.link(to: "x", for: 60)
      #expect(try await Self.fetch(store.link(to: "x", for: -1)).1 == 403)
      #expect(try await Self.fetch(link.replacing("/x?", with: "/y?")).1 == 403)
      #expect(try await Self.fetch(link).1 == 200)
    }
  }

  @Test("a wrong key is refused by the bucket and told as a refusal, without the key")
  func wrongKey() async throws {
    let bucket = BucketStandIn()
    try await LoopbackService.answering(bucket.answer) { service in
      let store = try Self.store(service, secret: "another")
      await #expect(throws: ServiceError.refused(status: 403)) {
        try await store.put(Data("x".utf8), as: "x", contentType: "text/plain")
      }
      await #expect(throws: ServiceError.refused(status: 403)) { try await store.object("x") }
      #expect(bucket.kept.isEmpty && bucket.refused.count == 2)
    }
  }

  @Test("an address without a bucket is none")
  func settings() {
    for url in ["https://s3.example.org", "https://s3.example.org/", "nonsense", ""] {
      #expect(
        ObjectStore.Settings(
          url: url, region: "r", keyID: Sensitive("k"), secret: Sensitive("s")) == nil)
    }
  }

  private static func fetch(_ link: String) async throws -> (Data, Int) {
    let service = Service(
      limit: 20, largestAnswer: 1_000, retry: Retry(waits: [], longestWait: .zero))
    do {
      let answer = try await service.ask(
        ServiceQuestion(method: "GET", url: link, fields: [], contentType: "", body: nil))
      return (answer.body, 200)
    } catch ServiceError.refused(let status) {
      return (Data(), status)
    }
  }
}

import Foundation
import Synchronization
import Testing
import TriptoKernel
import TriptoServices
import TriptoTestServices

@testable import TriptoVoice

@Suite("Clips in a bucket that servers share") struct BucketTests {
  private let folders: [TestFolder]
  private let order = ClipOrder("hej", in: .sv, by: Hummer())
  private let bucket = BucketStandIn()
  private let faults = Faults()

  private final class Faults: Sendable {
    private let all = Mutex<[ServiceError?]>([])
    var told: [ServiceError?] { all.withLock { $0 } }
    @Sendable func note(_ error: ServiceError?) { all.withLock { $0.append(error) } }
  }

  init() throws { folders = [try TestFolder(), try TestFolder()] }

  private static func sound(_ byte: UInt8) -> ClipMaker.Clip {
    ClipMaker.Clip(
      bytes: Data(repeating: byte, count: 1_000),
      figures: Figures(seconds: 1.5, lufs: -16, truePeak: -2))
  }

  /// A server with a folder of its own.
  private func cache(
    _ number: Int, _ base: String, linkSeconds: Int? = nil
  ) throws -> ClipCache {
    let place = try #require(
      ObjectStore.Settings(
        url: base + "/clips", region: BucketStandIn.region,
        keyID: Sensitive(BucketStandIn.keyID), secret: Sensitive(BucketStandIn.secret)))
    return try ClipCache(
      folder: folders[number].url,
      bucket: ClipBucket(
        ObjectStore(place, limit: 20, clock: InstantClock()), linkSeconds: linkSeconds),
      report: faults.note)
  }

  @Test("AU23 a clip that one server made is not generated again by another")
  func shared() async throws {
    try await LoopbackService.answering(bucket.answer) { service in
      let making = Counter()
      let first = try await cache(0, service.base).clip(for: order) {
        making.count(Self.sound(1))
      }
      #expect(
        Set(bucket.kept.keys)
          == ["/clips/\(order.assetID).m4a", "/clips/\(order.assetID).json"])
      let second = try await cache(1, service.base).clip(for: order) {
        making.count(Self.sound(2))
      }
      #expect(making.value == 1 && second.record == first.record)
      #expect(try second.bytes() == Self.sound(1).bytes && second.file != first.file)
      #expect(faults.told.allSatisfy { $0 == nil } && bucket.refused.isEmpty)
    }
  }

  @Test("AU23 a clip whose object is damaged is generated again, and the object mended")
  func damaged() async throws {
    try await LoopbackService.answering(bucket.answer) { service in
      let path = "/clips/\(order.assetID).m4a"
      _ = try await cache(0, service.base).clip(for: order) { Self.sound(1) }
      bucket.damage(path)
      let clip = try await cache(1, service.base).clip(for: order) { Self.sound(2) }
      #expect(try clip.bytes() == Self.sound(2).bytes)
      #expect(bucket.kept[path] == Self.sound(2).bytes)
    }
  }

  @Test("AU19 a bucket that cannot be reached stops no speech: the folder keeps the clip")
  func away() async throws {
    try await LoopbackService.with(.reply(503)) { service in
      let cache = try cache(0, service.base, linkSeconds: 60)
      let clip = try await cache.clip(for: order) { Self.sound(1) }
      #expect(try clip.bytes() == Self.sound(1).bytes)
      #expect(await cache.link(to: order.assetID) == nil)
      #expect(faults.told == [.refused(status: 503), .refused(status: 503)])
      #expect(try await cache.clip(order.assetID) == clip)
    }
  }

  @Test("a clip that is there has an address in the bucket, where that is wanted")
  func links() async throws {
    try await LoopbackService.answering(bucket.answer) { service in
      let direct = try cache(0, service.base, linkSeconds: 60)
      #expect(await direct.link(to: order.assetID) == nil)
      _ = try await direct.clip(for: order) { Self.sound(1) }
      let link = try #require(await direct.link(to: order.assetID))
      #expect(link.hasPrefix("\(service.base)/clips/\(order.assetID).m4a?X-Amz-Algorithm="))
      let through = try cache(1, service.base)
      _ = try await through.clip(for: order) { Self.sound(2) }
      #expect(await through.link(to: order.assetID) == nil)
    }
  }
}

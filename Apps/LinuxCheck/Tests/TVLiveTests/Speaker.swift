@_spi(Testing) @preconcurrency import AppleAVFAudio
@_spi(Testing) import AppleFoundation
import Foundation
import TriptoClient
import TriptoDesk

@testable import TVApp

/// The TV's sound on a fake card, and what the desk was told.
@MainActor
final class Speaker {
  static let server = ServerAddress.standard
  let sound: DeviceSound
  let told = Made<SoundEvent>()

  init?(
    _ folder: URL = .temporaryDirectory.appending(path: "sounds-\(UUID())"), isThere: Bool = true
  )
    throws
  {
    if isThere {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    guard let graph = SoundGraph() else { return nil }
    sound = DeviceSound(graph, folder: folder)
    sound.tell = { [told] in told.add($0) }
  }

  /// The next event that is one of these.
  func next<Value>(_ pick: (SoundEvent) -> Value?) async throws -> Value {
    while true { if let value = pick(try await told.next()) { return value } }
  }

  func mayPlay() async throws -> Bool {
    try await next { if case .mayPlay(let may) = $0 { may } else { nil } }
  }
}

extension FakeAudio {
  @MainActor func next<Value>(_ pick: (Deed) -> Value?) async throws -> Value {
    while true { if let value = pick(try await deeds.next()) { return value } }
  }
}

public import TriptoClient
import TriptoKernel

/// What an app needs of its device; tests bring their own.
@MainActor
public struct Services {
  public var world: any World
  public var transport: any HTTPTransport
  public var seats: any SeatStore
  public var preferences: any Preferences
  public var haptics: any Haptics
  public var announcer: (any Announcer)?
  public var keys: (any HouseKeys)?
  /// `BASE_URL` and `PUBLIC_BASE_URL` are among them (UI-X1).
  public var environment: [String: String]
  /// The device's languages, the dearest first.
  public var languageTags: [String]

  public init(
    world: any World, transport: any HTTPTransport, seats: any SeatStore,
    preferences: any Preferences, haptics: any Haptics = NoHaptics(),
    announcer: (any Announcer)? = nil, keys: (any HouseKeys)? = nil,
    environment: [String: String] = [:], languageTags: [String] = []
  ) {
    (self.world, self.transport, self.seats) = (world, transport, seats)
    (self.preferences, self.haptics) = (preferences, haptics)
    (self.announcer, self.keys) = (announcer, keys)
    (self.environment, self.languageTags) = (environment, languageTags)
  }
}

extension Services {
  /// By which the server knows this household; made when first asked for (EX31, RE64, RE73).
  package func household() async -> String {
    let bytes = (0..<16).map { _ in UInt8(min(world.chance() * 256, 255)) }
    return await seats.household(orElse: UUIDv4.text(bytes))
  }

  /// Waits in the world's time.
  /// - Returns: false when the task was cancelled meanwhile.
  package nonisolated static func wait(untilMs: Double, in world: any World) async -> Bool {
    do {
      try await world.sleep(untilMs: untilMs)
      return true
    } catch {
      return false
    }
  }

  /// Does something after a while, unless the task is cancelled before.
  package func after(_ ms: Double, _ act: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    // NB: the time counts from now, not from when the task gets its turn.
    let (world, dueMs) = (world, world.monoMs + ms)
    return Task {
      if await Self.wait(untilMs: dueMs, in: world) { act() }
    }
  }
}

import Foundation
import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens
import TriptoKernel
import TriptoScreens

/// What it takes to read a host's snapshot, to apply it, and to make all screens' parts anew.
struct HostBench: Encodable {
  let players: Int
  let snapshots: Int
  /// Of one snapshot.
  let bytes: Int
  /// CPU time of one snapshot, from the frame to the parts that views read.
  let cpuMs: Double
  /// What it may be on the machine that the project is measured on.
  let mostCpuMs = 5.0

  private static let warmUp = 50

  /// - Parameter path: The file with the snapshot.
  @MainActor
  static func run(_ path: String, players: Int, rounds: Int) async throws -> HostBench {
    let golden = try JSONValue(parsing: Data(contentsOf: URL(fileURLWithPath: path)))
    let frames = (1...warmUp + rounds).map {
      HostBenchFrames.snapshot(golden, players: players, version: 1000 + $0)
    }
    let world = HostBenchWorld()
    let app = HostApp(
      Services(
        world: world, transport: HostBenchNoServer(), seats: SeatMemory(HostBenchFrames.seat),
        preferences: PreferencesMemory()))
    await app.start()
    world.say(HostBenchFrames.welcome)
    for place in 1...warmUp { await show(frames[place - 1], leader: place + 1000, app, world) }
    let began = cpuMs()
    for place in warmUp + 1...warmUp + rounds {
      await show(frames[place - 1], leader: place + 1000, app, world)
    }
    return HostBench(
      players: players, snapshots: rounds, bytes: frames[0].utf8.count,
      cpuMs: (cpuMs() - began) / Double(rounds))
  }

  /// Says it, and waits until the screens have it.
  ///
  /// - Parameter leader: Points of the first, which tell one snapshot from the next.
  @MainActor
  private static func show(
    _ frame: String, leader: Int, _ app: HostApp, _ world: HostBenchWorld
  ) async {
    world.say(frame)
    while app.play.standings?.rows.first?.points != app.messages.common.nPts(n: leader) {
      await withCheckedContinuation { changed in
        withObservationTracking {
          _ = app.play.standings
        } onChange: {
          changed.resume()
        }
      }
      // NB: it tells before the change; the model has made it once it lets others run.
      await Task.yield()
    }
  }

  private static func cpuMs() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    func ms(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    return ms(usage.ru_utime) + ms(usage.ru_stime)
  }
}

import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

/// The player's half of a host who plays along: joins, brakes and answers by its models.
@MainActor
final class AlongSeat {
  private unowned let host: HostSeat
  private(set) var counts = (brakes: 0, answers: 0)

  init(_ host: HostSeat) { self.host = host }

  /// Presses whatever there is to press, until the game is over.
  func run() async {
    let along = host.app.along
    await host.until { along.asking != nil }
    along.rename("Värden")
    await along.join()
    while !host.isOver {
      act(along)
      await host.change()
    }
  }

  private func act(_ along: PlayModel) {
    switch along.hand {
    case .rules: along.tryBrake()
    case .clue(let clue):
      if clue.dialog != nil { return answer(along) }
      if let brake = clue.brake, brake.isOn, !brake.isPressing {
        counts.brakes += 1
        along.pull()
      }
    case .question(let question) where question.isOpen: answer(along)
    case .question, .waiting, .reveal, .scores, .older, nil: break
    }
  }

  private func answer(_ along: PlayModel) {
    guard along.input.answer?.isSent == false else { return }
    counts.answers += 1
    along.type("Ingen aning")
    along.submit()
  }
}

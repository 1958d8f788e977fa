import Dispatch
import Testing

@testable import TriptoHouse

@Suite("SE41 a stop ends in time")
struct StopLimitTests {
  @Test("SE41 a stop that has not ended once its time is up is told of")
  func overdue() async {
    let (told, teller) = AsyncStream<Void>.makeStream()
    let limit = StopLimit(patience: .milliseconds(20)) { teller.yield() }
    limit.begin()
    var calls = told.makeAsyncIterator()
    #expect(await calls.next() != nil)
  }

  @Test("SE41 what ended in time is left alone")
  func inTime() async {
    let (told, teller) = AsyncStream<String>.makeStream()
    let ended = StopLimit(patience: .milliseconds(20)) { teller.yield("ended") }
    let slow = StopLimit(patience: .milliseconds(200)) { teller.yield("slow") }
    ended.begin()
    ended.end()
    slow.begin()
    var calls = told.makeAsyncIterator()
    #expect(await calls.next() == "slow")
  }
}

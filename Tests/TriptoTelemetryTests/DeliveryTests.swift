import Synchronization
import Testing
import TriptoMetrics
import TriptoServices

@testable import TriptoTelemetry

@Suite("What is handed to a service that watches") struct DeliveryTests {
  private final class Taken: Sendable {
    private let batches = Mutex<[[Int]]>([])
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()

    var all: [[Int]] { batches.withLock { $0 } }
    func take(_ batch: [Int]) {
      batches.withLock { $0.append(batch) }
      arrival.yield()
    }
  }

  private static func limits(_ capacity: Int, batch: Int) -> DeliveryLimits {
    DeliveryLimits(capacity: capacity, batch: batch, interval: .seconds(3_600))
  }

  @Test("it leaves in batches, in order, and the rest at the end")
  func batches() async {
    let (taken, figures) = (Taken(), DeliveryFigures())
    let delivery = Delivery(limits: Self.limits(100, batch: 3), figures: figures) {
      taken.take($0)
    }
    for item in 1...7 { delivery.add(item) }
    delivery.start()
    await delivery.close(within: .seconds(20))
    #expect(taken.all == [[1, 2, 3], [4, 5, 6], [7]])
    #expect(figures.sent.value == 7 && figures.dropped.value == 0)
  }

  @Test("a full batch leaves at once, others when their time has come")
  func time() async {
    let (taken, figures) = (Taken(), DeliveryFigures())
    let limits = DeliveryLimits(capacity: 100, batch: 50, interval: .milliseconds(20))
    let delivery = Delivery(limits: limits, figures: figures) { taken.take($0) }
    delivery.start()
    delivery.add(1)
    for await _ in taken.arrivals { break }
    #expect(taken.all == [[1]])
    await delivery.close(within: .seconds(20))
  }

  @Test("while the service hangs nobody waits: what finds no room is dropped and counted")
  func hanging() async {
    let figures = DeliveryFigures()
    let (asked, ask) = AsyncStream<Void>.makeStream()
    let delivery = Delivery<Int>(limits: Self.limits(10, batch: 1), figures: figures) { _ in
      ask.yield()
      try await Task.sleep(for: .seconds(3_600))
    }
    delivery.start()
    delivery.add(0)
    for await _ in asked { break }
    for item in 1...100 { delivery.add(item) }
    #expect(figures.dropped.value == 90)
    await delivery.close(within: .milliseconds(10))
    #expect(figures.sent.value == 0 && figures.dropped.value == 101)
  }

  @Test("what the service refuses is dropped, and the next batch is sent all the same")
  func refused() async {
    let (taken, figures) = (Taken(), DeliveryFigures())
    let delivery = Delivery<Int>(limits: Self.limits(10, batch: 1), figures: figures) { batch in
      if batch == [1] { throw ServiceError.refused(status: 500) }
      taken.take(batch)
    }
    for item in 1...2 { delivery.add(item) }
    delivery.start()
    await delivery.close(within: .seconds(20))
    delivery.add(3)
    #expect(taken.all == [[2]])
    #expect(figures.sent.value == 1 && figures.dropped.value == 2)
  }
}

import Testing

@testable import TriptoGuard

@Suite struct SocketLimiterTests {
  private let guest = ClientAddress("192.168.1.20")

  private func frames(
    _ limiter: inout SocketLimiter, _ count: Int, nowMs: Int64
  ) -> [FrameDecision] {
    (0..<count).map { _ in limiter.admitFrame(nowMs: nowMs) }
  }

  private func answers(
    _ limiter: inout SocketLimiter, _ count: Int, nowMs: Int64
  ) -> Int {
    (0..<count).count { _ in limiter.admitAnswer(nowMs: nowMs) == .admitted }
  }

  @Test("SE7 a socket may send 60 frames at once and 20 a second after that")
  func frameRate() {
    var limiter = SocketLimiter(address: guest)
    #expect(frames(&limiter, 100, nowMs: 1_000).count { $0 == .admitted } == 60)
    #expect(frames(&limiter, 100, nowMs: 2_000).count { $0 == .admitted } == 20)
  }

  @Test("SE7 5 answers a second")
  func answerRate() {
    var limiter = SocketLimiter(address: guest)
    #expect(answers(&limiter, 20, nowMs: 0) == 5)
    #expect(answers(&limiter, 20, nowMs: 1_000) == 5)
    #expect(limiter.admitFrame(nowMs: 1_000) == .admitted)
  }

  @Test("SE7 one refusal a second is answered, whatever was refused")
  func oneErrorASecond() {
    var limiter = SocketLimiter(address: guest)
    _ = frames(&limiter, 60, nowMs: 0)
    let refused = frames(&limiter, 10, nowMs: 0)
    #expect(refused.first == .refused(isTold: true))
    #expect(refused.dropFirst().allSatisfy { $0 == .refused(isTold: false) })
    #expect(answers(&limiter, 5, nowMs: 900) == 5)
    #expect(limiter.admitAnswer(nowMs: 900) == .refused(isTold: false))
    let later = (0..<5).map { _ in limiter.admitAnswer(nowMs: 1_100) }
    #expect(later.count { $0 == .admitted } == 1)
    #expect(later.count { $0 == .refused(isTold: true) } == 1)
  }

  @Test("SE21 the 301st refusal at once is abuse; a little too fast for long is not")
  func abuse() {
    var limiter = SocketLimiter(address: guest)
    let flood = frames(&limiter, 361, nowMs: 0)
    #expect(flood.firstIndex(of: .abuse) == 360)
    var eager = SocketLimiter(address: guest)
    let minute = (0..<60).flatMap { frames(&eager, 45, nowMs: Int64($0) * 1_000) }
    #expect(!minute.contains(.abuse))
  }

  @Test("SE7 a loopback socket has no limit")
  func loopback() {
    var limiter = SocketLimiter(address: ClientAddress("::1"))
    #expect(frames(&limiter, 1_000, nowMs: 0).allSatisfy { $0 == .admitted })
    #expect(answers(&limiter, 1_000, nowMs: 0) == 1_000)
  }

  @Test("SE7 a clock that steps back refills nothing")
  func clockStepsBack() {
    var bucket = TokenBucket(ratePerSecond: 1, burst: 1)
    let taken = [10_000, 0, 10_500, 11_000].map { bucket.take(nowMs: $0) }
    #expect(taken == [true, false, false, true])
  }
}

import Testing

@testable import TriptoTVScreens

@Suite struct FramePaceTests {
  private func pace(_ perSecond: Double, seconds: Double) -> FramePace {
    var pace = FramePace()
    for frame in 0...Int(perSecond * seconds) { pace.drew(at: 1000 + Double(frame) / perSecond) }
    return pace
  }

  @Test("UI-T31 still below 40 fps, and only there")
  func slow() {
    #expect(!pace(60, seconds: 10).isSlow && !pace(42, seconds: 10).isSlow)
    #expect(pace(38, seconds: 5).isSlow)
    #expect(!pace(38, seconds: 3).isSlow)
  }

  @Test("a device that has slept was not slow")
  func slept() {
    var pace = pace(60, seconds: 1)
    pace.drew(at: 5000)
    for frame in 1...300 { pace.drew(at: 5000 + Double(frame) / 60) }
    #expect(!pace.isSlow)
  }
}

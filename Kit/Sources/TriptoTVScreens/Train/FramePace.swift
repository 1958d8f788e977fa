/// Whether the device draws fast enough: below 40 pictures a second the landscape stands still, and stays so (UI-T31).
public struct FramePace: Equatable, Sendable {
  static let least = 40.0
  /// So long it is looked at; twice in a row, for a device may be busy once.
  static let windowS = 2.0
  /// A pause as long as this is no slow picture: the app slept.
  static let pauseS = 1.0

  public private(set) var isSlow = false
  private var beganS: Double?
  private var lastS = 0.0
  private var count = 0
  private var slowInARow = 0

  public init() {}

  /// A picture was shown.
  public mutating func drew(at timeS: Double) {
    guard let beganS, timeS - lastS < Self.pauseS else { return begin(at: timeS) }
    lastS = timeS
    count += 1
    guard timeS - beganS >= Self.windowS else { return }
    slowInARow = Double(count) / (timeS - beganS) < Self.least ? slowInARow + 1 : 0
    if slowInARow == 2 { isSlow = true }
    begin(at: timeS)
  }

  private mutating func begin(at timeS: Double) { (beganS, lastS, count) = (timeS, timeS, 0) }
}

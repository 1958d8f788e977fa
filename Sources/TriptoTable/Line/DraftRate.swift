/// How fast one socket may send drafts (EVE12, PA45): more are dropped, and the newest that comes wins.
struct DraftRate: Sendable {
  private var takenMs: [Int] = []

  func isDue(_ nowMs: Int, perSecond: Int?) -> Bool {
    takenMs.count { nowMs - $0 < 1_000 } < perSecond ?? 0
  }

  mutating func took(_ nowMs: Int) {
    takenMs.removeAll { nowMs - $0 >= 1_000 }
    takenMs.append(nowMs)
  }
}

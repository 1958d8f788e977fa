import Foundation
import SwiftUI
import TriptoHostScreens

extension TimerRing {
  init(left: TimerModel.Left) {
    self.init(share: left.share, text: left.text, isLow: left.isLow)
  }
}

extension TimerBar {
  init(left: TimerModel.Left) { self.init(share: left.share, isLow: left.isLow) }
}

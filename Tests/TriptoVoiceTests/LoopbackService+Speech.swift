import Foundation
import TriptoTestServices

extension LoopbackService.Answer {
  static func audio(_ data: Data, type: String = "audio/wav") -> Self {
    .reply(200, ["content-type": type], data)
  }
}

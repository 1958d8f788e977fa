import Foundation
import TriptoAnswers

extension Gazetteer {
  /// Knows just these places, each by one name.
  init(names: [String]) {
    self = Gazetteer.empty.joining(names.map { JoinedPlace(name: $0) })
  }

  static let shippedFile = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Content/gazetteer/places.tgz1")

  /// The one that ships with the game.
  static let shipped: Result<Gazetteer, GazetteerError> = {
    do throws(GazetteerError) {
      return .success(try Gazetteer(contentsOf: shippedFile))
    } catch {
      return .failure(error)
    }
  }()
}

extension Gazetteer {
  /// What the judge says of an answer.
  func reason(_ target: String, _ country: String?, _ answer: String) -> Reason {
    let target = DestinationTarget(name: target, country: country)
    return Judge.destination(answer, target, gazetteer: self).reason
  }
}

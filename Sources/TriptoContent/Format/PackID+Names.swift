import Foundation
import TriptoAnswers
import TriptoKernel

extension PackID {
  /// What two ids share that a file system may not tell apart.
  var folded: String { rawValue.lowercased() }

  /// `<name>-<country code>` for a package that comes without an id; nil when the name has no
  /// letter that can stand in one.
  static func slug(name: String, countryCode: String?) -> PackID? {
    let parts = Fold.words(name) + [countryCode?.lowercased()].compactMap(\.self)
    let plain = parts.map { $0.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
    return PackID(String(plain.filter { !$0.isEmpty }.joined(separator: "-").prefix(90)))
  }
}

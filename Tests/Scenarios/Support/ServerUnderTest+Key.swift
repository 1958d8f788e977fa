import Foundation

@testable import TriptoGuard

extension ServerUnderTest {
  /// The header that brings the house key (SE10).
  var houseKey: [String: String] {
    get throws {
      let key = try HouseKeyFile(folder: data.path).read()
      return ["tripto-key": key?.revealed ?? ""]
    }
  }
}

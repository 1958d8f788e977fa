import Crypto
import Foundation
import Testing
import TriptoAnswers

@Suite struct HashTests {
  @Test("the shipped gazetteer is the one that was built: its header has its SHA-256")
  func hash() throws {
    let data = try Data(contentsOf: Gazetteer.shippedFile)
    let written = data[48..<80]
    #expect(Data(SHA256.hash(data: data[80...])) == written)
  }
}

import Testing

@testable import TriptoScreens

@Suite struct QRTests {
  /// From the encoder of the pages (qrcode-generator), row by row, four modules to a digit.
  private static let pages: [(text: String, size: Int, modules: String)] = [
    (
      "http://192.168.1.10:3000/join/K7TM4P", 29,
      """
      fecd13fc1462506e8e24bb75c7d5dba4afaec1324d07faaaafe0141b00b7345a5d4eb39463ad2b0dc0f0409b\
      64a5d62e694f8f99f343fb9674a2dacaa19245d201abcdf298038fd6472b67fe00483c7ffbcb6b505af719ba\
      604fe5d6e4056eae1b0304155b2fea70dd0
      """
    ),
    (
      String(repeating: "A", count: 100), 41,
      """
      fec9306b3fc13b5835906e8d794f8bb754a8a7c5dbacb106b2ec1785835907faaaaaaafe0127ca7c008b9c9a\
      c1fca47098358f3bfdb3e539291b1ca7c69ab989ac1ce666158358f1affd5e53931993fa7c69eb188ac1ce1e\
      cdb8358f02838be53920a4a0a7c69cbbc98c1ce14ef98358f029213e5392688eca7c6bfa501ac1cf109fd835\
      8f18e993e539280c6ca7c69525812c1ce569b1c358f0aeb93e539200f6ca7c69de519ac1fe00595a35c73fb2\
      b2652b3045dc67f19baa2bac1fe5d196835676e9a2be519304950a7ccbfec4fac0cf0
      """
    ),
    (
      "https://tripto.example/host#key=" + String(repeating: "x7", count: 110), 65,
      """
      fe8e73e7d835853fc16ec12f2b06b2506e84c9bece4374abb75b9e2d75ac5665dba551e37f20960aec136bcb\
      9171c71107faaaaaaaaaaaaafe018f3f645f29f000b77723d7e2f42e25cc6709f046b06b115f87e8075f29f2\
      e2823eac1b1f29f2af99aded50d2f42f5df965b9c2bab06b067f5ebc6dc129f29d4b92b52c0729f29de2ab33\
      b83bf42f4302e6abf89d706b069d928d916ac9f29f0e47bbabb6a9f29f05c4680d35642f42eb66a0af6b0c6b\
      06b2a4fbb48677f29f2b9020f73db1f29f2b31affde58d2f42f5dfa867c8abab06b047f4d2defe129f29d4a7\
      21f70172bd09deadb3f10b3e53e5304deb065947c6b069c8bedb348fdb2f93fb319aa844685e851caa89cbd2\
      bf29f3aab446bef913e53ec667fb6829faf42f7f1c2f71e04b6dbeca14b647d099e77c477f4ab0833f7ca7e4\
      3f7d75763bdf84eaee50a0f3f2653e5279fbdd52fa6358342d42b174950e85e81880cdba5d6f94f913922d66\
      41d13e53ccf9a0dadb675835833aea69ec8285e85c74dab61a8e14f94c04f8f7de863e53e5c64248066df835\
      82d07097385345e85e88f4e0e38bccf94ff97c1bd4ff1653e53493a60523b2358344d0648de459e85e8638d9\
      9887d1794f92212018979cd3e53ef76bcf01d7f58359fb80724deb185e85c57fa91174a94f94ead055600445\
      c53e51aba3bbf97f83582fe5d5f33bd992c9ea42ea6a7e94ab90d91304ae6ed8b06b0712fee0d238760d61fd\
      0
      """
    ),
  ]

  private static func digits(_ matrix: QRMatrix) -> String {
    stride(from: 0, to: matrix.isDark.count, by: 4).map { at in
      let bits = (0..<4).map { at + $0 < matrix.isDark.count && matrix.isDark[at + $0] }
      return String(bits.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }, radix: 16)
    }.joined()
  }

  @Test("UI-X4 UI-H3 the pure-Swift encoder draws a link at level M as the pages' encoder does")
  func pages() throws {
    let encoder = PlainQREncoder()
    for (text, size, modules) in Self.pages {
      let masks = try (0..<8).map { try #require(encoder.matrix(text, mask: $0)) }
      #expect(masks.allSatisfy { $0.size == size })
      #expect(masks.count { Self.digits($0) == modules } == 1)
      let best = try #require(encoder.matrix(text))
      #expect(masks.contains(best) && QRPenalty.of(best) == masks.map(QRPenalty.of).min())
    }
  }

  @Test("UI-X4 a text that is too long for the encoder gives no code")
  func long() {
    let encoder = PlainQREncoder()
    #expect(encoder.matrix(String(repeating: "a", count: 412))?.size == 77)
    #expect(encoder.matrix(String(repeating: "a", count: 413)) == nil)
    #expect(encoder.matrix("")?.size == 21 && QRMatrix.quietZone == 4)
  }
}

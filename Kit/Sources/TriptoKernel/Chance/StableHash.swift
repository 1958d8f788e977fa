/// FNV-1a over UTF-8: Swift's own hash differs from run to run.
public enum StableHash {
  /// The same text gives the same number on every machine.
  public static func of(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

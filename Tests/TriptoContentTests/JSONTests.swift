import Foundation
import Testing
import TriptoKernel

@testable import TriptoContent

@Suite struct JSONTests {
  @Test("P01 strict JSON is read as it stands")
  func reading() throws {
    let text =
      #" {"a":[1,-2.5,1e3,true,false,null],"å":"\u00e5\ud83d\ude00\n\"","big":12345678901234567890} "#
    let value = try JSONValue(parsing: Data(("\u{FEFF}" + text).utf8))
    #expect(
      value["a"]
        == .array([.int(1), .double(-2.5), .int(1_000), .bool(true), .bool(false), .null]))
    #expect(value["å"] == .string("å😀\n\""))
    #expect(value["big"] == .double(12_345_678_901_234_567_890))
    #expect(try JSONValue(parsing: JSONEncoder().encode(value)) == value)
  }

  @Test(
    "P01 what is not JSON is refused at its byte",
    arguments: [
      ("", 0), ("{", 1), ("[1,]", 3), ("[1 2]", 3), ("tru", 3), ("01", 1), ("1.", 2), ("+1", 0),
      ("\"a", 2), ("\"\\x\"", 3), ("\"\\ud800\"", 7), ("{\"a\" 1}", 5), ("\"\u{1}\"", 1),
      ("[] []", 3), ("-", 1), ("1e999", 0), ("{1:2}", 1),
    ])
  func refused(text: String, byte: Int) {
    #expect(throws: JSONFailure.malformed(byte: byte)) { try JSONValue(parsing: Data(text.utf8)) }
  }

  @Test("P01 bytes that are not UTF-8, keys that stand twice, and depth are refused")
  func limits() throws {
    #expect(throws: JSONFailure.malformed(byte: 1)) {
      try JSONValue(parsing: Data([0x22, 0xFF, 0x22]))
    }
    #expect(throws: JSONFailure.duplicateKey("a")) {
      try JSONValue(parsing: Data(#"{"a":1,"a":1}"#.utf8))
    }
    #expect(throws: JSONFailure.tooDeep(limit: 2)) {
      try JSONValue(parsing: Data("[[[]]]".utf8), maximumDepth: 2)
    }
    #expect(
      try JSONValue(parsing: Data("[[1]]".utf8), maximumDepth: 2) == .array([.array([.int(1)])]))
  }
}

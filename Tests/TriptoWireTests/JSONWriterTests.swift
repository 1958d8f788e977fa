import Foundation
import Testing
import TriptoWire

@Suite("PR33 the JSON writer")
struct JSONWriterTests {
  @Test(
    "PR33 every string survives",
    arguments: [
      "", "Åre", "\"\\/", "\n\r\t\u{8}\u{C}\u{0}\u{1F}\u{7F}", "👩‍🚀 é\u{301}", "\u{2028}\u{2029}",
      "</script>", String(repeating: "x", count: 5000),
    ])
  func strings(text: String) throws {
    #expect(try JSONDecoder().decode([String].self, from: Data([text].jsonBytes())) == [text])
  }

  @Test("PR33 control characters are escaped as JSON wants them")
  func escapes() {
    #expect("a\n\"\\\u{1}".jsonBytes() == Array(#""a\n\"\\\u0001""#.utf8))
  }

  @Test(
    "PR33 numbers: whole ones have no fraction, none are infinite",
    arguments: [
      (-6, "-6"), (0.8, "0.8"), (0, "0"), (-0.0, "0"), (1e300, "1e+300"), (.nan, "null"),
      (.infinity, "null"), (1_767_225_600_015, "1767225600015"), (-2.5, "-2.5"),
    ])
  func doubles(value: Double, text: String) {
    #expect(value.jsonBytes() == Array(text.utf8))
  }

  @Test("PR33 the ends of the integers survive", arguments: [Int.min, -1, 0, Int.max])
  func integers(value: Int) throws {
    #expect(try JSONDecoder().decode([Int].self, from: Data([value].jsonBytes())) == [value])
  }

  @Test("commas, null and absence come out right")
  func structure() {
    var json = JSONWriter()
    json.object { json in
      json.object(at: "empty") { _ in }
      json.nullable("none", nil as Int?)
      json.optional("absent", nil as Int?)
      json.flag("off", false)
      json.field("list", [[1, 2], []])
      json.flag("on", true)
      json.key(escaping: "a\"b")
      json.raw("{}".utf8)
      json.field("last", "x")
    }
    let text = #"{"empty":{},"none":null,"list":[[1,2],[]],"on":true,"a\"b":{},"last":"x"}"#
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
  }

  @Test("fragments are equal when their values are")
  func fragments() {
    let one = JSONFragment(bytes: Array(#"{"a":1,"b":[null]}"#.utf8))
    let same = JSONFragment(bytes: Array(#"{ "b": [null], "a": 1 }"#.utf8))
    let other = JSONFragment(bytes: Array(#"{"a":1}"#.utf8))
    let broken = JSONFragment(bytes: Array("{".utf8))
    #expect(one == same)
    #expect(one != other)
    #expect(one != broken)
    #expect(broken == broken)
  }
}

extension JSONWriter {
  fileprivate mutating func object(at key: StaticString, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }
}

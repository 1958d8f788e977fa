import Testing
import TriptoKernel
import TriptoVoice

@testable import TriptoHTTP

@Suite struct ClipAddressTests {
  private let clips = ClipAddress(secret: "one")
  private let id = AssetID(rawValue: "tts_0123456789abcdef")!

  @Test("an address is signed, and good with this signature only")
  func signature() throws {
    let path = clips.path(of: id)
    let match = try #require(
      path.wholeMatch(of: #//cache/tts_0123456789abcdef\.m4a\?s=([\w-]{22})/#))
    let signature = match.1
    #expect(clips.verify(signature, of: id))
    #expect(clips.path(of: id) == path)
    #expect(!clips.verify(signature, of: AssetID(rawValue: "tts_0123456789abcdee")!))
    #expect(!ClipAddress(secret: "two").verify(signature, of: id))
    for wrong in ["", "=", String(signature.dropLast()), signature + "A", signature + "="] {
      #expect(!clips.verify(wrong, of: id), "\(wrong)")
    }
  }

  @Test("ID8 the name of a text is its SHA-256 with the voice's")
  func name() {
    // printf 'Hej\0v' | sha256sum
    #expect(AssetID(text: "Hej", voiceId: "v").rawValue == "tts_051f0be04458da05")
    #expect(AssetID(text: "Hej", voiceId: "") != AssetID(text: "Hej", voiceId: "v"))
  }

  @Test(
    "single ranges, as players ask for them",
    arguments: [
      (nil, ByteRange.whole), ("bytes=0-", .part(0..<10)), ("bytes=0-0", .part(0..<1)),
      ("bytes=2-4", .part(2..<5)), ("bytes=5-99", .part(5..<10)), ("bytes=-3", .part(7..<10)),
      ("bytes=-99", .part(0..<10)), ("bytes=10-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
      ("bytes=99999999999999999999-", .unsatisfiable), ("bytes=4-2", .whole),
      ("bytes=0-1,3-4", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole), ("items=0-1", .whole),
      ("bytes=--1", .whole), ("bytes", .whole),
    ])
  func range(header: String?, expected: ByteRange) {
    #expect(ByteRange(header, of: 10) == expected)
  }

  @Test(
    "RE39 the language of a text: the voice, then å ä ö, then common words, else Swedish",
    arguments: [
      ("Where are we going?", nil, Language.en), ("Vart är vi på väg?", nil, .sv),
      ("The road to Malmö is long", nil, .sv), ("Då går de på", nil, .sv), ("Oslo", nil, .sv),
      ("Oslo", "en-gb", .en),
      ("Hvor er vi på vei?", nil, .nb), ("Jeg vet ikke", nil, .nb), ("Bjørn is here", nil, .nb),
      ("Oslo", "EN", .en), ("Where are you?", "sv", .sv), ("Where are you?", "Rachel", .en),
    ])
  func language(text: String, voice: String?, expected: Language) {
    #expect(Language(of: text, voiceId: voice) == expected)
  }
}

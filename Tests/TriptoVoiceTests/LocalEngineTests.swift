import Foundation
import Testing
import TriptoKernel

@testable import TriptoVoice

@Suite("EVE80: other programs of this machine that speak") struct LocalEngineTests {
  /// A WAV file of one sample, as printf writes it.
  private static let wave =
    #"RIFF\046\0\0\0WAVEfmt \020\0\0\0\001\0\001\0\042\126\0\0\104\254\0\0\002\0\020\0data\002\0\0\0\001\001"#

  private func piper(_ folder: TestFolder, voices: [String]) throws -> Piper {
    for voice in voices { try Data().write(to: folder.url.appendingPathComponent(voice)) }
    try folder.script(
      "piper",
      """
      echo "$@" >'\(folder.url.path)/asked'; cat >'\(folder.url.path)/said'; printf '\(Self.wave)' >"$4"
      """)
    return Piper(voices: folder.url, searchPath: folder.url.path + ":/usr/bin:/bin")
  }

  @Test("EVE80 piper speaks with the voice of the language, one line by stdin, WAV back")
  func piperSpeaks() async throws {
    let folder = try TestFolder()
    let engine = try piper(
      folder, voices: ["sv_SE-nst-medium.onnx", "sv_SE-nst-medium.onnx.json", "en_GB-alan.onnx"])
    try engine.check()
    #expect(engine.voice(for: .sv).name == "sv_SE-nst-medium")
    let text = SpokenText(parts: [
      .words("Nästa station:\nnågonstans."), .pause(300), .words("Håll i hatten."),
    ])
    let audio = try await engine.speak(text, in: .sv)
    #expect(audio.format == .wav && audio.bytes.count == 46)
    let said = try String(contentsOf: folder.url.appendingPathComponent("said"), encoding: .utf8)
    #expect(said == "Nästa station: någonstans. Håll i hatten.")
    let asked = try String(contentsOf: folder.url.appendingPathComponent("asked"), encoding: .utf8)
    #expect(asked.hasPrefix("--model \(folder.url.path)/sv_SE-nst-medium.onnx --output_file "))
  }

  @Test(
    "EVE80 piper is left out where a voice of the language is not found, and says what would help")
  func piperWithoutVoice() async throws {
    let folder = try TestFolder()
    let engine = try piper(folder, voices: ["en_GB-alan.onnx", "en_GB-alan.onnx.json"])
    #expect(engine.speaks(.en) && !engine.speaks(.sv))
    let error = await #expect(throws: SpeechError.self) {
      try await engine.speak(SpokenText(parts: [.words("hej")]), in: .sv)
    }
    #expect(error?.description.contains("sv_….onnx") == true)
    #expect(error?.endsEngine == false)
    let none = Piper(
      voices: folder.url.appendingPathComponent("nowhere"), searchPath: folder.url.path)
    #expect(throws: SpeechError.self) { try none.check() }
    #expect(throws: SpeechError.self) {
      try Piper(voices: folder.url, searchPath: "/nowhere").check()
    }
  }

  @Test("EVE80 say writes a WAV file with the voice of the language")
  func saySpeaks() async throws {
    let folder = try TestFolder()
    try folder.script(
      "say",
      """
      echo "$1 $2" >'\(folder.url.path)/asked'; cat "$4" >'\(folder.url.path)/said'; printf '\(Self.wave)' >"$6"
      """)
    let engine = Say(searchPath: folder.url.path + ":/usr/bin:/bin")
    try engine.check()
    let audio = try await engine.speak(SpokenText(parts: [.words("Hej då")]), in: .sv)
    #expect(audio.format == .wav && audio.bytes.count == 46)
    let asked = try String(contentsOf: folder.url.appendingPathComponent("asked"), encoding: .utf8)
    #expect(asked == "-v Alva\n")
    let said = try String(contentsOf: folder.url.appendingPathComponent("said"), encoding: .utf8)
    #expect(said == "Hej då")
  }
}

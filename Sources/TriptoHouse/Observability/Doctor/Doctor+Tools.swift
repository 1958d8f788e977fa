import Foundation
import TriptoKernel
import TriptoVoice

extension Doctor {
  /// A program that adds something to the game.
  struct Tool {
    let program: String
    let purpose: String
    let apt: String
    let brew: String
  }

  static let knownTools = [
    Tool(
      program: "espeak-ng", purpose: "speech without a key", apt: "espeak-ng", brew: "espeak-ng"),
    Tool(
      program: "ffmpeg", purpose: "smaller speech and music files", apt: "ffmpeg", brew: "ffmpeg"),
    Tool(
      program: "fluidsynth", purpose: "rendering the soundtrack anew", apt: "fluidsynth",
      brew: "fluid-synth"),
  ]

  /// The folders of `PATH`.
  public static var systemSearchPath: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map(String.init)
  }

  var tools: [Finding] {
    Self.knownTools.map { tool in
      let files = searchPath.map { "\($0)/\(tool.program)" }
      guard let file = files.first(where: FileManager.default.isExecutableFile) else {
        return Finding(
          tool.program, .optional, "not installed (\(tool.purpose))",
          remedy: "apt install \(tool.apt) / brew install \(tool.brew)")
      }
      return Finding(tool.program, .fine, "\(file) (\(tool.purpose))")
    }
  }
}

extension Doctor {
  /// Who will speak, and whether clips can be kept.
  var voice: [Finding] {
    guard configuration.voice == .on else {
      return [Finding("voice", .fine, "switched off; lines are shown only")]
    }
    return [speech, clips]
  }

  private static let remedy = "apt install espeak-ng ffmpeg / brew install espeak-ng ffmpeg"

  private var speech: Finding {
    let path = searchPath.joined(separator: ":")
    if let fault = VoiceCast.fault(of: ClipMaker(searchPath: path).check) {
      return Finding("voice", .warning, "\(fault); nothing is spoken", remedy: Self.remedy)
    }
    let cast = VoiceCast(configuration, searchPath: path).byLanguage
    let who = Language.allCases.map { language in
      let able = cast[language]?.filter { VoiceCast.fault(of: $0.check) == nil }.map(\.name) ?? []
      return (language.rawValue, able.joined(separator: ", then "))
    }
    guard who.allSatisfy({ !$0.1.isEmpty }) else {
      return Finding("voice", .warning, "no engine; nothing is spoken", remedy: Self.remedy)
    }
    let told = who.map { "\($0.0): \($0.1)" }.joined(separator: "; ")
    guard who.contains(where: { $0.1 == "espeak-ng" }) else {
      return Finding("voice", .fine, told)
    }
    return Finding(
      "voice", .optional, "\(told); a voice of piper would sound better here",
      remedy: "pip install piper-tts && python3 -m piper.download_voices --data-dir "
        + "'\(configuration.piperDirectory)' sv_SE-nst-medium en_GB-alan-medium")
  }

  private var clips: Finding {
    let path = configuration.clipsDirectory
    guard Self.canBeWritten(path) else {
      return Finding(
        "clips", .warning, "\(path) cannot be written; nothing is spoken",
        remedy: "set TTS_CACHE_DIR to a folder of yours")
    }
    return Finding("clips", .fine, path)
  }

  /// Whether a folder is there and writable, or could be made.
  static func canBeWritten(_ path: String) -> Bool {
    var existing = URL(fileURLWithPath: path).standardizedFileURL
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      existing.deleteLastPathComponent()
    }
    return Self.isFolder(existing) && FileManager.default.isWritableFile(atPath: existing.path)
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

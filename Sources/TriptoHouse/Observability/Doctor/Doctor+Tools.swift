import Foundation
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

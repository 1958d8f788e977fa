@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoKernel

/// A camera's look at the drawn screens: `zbarimg` reads them (scripts/setup.sh test).
@MainActor @Suite(.serialized) struct QRTests {
  @Test(
    "UI-H12 UI-X4 the code in the picture of the lobby leads to the game",
    arguments: [("lobby-empty", "qr"), ("lobby-code", "shared-qr")])
  func join(_ name: String, _ place: String) async throws {
    let scene = try #require(Scene.all.first { $0.name == name })
    let stage = try await Stage.playing(scene, .sv)
    for look in Look.all.prefix(4) {
      look.show(stage.view)
      let picture = Picture(stage.view, on: look.screen)
      let frame = try #require(picture.regions[place])
      let whole = try Self.reached(place, frame, stage.view, look)
      #expect(try Self.read(whole.picture, whole.frame) == "http://tv.local:3000/join/K7TM4P")
    }
    stage.view.close()
  }

  /// The same on a screen that is high enough to show all of the code.
  private static func reached(
    _ place: String, _ frame: CGRect, _ view: ViewHost, _ look: Look
  ) throws -> (picture: Picture, frame: CGRect) {
    var size = look.screen.size
    size.height += frame.maxY
    let high = Screen(size, safe: look.screen.safe, isRegular: look.screen.isRegular)
    let picture = Picture(view, on: high)
    return (picture, try #require(picture.regions[place]))
  }

  /// What a decoder finds in a part of a picture.
  private static func read(_ picture: Picture, _ frame: CGRect) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pgm")
    defer { try? FileManager.default.removeItem(at: file) }  // NB: the system clears the folder.
    try Data(pixels(picture, frame.insetBy(dx: -8, dy: -8))).write(to: file)
    let (decoder, out) = (Process(), Pipe())
    decoder.executableURL = URL(filePath: "/usr/bin/zbarimg")
    decoder.arguments = ["--raw", "--quiet", file.path]
    (decoder.standardOutput, decoder.standardError) = (out, FileHandle.nullDevice)
    try decoder.run()
    let data = out.fileHandleForReading.readDataToEndOfFile()
    decoder.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Two pixels to a point, as gray.
  private static func pixels(_ picture: Picture, _ frame: CGRect) -> [UInt8] {
    let (width, height) = (Int(frame.width * 2), Int(frame.height * 2))
    let head = Array("P5 \(width) \(height) 255\n".utf8)
    return head
      + (0..<height).flatMap { y in
        (0..<width).map { x in
          let point = CGPoint(
            x: frame.minX + (Double(x) + 0.5) / 2, y: frame.minY + (Double(y) + 0.5) / 2)
          let colour = picture.colour(at: point)
          return UInt8((colour.red + colour.green + colour.blue) / 3 * 255)
        }
      }
  }
}

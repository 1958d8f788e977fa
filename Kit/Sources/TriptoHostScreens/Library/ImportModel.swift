public import Observation
public import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// Packs of one's own: a template to fill in, a file to load, and what was wrong with it (RE27, UI-H62).
@MainActor @Observable
public final class ImportModel: Shown {
  public struct Refused: Equatable, Sendable {
    public let text: String
    /// Code, place and words of each fault, as the server says it.
    public let faults: [PackFault]
  }

  public private(set) var refused: Refused?
  public private(set) var isBusy = false
  public var title: String { app.messages.host.importTitle }
  public var why: String { app.messages.host.importWhy }
  public var choose: String { app.messages.host.chooseFile }
  public var exportTemplate: String { app.messages.host.exportTemplate }

  private unowned let app: HostApp

  init(_ app: HostApp) { self.app = app }

  /// A file that somebody has chosen.
  public func load(_ bytes: [UInt8]) async {
    guard !isBusy, let seat = app.seat else { return }
    (refused, isBusy) = (nil, true)
    defer { isBusy = false }
    guard let pack = try? JSONValue(parsing: bytes, mayRepeatKeys: true) else {
      refused = Refused(text: app.messages.host.importNotJSON, faults: [])
      return
    }
    do throws(APIError) {
      let id = try await app.api.importPack(pack, seat)
      app.commands.tell(app.messages.host.imported(name: id.rawValue), .news)
      await app.library.reload()
    } catch {
      refused = Refused(text: text(error), faults: error.packFaults)
    }
  }

  private func text(_ problem: APIError) -> String {
    let host = app.messages.host
    guard case .refused(let refusal) = problem else { return problem.ofContent(app.messages) }
    switch refusal.status {
    case 400: return host.importRefused
    case 409: return host.importConflict
    case 413: return host.importTooLarge
    default: return problem.ofContent(app.messages)
    }
  }

  /// The file's name, and a pack to fill in, in the stored format (DA14).
  public static let template = SavedFile(name: "tripto-pack.json", text: templateText)

  private static var templateText: String {
    let clues = Format.standard.levels.map { #"    { "level": \#($0), "text": "" }"# }
    return """
      {
        "roundId": "my-place",
        "destination": { "name": "", "country": "", "aliases": [] },
        "clues": [
      \(clues.joined(separator: ",\n"))
        ],
        "followups": [
          { "questionText": "", "options": ["", "", "", ""], "correctAnswer": "", "aliases": [] },
          { "questionText": "", "options": null, "correctAnswer": "", "aliases": [] }
        ]
      }

      """
  }
}

import Observation
import TriptoClient
import TriptoDesign
import TriptoScreens

/// A file that the app makes for its person.
public struct SavedFile: Equatable, Sendable {
  public let name: String
  public let text: String
}

// The night's record.
extension ToolsModel {
  /// The finished game as a file: every event with its time (EX32).
  public func saveRecord() async {
    guard record != nil, !isSaving, let seat = app.seat else { return }
    isSaving = true
    do throws(APIError) {
      let lines = try await app.api.replay(seat)
      file = SavedFile(name: "tripto-\(seat.joinCode).jsonl", text: lines)
    } catch {
      app.services.haptics.play(.error)
      app.commands.tell(text(of: error))
    }
    isSaving = false
  }

  /// It has been kept, or nobody wants it.
  public func putFileAway() { file = nil }

  private func text(of problem: APIError) -> String {
    if case .refused(let refusal) = problem, refusal.status == 404 {
      return app.messages.common.gameGone
    }
    return problem.text.words(app.messages)
  }
}

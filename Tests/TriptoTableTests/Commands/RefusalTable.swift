import TriptoKernel
import TriptoTestEvening

/// Who may say what and when, as the tables of SPEC 5.1 and 14.1 have it.
struct RefusalTable {
  struct Row: CustomStringConvertible, Sendable {
    let type: String
    /// A payload that is right.
    var payload: JSONValue = [:]
    /// One that is wrong, where there is one.
    var wrong: JSONValue?
    /// Where its payload is looked at though it cannot be done; the phase is right (EV15).
    var alsoRead: Set<Scene> = []
    /// Where it is accepted, or refused for its payload alone.
    let scenes: Set<Scene>
    /// What is refused with another code than INVALID_PHASE.
    var others: [Scene: String] = [:]

    var description: String { type }

    /// nil when it is accepted.
    func code(at scene: Scene) -> String? {
      if let code = others[scene] { return code }
      return scenes.contains(scene) ? nil : "INVALID_PHASE"
    }

    func codeOfWrongPayload(at scene: Scene) -> String {
      alsoRead.contains(scene) ? "VALIDATION_ERROR" : code(at: scene) ?? "VALIDATION_ERROR"
    }
  }

  private static let all = Set(Scene.allCases)
  /// ROUND_INTRO to SCOREBOARD.
  private static let inPlay = all.subtracting([.lobby, .finale, .roundEnd])
  private static let clues: Set<Scene> = [.intro, .clue, .lastClue, .hold, .brake, .afterLock]

  static let host = [
    // EV3
    Row(type: "HOST_START_GAME", scenes: [.lobby]),
    // EV4, ST5, ST28
    Row(type: "HOST_NEXT_CLUE", scenes: clues),
    // EV8
    Row(
      type: "HOST_SELECT_CONTENT_PACK",
      payload: ["contentPackId": .string(TestPack.beta.id)], wrong: ["contentPackId": 7],
      scenes: [.lobby]),
    // EV9
    Row(type: "NEXT_DESTINATION", scenes: [.scoreboard, .departure]),
    // EV10
    Row(type: "END_GAME", scenes: inPlay),
    // EV11
    Row(
      type: "HOST_MUSIC_GAIN_SET", payload: ["gainDb": -10], wrong: ["gainDb": "loud"], scenes: all),
    Row(type: "MUSIC_GAIN_SET", payload: ["gainDb": -10], wrong: [:], scenes: all),
    // EV12, ST32, ST34
    Row(type: "HOST_PAUSE", scenes: inPlay),
    Row(
      type: "HOST_RESUME", scenes: [],
      others: Dictionary(uniqueKeysWithValues: all.map { ($0, "INVALID_OPERATION") })),
    // EV13, EV14, ST35
    Row(type: "HOST_SKIP", wrong: ["target": 5], scenes: inPlay),
    Row(type: "HOST_FORCE_REVEAL", scenes: clues),
    // EX18, EX20, EX23
    Row(
      type: "HOST_LOBBY_LOCK", payload: ["locked": .bool(true)], wrong: ["locked": 1], scenes: all),
    Row(
      type: "HOST_SETTINGS_SET", payload: ["settings": ["extraTime": 2]], wrong: ["settings": 1],
      scenes: all),
    Row(type: "HOST_HANDOVER", scenes: all),
    // EX21, EX22
    Row(type: "HOST_REPLAY_CLUE", scenes: [.clue, .lastClue, .hold, .afterLock]),
    Row(
      type: "HOST_EXTEND_TIMER", payload: ["addMs": 5_000], wrong: ["addMs": 4_999],
      alsoRead: [.afterLock, .beforeName, .questionGap, .lastQuestion],
      scenes: [.clue, .lastClue, .hold, .brake, .question]),
  ]
}

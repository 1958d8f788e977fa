import TriptoAuthoring
import TriptoWire

/// How a batch looks from outside (RE29, RE61).
extension GenerationBatch {
  /// RE29, and what newer pages need: `stages`, `count`, `done`, `destinations`.
  var body: JSONValue {
    let item = items[current]
    let made = items.last { $0.state == .completed }
    var fields: [String: JSONValue] = [
      "generateId": .string(id), "status": .string(status),
      "currentStep": .int(item.job.stage.step), "totalSteps": .int(GenerateStatus.totalSteps),
      "currentStepDescription": .string(Self.steps(language)[item.job.stage.step - 1]),
      "count": .int(items.count),
      "done": .int(items.count(where: \.state.isOver)),
      "createdAtMs": .int(Int(createdAtMs)),
      "stages": .array(Self.steps(language).map { .string($0) }),
      "destinations": .array(items.map { $0.body(language) }),
    ]
    if isOver { fields["contentPackId"] = made.map { JSONValue.string($0.job.id) } }
    if status == "failed" {
      fields["error"] = .string(items.compactMap { $0.error?[language] }.first ?? cancelled)
    }
    return .object(fields)
  }

  private var cancelled: String { language == "en" ? "Cancelled" : "Avbruten" }

  /// The names that v1 knows (RE29), and the same in English.
  static func steps(_ language: String?) -> [String] {
    language == "en"
      ? [
        "Choosing destination", "Writing clues", "Verifying facts", "Writing follow-ups",
        "Anti-leak check",
      ]
      : [
        "Väljer destination", "Genererar ledtrådar", "Verifierar fakta", "Skapar följdfrågor",
        "Anti-leak kontroll",
      ]
  }
}

extension GenerationBatch.Item {
  fileprivate func body(_ language: String?) -> JSONValue {
    var fields: [String: JSONValue] = [
      "roundId": .string(job.id), "status": .string(state.rawValue),
      "step": .int(job.stage.step),
    ]
    fields["name"] = name.map { JSONValue.string($0[language]) }
    fields["error"] = error.map { JSONValue.string($0[language]) }
    return .object(fields)
  }
}

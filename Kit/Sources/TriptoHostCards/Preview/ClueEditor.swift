package import TriptoClient
package import TriptoDesign
import TriptoKernel
package import TriptoWire

/// One clue in the host's own words, in the languages of the pack (UI-H50, RE54).
public struct ClueEditor: Equatable, Sendable {
  public enum FieldName: Sendable { case text, textEn }

  public struct Field: Equatable, Sendable, Identifiable {
    public let id: FieldName
    /// *Svenska*.
    public let label: String
    public let text: String
    /// *61 av 180 tecken*.
    public let length: String
    public let isTooLong: Bool
    public let problems: [Problem]
  }

  /// What the checks have against it, in words for a host, and exactly.
  public struct Problem: Equatable, Sendable {
    public let text: String
    public let detail: String
  }

  /// As many characters as a clue may have (P23).
  static let longest = 180

  public let points: Int
  public let fields: [Field]
  public let error: String?
  /// What lies in neither field.
  public let problems: [Problem]
  public let why: String
  public let save: String
  public let cancel: String
  public let canSave: Bool
  public let isBusy: Bool

  /// What is behind it.
  package struct Draft: Equatable {
    package var original: ClueTexts
    package var text: String
    package var textEn: String
    package var refusal: APIError?

    package init(_ clue: ClueTexts) {
      (original, text, textEn) = (clue, clue.text, clue.textEn ?? "")
    }

    var isChanged: Bool { text != original.text || textEn != original.textEn ?? "" }
    var isEmpty: Bool { !text.contains { !$0.isWhitespace } }
  }

  package init(_ draft: Draft, isBusy: Bool, _ messages: Messages) {
    let host = messages.host
    let faults = draft.refusal?.packFaults ?? []
    points = draft.original.points
    fields = [
      Self.field(.text, Language.sv, draft.text, faults, host),
      Self.field(.textEn, Language.en, draft.textEn, faults, host),
    ]
    error = draft.refusal?.ofClues(messages)
    problems = Self.problems(faults, nil, host)
    (why, save, cancel) = (host.clueEditWhy, host.saveClue, messages.common.cancel)
    canSave = !isBusy && draft.isChanged && !draft.isEmpty
    self.isBusy = isBusy
  }

  private static func field(
    _ name: FieldName, _ language: Language, _ text: String, _ faults: [PackFault],
    _ host: HostMessages
  ) -> Field {
    let scalars = text.unicodeScalars
    let spaces = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let count = scalars.drop(while: spaces).reversed().drop(while: spaces).count
    return Field(
      id: name, label: language.ownName, text: text,
      length: host.charactersOf(a: count, b: longest), isTooLong: count > longest,
      problems: problems(faults, name, host))
  }

  /// NB: a word that stands ten times is one mistake.
  private static func problems(
    _ faults: [PackFault], _ field: FieldName?, _ host: HostMessages
  ) -> [Problem] {
    var found: [Problem] = []
    for fault in faults where fault.field == field {
      if found.contains(where: { $0.detail == fault.message }) { continue }
      found.append(Problem(text: fault.text(host), detail: fault.message))
    }
    return found
  }
}

extension APIError {
  package var packFaults: [PackFault] {
    if case .refused(let refusal) = self { refusal.packFaults } else { [] }
  }

  /// Why changed clues were not saved.
  package func ofClues(_ messages: Messages) -> String {
    guard case .refused(let refusal) = self else { return ofContent(messages) }
    switch refusal.status {
    case 400: return messages.host.clueRefused
    case 409: return messages.host.clueInPlay
    default: return ofContent(messages)
    }
  }
}

extension PackFault {
  /// The field that it is about; nil when it lies elsewhere.
  fileprivate var field: ClueEditor.FieldName? {
    guard path.hasPrefix("clues[") else { return nil }
    return path.hasSuffix(".textEn") ? .textEn : .text
  }

  /// Codes that nobody expects here get a general line.
  fileprivate func text(_ host: HostMessages) -> String {
    switch code {
    case "L01", "L02", "L03", "L04", "L05": host.problemLeak
    case "L10", "L11": host.problemEarly
    case "L20": host.problemSuperlative
    case "L21": host.problemNumber
    case "L22": host.problemLanguages
    case "L30", "L32": host.problemAnswer
    case "L40", "P23": host.problemLong
    case "L42": host.problemPhrase
    case "P22": host.problemMissing
    case "P24": host.problemCharacters
    default: host.problemOther
    }
  }
}

public import TriptoContent
public import TriptoKernel

/// Something true of a place or its country, with the rows of open data that say so.
public struct Fact: Sendable, Equatable {
  /// As in `BG.symbol`; unique in a ``FactBook``.
  public let id: String
  /// As in `symbol`, `rank`, `country`.
  public let predicate: String
  /// Facts with one key tell the same, or one would answer a question about the other; a pack uses
  /// one of them.
  public let key: String
  /// The clues it may stand in; none for facts that are only asked for.
  public let levels: [Int]
  public let statement: LocalText
  /// Words for the gaps of a template, by language and name.
  public let slots: [Language: [String: String]]
  /// The values of the claim.
  public let object: JSONValue
  /// Rows of `geonames` or `factbook`: dataset, record, field, value.
  public let rows: [JSONValue]
  /// What a question about it can be answered with; several for a list.
  public let answers: [LocalText]
  /// Wrong options of its own; empty where other countries lend theirs.
  public let options: [LocalText]
  /// Swedish words that would be right as well, and so are no wrong options.
  public let alsoTrue: [String]

  /// Nil when a field is missing or of another shape.
  init?(_ json: JSONValue, owner: String, number: Int) {
    guard let predicate = json["predicate"]?.text, let statement = LocalText(json["statement"]),
      case .array(let levels)? = json["levels"], case .array(let rows)? = json["rows"],
      !rows.isEmpty
    else { return nil }
    id = number == 0 ? "\(owner).\(predicate)" : "\(owner).\(predicate).\(number)"
    self.predicate = predicate
    key = json["key"]?.text ?? predicate
    self.levels = levels.compactMap { $0.text.flatMap { Int($0) } }
    self.statement = statement
    slots = [.sv: json["sv"]?.texts ?? [:], .en: json["en"]?.texts ?? [:]]
    object = json["object"] ?? .object([:])
    self.rows = rows
    let answer = json["answer"].flatMap(LocalText.init(pair:))
    answers = answer.map { [$0] } ?? json["answers"]?.pairs ?? []
    options = json["options"]?.pairs ?? []
    alsoTrue = json["alsoTrue"]?.elements.compactMap(\.text) ?? []
  }
}

extension LocalText {
  /// `{"sv": …, "en": …}`
  init?(_ json: JSONValue?) {
    guard let sv = json?["sv"]?.text, let en = json?["en"]?.text else { return nil }
    self.init(sv: sv, en: en)
  }

  /// `["…", "…"]`, Swedish first.
  init?(pair json: JSONValue) {
    let texts = json.elements.compactMap(\.text)
    guard texts.count == 2 else { return nil }
    self.init(sv: texts[0], en: texts[1])
  }
}

extension JSONValue {
  var pairs: [LocalText] { elements.compactMap(LocalText.init(pair:)) }

  /// The texts of an object.
  var texts: [String: String] {
    if case .object(let fields) = self { fields.compactMapValues(\.text) } else { [:] }
  }
}

public import TriptoKernel

/// A place to guess, as a game keeps it: everything that would give it away is a `Secret`.
public struct Destination: Sendable, Equatable {
  public let packID: Secret<String>
  public let name: Secret<String>
  public let country: Secret<String>
  public let aliases: Secret<[String]>
  /// Where it is on the map, when the pack says so.
  public let position: Secret<Position?>
  /// A text for each level of the format. Secret until shown (PR30 by the same reasoning).
  public let clues: [Secret<String>]
  public let questions: [Question]
  /// What the host of the show can say here and nowhere else.
  public let banter: Secret<[Remark]>
  /// What is shown of it once it has been named.
  public let scenery: Secret<Scenery?>
  /// Three other places that a child may take it for; empty where there are too few (EVE46).
  public let choices: Secret<[String]>
}

/// A line of a pack for one moment of the show; the category is the pack's word for it.
public struct Remark: Sendable, Equatable, Codable, Unprintable {
  public var category: String
  public var text: String

  public init(category: String, text: String) {
    self.category = category
    self.text = text
  }
}

/// A follow-up question. `options == nil` means open text (RE25).
public struct Question: Sendable, Equatable {
  public let text: Secret<String>
  public let options: Secret<[String]?>
  public let correctAnswer: Secret<String>
  public let aliases: Secret<[String]>
  /// What there is to know about it, told with its result.
  public let explanation: Secret<String?>
}

/// A destination on its way into a game and in the journal: plain, so it never reaches a view, and
/// nothing prints it.
public struct DestinationRecord: Sendable, Equatable, Codable, Unprintable {
  public struct QuestionRecord: Sendable, Equatable, Codable, Unprintable {
    public var text: String
    public var options: [String]?
    public var correctAnswer: String
    public var aliases: [String]
    /// Nil in journals of older builds, too.
    public var explanation: String?

    public init(
      text: String, options: [String]?, correctAnswer: String, aliases: [String],
      explanation: String? = nil
    ) {
      self.text = text
      self.options = options
      self.correctAnswer = correctAnswer
      self.aliases = aliases
      self.explanation = explanation
    }
  }

  public var packID: String
  public var name: String
  public var country: String
  public var aliases: [String]
  public var position: Position?
  public var clues: [String]
  public var questions: [QuestionRecord]
  /// Nil in journals of older builds.
  public var banter: [Remark]?
  /// Nil in journals of older builds.
  public var scenery: Scenery?
  /// Nil in journals of older builds, and where no child may play.
  public var choices: [String]?

  /// - Parameter clues: exactly five texts, for 10, 8, 6, 4 and 2 points.
  public init(
    packID: String, name: String, country: String, aliases: [String],
    position: Position? = nil, clues: [String], questions: [QuestionRecord],
    banter: [Remark]? = nil, scenery: Scenery? = nil, choices: [String]? = nil
  ) {
    self.packID = packID
    self.name = name
    self.country = country
    self.aliases = aliases
    self.position = position
    self.clues = clues
    self.questions = questions
    self.banter = banter
    self.scenery = scenery
    self.choices = choices
  }

  package var sealed: Destination {
    Destination(
      packID: Secret(packID), name: Secret(name), country: Secret(country),
      aliases: Secret(aliases), position: Secret(position), clues: clues.map(Secret.init),
      questions: questions.map {
        Question(
          text: Secret($0.text), options: Secret($0.options),
          correctAnswer: Secret($0.correctAnswer), aliases: Secret($0.aliases),
          explanation: Secret($0.explanation))
      },
      banter: Secret(banter ?? []), scenery: Secret(scenery), choices: Secret(choices ?? []))
  }
}

import TriptoClient
public import TriptoDesign
public import TriptoScreens

/// The host's seat of an existing game: by its code, and by a second one when somebody has the seat (UI-H6–UI-H11,
/// EX23).
public struct JoinSheet: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case code
    /// The game whose seat is taken: then the handover code is asked for.
    case handover(of: String)
    /// The code that a screen shows, to bring the game there (UI-H67).
    case screen(address: String)
  }

  public let kind: Kind
  public internal(set) var entry: CodeEntry
  /// Why the code did not do; the sheet and the code stay (UI-E15).
  public package(set) var error: String?
  public package(set) var isBusy = false

  public let title: String
  public let hint: String
  /// What voices say of the field.
  public let fieldLabel: String
  public let joinLabel: String
  public let cancelLabel: String
  /// What voices say of the circles.
  public internal(set) var circlesLabel: String

  public let joinSymbol = Symbol.join
  public let sheetSymbol: Symbol

  package init(_ kind: Kind, _ messages: Messages) {
    self.kind = kind
    let host = messages.host
    entry = CodeEntry(length: kind.length)
    switch kind {
    case .code:
      (title, hint, joinLabel) = (host.enterCode, host.codeHint, host.join)
      sheetSymbol = .codeSheet
    case .handover:
      (title, hint, joinLabel) = (host.handoverCode, host.handoverHint, host.handoverTake)
      sheetSymbol = .host
    case .screen(let address):
      title = host.showOnScreen
      (hint, joinLabel) = (host.screenHint(url: address), host.showGame)
      sheetSymbol = .broadcast
    }
    if case .screen = kind { fieldLabel = host.screenCode } else { fieldLabel = hint }
    cancelLabel = messages.common.cancel
    circlesLabel = entry.label(messages)
  }

  /// *Gå med* is enabled and filled.
  public var canJoin: Bool { entry.isComplete && !isBusy }

  package mutating func type(_ text: String, _ messages: Messages) {
    entry.type(text)
    error = nil
    circlesLabel = entry.label(messages)
  }

  /// The same in another language, with what was typed.
  package func inLanguage(of messages: Messages) -> JoinSheet {
    var sheet = JoinSheet(kind, messages)
    (sheet.entry, sheet.isBusy) = (entry, isBusy)
    sheet.circlesLabel = entry.label(messages)
    return sheet
  }
}

extension JoinSheet.Kind {
  fileprivate var length: Int {
    switch self {
    case .code, .handover: GameCode.length
    case .screen: GameCode.screenLength
    }
  }
}

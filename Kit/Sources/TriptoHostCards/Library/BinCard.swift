package import TriptoClient
package import TriptoDesign
public import TriptoKernel
package import TriptoWire

/// What was taken out of the library, and the ways back (UI-H70, RE65, RE66).
public struct BinCard: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public let id: PackID
    public let title: String
    public let when: String
    public let bringBack: String
    public let bringBackLabel: String
  }

  /// *{name} är borttaget*, or that it has come back.
  public let news: String?
  /// *Ångra*, for a while.
  public let undo: String?
  public let error: String?
  /// *Borttagna resmål (n)*; nil without any.
  public let title: String?
  public let rows: [Row]

  package struct Removed: Equatable {
    package var id: PackID
    /// As the library called it: a number while titles are hidden.
    package var title: String

    package init(id: PackID, title: String) { (self.id, self.title) = (id, title) }
  }

  /// What is behind it.
  package struct Deleted: Equatable {
    package enum Trouble: Equatable {
      case refused(APIError)
      case gone(String)
    }

    package var packs: [DeletedPackSummary] = []
    package var last: Removed?
    /// What has just come back.
    package var back: String?
    package var trouble: Trouble?

    package init() {}
  }

  package init(_ deleted: Deleted, isSecret: Bool, _ messages: Messages) {
    let host = messages.host
    news =
      deleted.last.map { host.packDeleted(name: $0.title) }
      ?? deleted.back.map { host.broughtBack(name: $0) }
    undo = deleted.last == nil ? nil : host.undo
    error = deleted.trouble.map { trouble in
      switch trouble {
      case .refused(let problem): problem.ofContent(messages)
      case .gone(let name): host.cannotBringBack(name: name)
      }
    }
    title = deleted.packs.isEmpty ? nil : host.deletedPacks(n: deleted.packs.count)
    rows = deleted.packs.enumerated().map { at, pack in
      let title = Self.title(pack, at, isSecret: isSecret, host)
      return Row(
        id: pack.roundId, title: title,
        when: host.deletedAt(date: messages.language.shownDay(pack.deletedAtMs)),
        bringBack: host.bringBack, bringBackLabel: host.bringBackOf(name: title))
    }
  }

  private static func title(
    _ pack: DeletedPackSummary, _ at: Int, isSecret: Bool, _ host: HostMessages
  ) -> String {
    isSecret
      ? host.hiddenDeleted(i: at + 1) : "\(pack.destinationName), \(pack.destinationCountry)"
  }
}

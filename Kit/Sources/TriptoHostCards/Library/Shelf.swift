package import TriptoClient
package import TriptoDesign
package import TriptoKernel
import TriptoScreens
package import TriptoWire

/// The library and tonight's journey as the server has them, and the changes that it does not have yet.
package struct Shelf: Equatable {
  package enum Trouble: Equatable {
    case refused(APIError)
    /// A draw that found nothing.
    case nothingDrawn
  }

  /// How many a journey may have (RE35).
  package static let mostDestinations = 5

  /// nil while the library is on its way.
  package var packs: [PackSummary]?
  /// The plan that the server has; nil for a place that this seat may not know (RE37).
  package var stored: [PackID?] = []
  /// Changes that are not stored yet.
  package var draft: [PackID]?
  package var trouble: Trouble?
  /// What the stored plan gives away of itself (EVE92).
  package var warnings: [String] = []
  /// Titles stay hidden until somebody who may know them asks (UI-E20).
  package var isSecret = true
  package var typed = ""
  /// What the server tells of places beside their names.
  package var traits: [PackID: PackTraits] = [:]
  package var wanted: [LibraryFilter.Kind: String] = [:]
  /// Where a drawn journey may go; nil: anywhere.
  package var drawnRegion: Region?

  package init() {}

  /// In playing order, changes included.
  package var picked: [PackID?] { draft ?? stored }
  /// A journey with places that this seat may not know can only be cleared.
  package var isClosed: Bool { picked.contains(nil) }
  package var isFull: Bool { picked.count >= Self.mostDestinations }

  /// What a pack is called on the screen: its place, or its number while names are hidden (UI-E20).
  package func title(_ id: PackID?, _ messages: Messages) -> String {
    guard let id else { return messages.host.hiddenText }
    guard let at = packs?.firstIndex(where: { $0.roundId == id }), let pack = packs?[at] else {
      return isSecret ? messages.host.hiddenText : id.rawValue
    }
    guard isSecret else { return "\(pack.destinationName), \(pack.destinationCountry)" }
    let known = traitsText(id, messages.host)
    return known.isEmpty ? messages.host.hiddenPack(i: at + 1) : known
  }
}

extension Shelf.Trouble {
  func text(_ messages: Messages) -> String {
    switch self {
    case .refused(let problem): problem.ofContent(messages)
    case .nothingDrawn: messages.host.drawNone
    }
  }
}

extension APIError {
  /// Why a call about a pack or the plan came to nothing (UI-A11).
  package func ofContent(_ messages: Messages) -> String {
    if case .refused(let refusal) = self, refusal.status == 404 {
      return messages.errors.errorInvalidContentPack
    }
    return text.words(messages)
  }
}

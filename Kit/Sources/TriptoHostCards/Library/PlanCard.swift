import TriptoClient
package import TriptoDesign
import TriptoKernel
public import TriptoWire

/// Tonight's journey: stops in order, to move and to remove (UI-H62, EVE92).
public struct PlanCard: Equatable, Sendable {
  public struct Stop: Equatable, Sendable, Identifiable {
    /// From 1.
    public let id: Int
    public let title: String
    /// nil where it cannot be moved that way.
    public let moveUp: String?
    public let moveDown: String?
    /// nil in a journey that can only be cleared.
    public let remove: String?
  }

  public let title: String
  /// *Redo med {n} resmål*, or that nothing is chosen.
  public let status: String
  public let isReady: Bool
  /// The server has all of it.
  public let isStored: Bool
  public let error: String?
  /// What it gives away of itself.
  public let warnings: [String]
  public let stops: [Stop]
  /// *Spela {n} resmål*; nil in an evening, which stores changes as they are made.
  public let save: String?
  public let clear: String
  public let drawTitle: String
  public let drawWhy: String
  public let draw: String
  public let drawRegionLabel: String
  /// Where it may go; all of them mixed is nil (RE32).
  public let drawRegions: [GenerateCard.Option<Region?>]

  package init(_ shelf: Shelf, isEvening: Bool, _ messages: Messages) {
    let (host, picked) = (messages.host, shelf.picked)
    (title, isReady, isStored) = (host.plan, !picked.isEmpty, shelf.draft == nil)
    status = picked.isEmpty ? host.noContent : host.readyWith(n: picked.count)
    error = shelf.trouble?.text(messages)
    warnings = shelf.warnings
    stops = picked.enumerated().map { at, id in
      let title = shelf.title(id, messages)
      let isFixed = shelf.isClosed
      return Stop(
        id: at + 1, title: title,
        moveUp: at == 0 || isFixed ? nil : host.moveUp(name: title),
        moveDown: at == picked.count - 1 || isFixed ? nil : host.moveDown(name: title),
        remove: isFixed ? nil : "\(host.planRemove): \(title)")
    }
    save = isEvening ? nil : host.usePacks(n: picked.count)
    (clear, drawTitle, drawWhy, draw) = (host.clear, host.draw, host.drawWhy, host.drawGo)
    drawRegionLabel = host.region
    drawRegions = GenerateCard.Option<Region?>.regions(chosen: shelf.drawnRegion, host)
  }
}

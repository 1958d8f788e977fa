import TriptoDesign
import TriptoKernel
import TriptoWire

/// The station sign that turns to the name, letter by letter (UI-T13).
public struct StationSign: Equatable, Sendable {
  /// *Resmålet är …*.
  public let lead: String
  /// nil before it turns.
  public let name: String?
  public let country: String?
  /// px at 1080p: as large as the sign can hold.
  public let letterSize: Int

  init(_ view: TVView, name: String, country: String?, isOpened: Bool) {
    lead = view.tv.destinationIs
    self.name = isOpened ? name : nil
    self.country = isOpened ? country : nil
    letterSize = min(150, Int(1560 / (Double(max(1, name.count)) * 0.86)))
  }
}

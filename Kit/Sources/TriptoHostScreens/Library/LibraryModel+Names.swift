import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// The names of the places, and finding one.
extension LibraryModel {
  /// *Visa namnen*, asked about once a game, or *Dölj namnen* (UI-E20).
  public func pressNames() {
    let isKnown = app.services.preferences.text(.namesShown) == app.seat?.sessionId.rawValue
    if shelf.isSecret, !isKnown {
      namesQuestion = app.messages.host.showNamesSure
    } else {
      shelf.isSecret.toggle()
      renew()
    }
  }

  public func confirmNames() {
    guard namesQuestion != nil else { return }
    namesQuestion = nil
    app.services.preferences.keep(app.seat?.sessionId.rawValue, .namesShown)
    shelf.isSecret = false
    renew()
  }

  public func keepSecret() { namesQuestion = nil }

  /// Only places of a region, a difficulty or a theme; "" is anything (UI-E20).
  public func want(_ option: String, _ kind: LibraryFilter.Kind) {
    shelf.wanted[kind] = option.isEmpty ? nil : option
    renew()
  }

  public func search(_ typed: String) {
    shelf.typed = typed
    renew()
  }
}

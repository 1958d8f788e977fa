public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// *Tidigare resor*: what this household has played, page by page (UI-E24, RE64, RE67).
@MainActor @Observable
public final class PastTripsModel: Shown {
  /// nil: the list is not open.
  public private(set) var sheet: PastTrips?
  /// What the button that opens it says.
  public var label: String { app.messages.host.pastTrips }

  private unowned let app: HostApp
  @ObservationIgnored private var fetched = PastTrips.Fetched()
  /// Which opening of the list it is: an answer to an earlier one is none.
  @ObservationIgnored private var opening = 0

  init(_ app: HostApp) { self.app = app }

  public func open() async {
    opening += 1
    fetched = PastTrips.Fetched()
    sheet = PastTrips(fetched, app.messages)
    await load()
  }

  public func close() {
    opening += 1
    show(\.sheet, nil)
  }

  /// The first page, the next one, or the one that failed.
  public func load() async {
    guard sheet != nil, !fetched.isLoading else { return }
    let before = fetched.journeys?.last?.playedAtMs
    (fetched.isLoading, fetched.hasFailed) = (true, false)
    renew()
    await ask { app, household throws(APIError) in
      let page = try await app.api.pastJourneys(household: household, before: before)
      return { fetched in
        fetched.journeys = (fetched.journeys ?? []) + page
        fetched.hasMore = page.count == HostAPI.historyPage
      }
    }
  }

  /// *Ta bort ur listan* is asked about first.
  public func askToRemove(_ trip: PastTrip) {
    fetched.asked = trip.id
    renew()
  }

  public func keep() {
    fetched.asked = nil
    renew()
  }

  public func remove() async {
    guard let id = fetched.asked else { return }
    (fetched.asked, fetched.hasFailed) = (nil, false)
    renew()
    await ask { app, household throws(APIError) in
      try await app.api.removeJourney(id, household: household)
      return { $0.journeys?.removeAll { $0.journeyId == id } }
    }
  }

  /// Also for another language.
  func renew() {
    guard sheet != nil else { return }
    show(\.sheet, PastTrips(fetched, app.messages))
  }

  private typealias Change = (inout PastTrips.Fetched) -> Void

  private func ask(
    _ call: @MainActor (HostApp, String) async throws(APIError) -> Change
  ) async {
    let asked = opening
    let household = await app.services.household()
    do throws(APIError) {
      let change = try await call(app, household)
      guard asked == opening else { return }
      change(&fetched)
    } catch {
      guard asked == opening else { return }
      fetched.hasFailed = true
    }
    fetched.isLoading = false
    renew()
  }
}

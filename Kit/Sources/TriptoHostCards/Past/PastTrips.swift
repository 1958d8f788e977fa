import TriptoClient
package import TriptoDesign
import TriptoKernel
package import TriptoWire

/// The list of past journeys, as far as it has been fetched (UI-E24).
public struct PastTrips: Equatable, Sendable {
  public let title: String
  public let trips: [PastTrip]
  /// *Hämtar…*, before the first answer.
  public let loading: String?
  /// *Inga resor än. Den första börjar i kväll.*
  public let emptyText: String?
  public let failedText: String?
  /// *Försök igen*, or *Visa fler*; nil where there is nothing more to fetch.
  public let loadLabel: String?
  /// *Ta bort resan ur listan?*, while it is asked about a journey.
  public let question: String?

  /// What is behind it.
  package struct Fetched: Equatable {
    /// nil: there is no answer yet.
    package var journeys: [PastJourney]?
    package var isLoading = false
    /// The last call was in vain.
    package var hasFailed = false
    package var hasMore = false
    /// The journey to be removed, if that is confirmed.
    package var asked: String?

    package init() {}
  }

  package init(_ fetched: Fetched, _ messages: Messages) {
    let (host, journeys) = (messages.host, fetched.journeys)
    title = host.pastTrips
    trips = (journeys ?? []).map { PastTrip($0, messages) }
    loading = journeys == nil && fetched.isLoading ? host.loading : nil
    emptyText = journeys?.isEmpty == true && !fetched.hasFailed ? host.pastNone : nil
    failedText = fetched.hasFailed ? host.pastFailed : nil
    loadLabel = fetched.hasFailed ? messages.common.tryAgain : fetched.hasMore ? host.pastMore : nil
    question = fetched.asked == nil ? nil : host.pastRemoveSure
  }
}

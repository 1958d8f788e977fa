public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
public import TriptoKernel
public import TriptoScreens
public import TriptoWire

/// The job at work on the server, or else the newest, looked at every other second while it works; it outlives the app
/// (UI-H63, RE29, RE61).
@MainActor @Observable
public final class GenerationModel: Shown {
  public private(set) var card: GenerateCard

  static let pollMs = 2000.0
  /// Typing rests for so long before the server is asked.
  static let restMs = 350.0

  private unowned let app: HostApp
  @ObservationIgnored private var work = GenerateCard.Work()
  @ObservationIgnored private var owner: Seat?
  @ObservationIgnored private var isWatched = false
  @ObservationIgnored private var next: Task<Void, Never>?
  @ObservationIgnored private var finished = 0
  @ObservationIgnored private var asking: Task<Void, Never>?

  init(_ app: HostApp) {
    self.app = app
    card = GenerateCard(GenerateCard.Work(), Shelf(), app.messages)
  }

  /// The page is looked at.
  public func appear() async {
    isWatched = true
    if owner != app.seat { (owner, work, finished) = (app.seat, GenerateCard.Work(), 0) }
    await look()
  }

  public func disappear() {
    isWatched = false
    next?.cancel()
  }

  public func choose(count: Int) { change { $0.count = count } }
  public func choose(region: Region?) { change { $0.region = region } }

  /// *Vart vill ni?*: once typing rests, the server says what the place is to it (UI-E22).
  public func type(place: String) {
    change { ($0.place, $0.found) = (String(place.prefix(GenerateCard.longestPlace)), nil) }
    asking?.cancel()
    guard work.typed != nil else { return }
    asking = app.services.after(Self.restMs) { [app] in app.during { await $0.generation.find() } }
  }

  private func find() async {
    guard let seat = owner, let typed = work.typed else { return }
    do throws(APIError) {
      let found = try await app.api.places(typed, seat)
      if work.typed == typed { change { $0.found = found } }
    } catch {
      // NB: an older server does not know the question, and what is wrong with a place the order itself says.
      if error == .unreachable { change { $0.lost = error } }
    }
  }

  /// A place that the library has is to be played.
  public func play(_ id: PackID) { app.library.playAlone(id) }

  /// *Skriv dem*.
  public func start() async {
    guard card.form?.canGo == true else { return }
    let (count, regions) = (work.count, work.region.map { [$0] } ?? [])
    let place = work.typed
    await act { api, seat throws(APIError) in
      _ = try await api.startJob(count: count, regions: regions, place: place, seat)
    }
  }

  /// *Sluta skriva*; what is finished stays (RE62).
  public func cancel() async {
    guard let id = work.job?.generateId, card.progress != nil else { return }
    await act { api, seat throws(APIError) in _ = try await api.cancelJob(id, seat) }
  }

  /// *Försök igen*, with what failed (RE63).
  public func retry() async {
    guard let id = work.job?.generateId, card.retry != nil else { return }
    await act { api, seat throws(APIError) in _ = try await api.retryJob(id, seat) }
  }

  /// Also for another language, and when the library changes.
  func renew() { show(\.card, GenerateCard(work, app.library.shelf, app.messages)) }

  private func change(_ change: (inout GenerateCard.Work) -> Void) {
    change(&work)
    renew()
  }

  private func act(_ call: (HostAPI, Seat) async throws(APIError) -> Void) async {
    guard !work.isBusy, let seat = owner else { return }
    change { ($0.isBusy, $0.refused) = (true, nil) }
    do throws(APIError) {
      try await call(app.api, seat)
    } catch {
      if owner == seat { work.refused = error }
    }
    await look()
    change { $0.isBusy = false }
  }

  private func look() async {
    next?.cancel()
    guard let seat = owner, seat == app.seat else { return }
    do throws(APIError) {
      let jobs = try await app.api.jobs(seat)
      guard owner == seat else { return }
      work.job = jobs?.first { $0.status == .generating } ?? jobs?.first
      (work.isOff, work.lost) = (jobs == nil, nil)
      renew()
      await tellLibrary(jobs ?? [])
    } catch {
      guard owner == seat else { return }
      work.lost = error
      renew()
    }
    // NB: without a server the list is read again, since what was asked for may be at work when it is back.
    if isWatched, work.isWorking || work.lost == .unreachable { wait() }
  }

  private func wait() {
    next = app.services.after(Self.pollMs) { [app] in app.during { await $0.generation.look() } }
  }

  /// NB: what was finished while nobody looked is news to the library as well.
  private func tellLibrary(_ jobs: [GenerateStatus]) async {
    let count = jobs.flatMap(\.destinations).count { $0.status == .completed }
    let isNew = count > finished
    finished = count
    if isNew { await app.library.reload() }
  }
}

public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
public import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The host's library and tonight's journey (UI-H62, UI-H70, UI-E18, UI-E20).
@MainActor @Observable
public final class LibraryModel: Shown {
  public internal(set) var plan: PlanCard
  public internal(set) var card: LibraryCard
  public internal(set) var bin: BinCard
  /// *Visa namnen? Då vet du vart resan går.*, while it is asked.
  public internal(set) var namesQuestion: String?
  /// The packs to look into before the start, in playing order.
  public internal(set) var toCheck: [PackID] = []

  unowned let app: HostApp
  @ObservationIgnored var shelf = Shelf()
  @ObservationIgnored var deleted = BinCard.Deleted()
  /// Whose library it is: an answer for another seat is none.
  @ObservationIgnored var owner: Seat?
  @ObservationIgnored var isStoring = false
  /// What was looked into last, and how many of it are rejected.
  @ObservationIgnored var checked: (packs: [PackID], rejected: Int)?
  /// The first time for this seat.
  @ObservationIgnored private(set) var isReadingPlan = false
  @ObservationIgnored var undoTime: Task<Void, Never>?
  @ObservationIgnored private var marked: PackID?
  @ObservationIgnored private var wasEvening = false

  init(_ app: HostApp) {
    self.app = app
    plan = PlanCard(Shelf(), isEvening: false, app.messages)
    card = LibraryCard(Shelf(), isEvening: false, played: [:], app.messages)
    bin = BinCard(BinCard.Deleted(), isSecret: true, app.messages)
  }

  /// Changes are stored as they are made: there is no second confirmation (UI-E20).
  var isEvening: Bool { app.game.state?.journey != nil }

  /// The server does not have the whole journey yet.
  var isWaiting: Bool { shelf.draft != nil }

  /// Reads plan, library and bin: when the lobby is looked at, and after another language was chosen.
  public func load() async {
    guard let seat = app.seat else { return }
    if owner != seat { begin(seat) }
    shelf.trouble = nil
    await readPlan(seat)
    await reload()
  }

  private func begin(_ seat: Seat) {
    (owner, shelf, deleted) = (seat, Shelf(), BinCard.Deleted())
    isReadingPlan = true
    renew()
  }

  private func readPlan(_ seat: Seat) async {
    do throws(APIError) {
      let ids = try await app.api.currentPlan(seat)
      guard owner == seat else { return }
      let single = app.game.state?.contentPackId.value
      shelf.stored = ids.isEmpty ? single.map { [$0] } ?? [] : ids
    } catch {
      fail(error, seat)
    }
    // NB: a screen that went out of sight has cancelled this, and reads again when it comes back.
    if owner == seat, !Task.isCancelled { isReadingPlan = false }
    renew()
  }

  /// Reads the library again.
  func reload() async {
    guard let seat = owner else { return }
    do throws(APIError) {
      let library = try await app.api.library(seat)
      guard owner == seat else { return }
      (shelf.packs, shelf.traits) = (library.packs, library.traits)
    } catch {
      fail(error, seat)
    }
    renew()
    await lookIntoBin()
  }

  func fail(_ problem: APIError, _ seat: Seat) {
    if owner == seat { shelf.trouble = .refused(problem) }
  }

  /// Also for another language.
  func renew() {
    let played = Played.read(app.services.preferences.text(.played))
    show(\.plan, PlanCard(shelf, isEvening: isEvening, app.messages))
    show(\.card, LibraryCard(shelf, isEvening: isEvening, played: played, app.messages))
    show(\.bin, BinCard(deleted, isSecret: shelf.isSecret, app.messages))
    if namesQuestion != nil { show(\.namesQuestion, app.messages.host.showNamesSure) }
    renewToCheck()
    app.preview.renew()
    app.generation.renew()
    app.lobby.renewStart()
    app.lobby.renewQuestions(app.game)
  }

  /// The server's texts come in the app's language.
  func renewLanguage() {
    renew()
    guard owner != nil else { return }
    app.during {
      await $0.library.load()
      await $0.preview.read()
    }
  }

  /// Another game, or none: what is here belongs to nobody. NB: rows are not made anew for every message.
  func renew(_ game: Game) {
    let isOthers = owner != nil && owner != app.seat
    if isOthers {
      (owner, shelf, deleted, namesQuestion) = (nil, Shelf(), BinCard.Deleted(), nil)
      (checked, isReadingPlan) = (nil, false)
      app.preview.close()
    }
    renewToCheck()
    let isMarked = markPlayed(game)
    guard isOthers || isMarked || wasEvening != isEvening else { return }
    wasEvening = isEvening
    renew()
  }

  /// - Returns: whether there is a new mark.
  private func markPlayed(_ game: Game) -> Bool {
    guard let pack = Played.pack(game.state), pack != marked, let nowMs = app.serverNowMs else {
      return false
    }
    marked = pack
    var played = Played.read(app.services.preferences.text(.played))
    played[pack.rawValue] = Milliseconds(nowMs)
    app.services.preferences.keep(Played.text(played), .played)
    return true
  }
}

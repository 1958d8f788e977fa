public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
public import TriptoKernel
public import TriptoScreens
import TriptoWire

/// *Förhandsgranska*: a pack with its sources, its clues to change, and what can be done with it (UI-H50).
@MainActor @Observable
public final class PreviewModel: Shown {
  /// nil: it is not open.
  public internal(set) var sheet: Sheet?
  public internal(set) var editor: ClueEditor?

  public struct Sheet: Equatable, Sendable {
    public let title: String
    public let loading: String?
    public let error: String?
    public let preview: Preview?
    /// *Spela den här*.
    public let use: String
    /// *Lägg till*, or *Ta bort ur resan*.
    public let add: String
    public let canAdd: Bool
    public let delete: String
    /// *Ta bort resmålet?*, while it is asked.
    public let deleteQuestion: String?
    /// Why the original did not come back.
    public let restoreError: String?
  }

  unowned let app: HostApp
  @ObservationIgnored var opened = Opened()

  /// What is behind it.
  struct Opened {
    var id: PackID?
    var pack: PackDetailResponse?
    var isVeiled = true
    var trouble: APIError?
    var draft: ClueEditor.Draft?
    var isBusy = false
    var isAskingToDelete = false
    var restoreTrouble: APIError?
  }

  init(_ app: HostApp) { self.app = app }

  public func open(_ id: PackID) async {
    opened = Opened()
    (opened.id, opened.isVeiled) = (id, app.library.shelf.isSecret)
    renew()
    await read()
  }

  public func close() {
    opened = Opened()
    renew()
  }

  func read() async {
    guard let id = opened.id, let seat = app.seat else { return }
    do throws(APIError) {
      let pack = try await app.api.pack(id, seat)
      guard opened.id == id else { return }
      (opened.pack, opened.trouble) = (pack, nil)
    } catch {
      guard opened.id == id else { return }
      opened.trouble = error
    }
    renew()
  }

  /// Also for another language.
  func renew() {
    show(\.sheet, opened.id.map(made))
    show(\.editor, opened.draft.map { ClueEditor($0, isBusy: opened.isBusy, app.messages) })
  }

  private func made(_ id: PackID) -> Sheet {
    let (messages, shelf) = (app.messages, app.library.shelf)
    let host = messages.host
    let title = shelf.title(id, messages)
    let isIn = shelf.picked.contains(id)
    return Sheet(
      title: shelf.isSecret ? title : host.preview,
      loading: opened.pack == nil && opened.trouble == nil ? host.loading : nil,
      error: opened.trouble?.ofContent(messages),
      preview: opened.pack.map {
        Preview(
          $0, title: title, isVeiled: opened.isVeiled, open: opened.draft?.original.points,
          messages)
      }, use: host.usePack, add: isIn ? host.planRemove : host.planAdd,
      canAdd: !shelf.isClosed && (isIn || !shelf.isFull), delete: host.deletePack,
      deleteQuestion: opened.isAskingToDelete ? host.deletePackSure : nil,
      restoreError: opened.restoreTrouble?.ofClues(messages))
  }
}

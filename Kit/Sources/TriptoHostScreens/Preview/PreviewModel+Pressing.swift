import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoWire

// What can be pressed.
extension PreviewModel {
  public func toggleVeil() {
    opened.isVeiled.toggle()
    if opened.isVeiled, !opened.isBusy { opened.draft = nil }
    renew()
  }

  /// It is the whole journey.
  public func use() {
    guard let id = opened.id else { return }
    app.library.playAlone(id)
    close()
  }

  /// Into the journey, or out of it.
  public func add() {
    guard let id = opened.id, sheet?.canAdd == true else { return }
    app.library.toggle(id)
    close()
  }

  public func askToDelete() {
    opened.isAskingToDelete = true
    renew()
  }

  public func keep() {
    opened.isAskingToDelete = false
    renew()
  }

  public func delete() async {
    guard let id = opened.id, opened.isAskingToDelete else { return }
    keep()
    if await app.library.delete(id), opened.id == id { close() }
  }

  /// *Ändra*.
  public func edit(_ line: Preview.Line) {
    guard !opened.isVeiled, !opened.isBusy, line.edit != nil,
      let clue = opened.pack?.clueTexts?.first(where: { $0.points == line.id })
    else { return }
    (opened.draft, opened.restoreTrouble) = (ClueEditor.Draft(clue), nil)
    renew()
  }

  public func type(_ text: String, in field: ClueEditor.FieldName) {
    guard opened.draft != nil else { return }
    switch field {
    case .text: opened.draft?.text = text
    case .textEn: opened.draft?.textEn = text
    }
    renew()
  }

  /// NB: a save that is under way is waited for.
  public func cancelEdit() {
    guard !opened.isBusy else { return }
    opened.draft = nil
    renew()
  }

  /// *Spara ledtråden*; what was typed stays where it is refused.
  public func save() async {
    guard let draft = opened.draft, editor?.canSave == true, let id = opened.id, let seat = app.seat
    else { return }
    let editing = ClueEditing(
      points: draft.original.points, text: draft.text, textEn: draft.textEn)
    opened.draft?.refusal = nil
    do throws(APIError) {
      try await change(to: { api throws(APIError) in try await api.editClues(id, [editing], seat) })
    } catch {
      if opened.id == id { opened.draft?.refusal = error }
    }
    settle()
  }

  /// *Återställ originalet*.
  public func restore() async {
    guard !opened.isBusy, let id = opened.id, let seat = app.seat else { return }
    opened.restoreTrouble = nil
    do throws(APIError) {
      try await change(to: { api throws(APIError) in try await api.restoreClues(id, seat) })
    } catch {
      if opened.id == id { opened.restoreTrouble = error }
    }
    settle()
  }

  private func change(
    to call: (HostAPI) async throws(APIError) -> PackDetailResponse
  ) async throws(APIError) {
    let id = opened.id
    opened.isBusy = true
    renew()
    let pack = try await call(app.api)
    if opened.id == id { (opened.pack, opened.draft) = (pack, nil) }
    // NB: badges and dates of the list have changed as well.
    await app.library.reload()
  }

  private func settle() {
    opened.isBusy = false
    renew()
  }
}

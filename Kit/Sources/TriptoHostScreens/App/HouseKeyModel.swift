public import Observation
public import TriptoClient
public import TriptoDesign
public import TriptoScreens

/// The house key (UI-H69): kept on this device, sent with every call, asked for by one dialog where a server misses it.
@MainActor @Observable
public final class HouseKeyModel: HouseKeys, Shown {
  /// One dialog for all the calls that wait for its answer.
  public struct Dialog: Equatable, Sendable {
    public internal(set) var text = ""
    /// The key that was there did not do.
    public let isRefused: Bool
    /// What was typed is no key.
    public internal(set) var isWrong = false
    public var canGive: Bool { !text.isEmpty }
  }

  public private(set) var dialog: Dialog?
  /// Somebody closed the dialog: it comes back by a press only.
  public private(set) var isPutAside = false

  @ObservationIgnored private var kept: String?
  @ObservationIgnored private var waiting: [CheckedContinuation<Bool, Never>] = []
  private let keep: @MainActor (String?) -> Void

  /// - Parameters:
  ///   - key: what the device has kept.
  ///   - keep: keeps another one, in the Keychain.
  public init(_ key: String?, keep: @escaping @MainActor (String?) -> Void) {
    (kept, self.keep) = (key, keep)
  }

  public var key: String? { kept }

  public func ask(refused: String?) async -> Bool {
    if isPutAside { return false }
    if dialog == nil { dialog = Dialog(isRefused: refused != nil) }
    return await withCheckedContinuation { waiting.append($0) }
  }

  public func type(_ text: String) {
    dialog?.text = text
    dialog?.isWrong = false
  }

  /// The key, or the whole address; what is neither stays, and is told.
  public func give() {
    guard let text = dialog?.text else { return }
    guard let key = HouseKey.read(text) else {
      dialog?.isWrong = true
      return
    }
    kept = key
    keep(key)
    (dialog, isPutAside) = (nil, false)
    answer(true)
  }

  public func close() {
    (dialog, isPutAside) = (nil, true)
    answer(false)
  }

  /// *Ange husets nyckel*: the dialog again.
  public func open() {
    if dialog == nil { dialog = Dialog(isRefused: false) }
  }

  var waitingCount: Int { waiting.count }

  private func answer(_ again: Bool) {
    let those = waiting
    waiting = []
    for continuation in those { continuation.resume(returning: again) }
  }
}

extension HouseKeyModel {
  /// What stands in the dialog, and on the button that brings it back.
  public struct Texts: Equatable, Sendable {
    public let title: String
    public let whereItStands: String
    public let field: String
    public let use: String
    public let giveLater: String
    /// Why the last key did not do.
    public let error: String?

    init(_ dialog: Dialog?, _ messages: Messages) {
      let host = messages.host
      (title, whereItStands, field) = (host.houseKey, host.houseKeyWhere, host.houseKeyField)
      (use, giveLater) = (host.houseKeyUse, host.houseKeyGive)
      error =
        dialog?.isWrong == true
        ? host.houseKeyNone : dialog?.isRefused == true ? host.houseKeyWrong : nil
    }
  }

  public func texts(_ messages: Messages) -> Texts { Texts(dialog, messages) }
}

/// What a device keeps that is no secret: the saved address, the language (UI-X1, UI-A17).
@MainActor
public protocol Preferences: AnyObject {
  /// - Returns: nil when nothing is kept.
  func text(_ key: Preference) -> String?
  /// - Parameter text: nil forgets it.
  func keep(_ text: String?, _ key: Preference)
}

public enum Preference: String, CaseIterable, Sendable {
  case serverAddress = "tripto.server"
  case language = "tripto.lang"
  /// The packs that this device has hosted, and when (UI-H62).
  case played = "tripto.host.played"
  /// The game whose places somebody wanted to know (UI-E20).
  case namesShown = "tripto.host.names"
  /// Until when changes of the TV are known to the host, epoch ms (UI-H71).
  case knownTV = "tripto.host.tv-known"
  /// Which speech this TV shows in words (UI-T25).
  case captions = "tripto.captions"
  /// The track that this TV heard last, and when it began.
  case track = "tripto.tv.music"
}

/// As long as the program runs.
public final class PreferencesMemory: Preferences {
  private var texts: [Preference: String]

  public init(_ texts: [Preference: String] = [:]) { self.texts = texts }

  public func text(_ key: Preference) -> String? { texts[key] }
  public func keep(_ text: String?, _ key: Preference) { texts[key] = text }
}

/// Why a gazetteer file cannot be used.
public enum GazetteerError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file cannot be opened or mapped.
  case unreadable(path: String, reason: String)
  /// The file does not begin as a `TGZ1` file does.
  case notAGazetteer
  /// The sections do not fill the file that the header describes: it is cut short or damaged.
  case damaged(String)

  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The gazetteer \(path) cannot be read: \(reason)"
    case .notAGazetteer: "This is no gazetteer of the layout TGZ1"
    case .damaged(let what): "The gazetteer is damaged: \(what)"
    }
  }
}

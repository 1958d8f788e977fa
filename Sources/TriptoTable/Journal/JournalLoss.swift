/// What becomes of a game whose journal takes nothing more from it.
public enum JournalLoss: Sendable {
  /// The journal may be able to keep it later (WS17).
  case untilItCan
  /// Nobody goes on with it.
  case forGood
  /// Another node writes its journal now (CL2).
  case toAnotherNode
}

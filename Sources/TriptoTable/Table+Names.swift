import TriptoAnswers
import TriptoGame
import TriptoKernel
import TriptoWords

extension Table {
  /// EX28: the name does not go on the screens unless the host says so.
  func isBlocked(_ name: String) -> Bool {
    state.settings.nameFilter && NameFilter.blocks(name)
  }
}

extension Language {
  /// What somebody is called whose own name is kept back (EX28); numbered like any other (EX27).
  var neutralName: String { Words.of(self).text(.traveller) }
}

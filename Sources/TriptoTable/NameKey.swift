import TriptoAnswers

/// What two displayed names are compared by (EX27): folded, without invisible characters, and with
/// letters of other scripts that look Latin as the Latin ones.
struct NameKey: Hashable {
  private let key: String

  init(_ name: String) {
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let latin = visible.map(LookAlikes.latin)
    let folded = Fold.key(String(String.UnicodeScalarView(latin)))
    key = folded.isEmpty ? name : folded
  }
}

public import Foundation
public import TriptoKernel

extension Language {
  /// A number as this language writes it: 1 000, 1,000 (UI-A18).
  public func shown(_ number: Int) -> String {
    // NB: digits that every language here writes alike.
    if (0..<1000).contains(number) { return String(number) }
    return number.formatted(.number.locale(Locale(identifier: locale)))
  }

  /// At most three decimals.
  public func shown(_ number: Double) -> String {
    number.formatted(
      .number.precision(.fractionLength(0...3)).locale(Locale(identifier: locale)))
  }

  /// A day, from epoch ms: "21 nov. 2026", "21 Nov 2026" (UI-A18).
  public func shownDay(_ ms: Milliseconds, in zone: TimeZone = .current) -> String {
    let date = Date(timeIntervalSince1970: Double(ms) / 1000)
    var style = Date.FormatStyle(locale: Locale(identifier: locale), timeZone: zone)
    style = style.day().month(.abbreviated).year()
    return date.formatted(style)
  }
}

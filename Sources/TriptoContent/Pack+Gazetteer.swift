import TriptoAnswers

extension Pack.Destination {
  /// The place and its country, as the gazetteer takes them in (CONTENT 4.4).
  var joinedPlaces: [JoinedPlace] {
    [
      JoinedPlace(
        name: name.sv, names: [name.en].compactMap(\.self) + aliases, country: country.sv,
        countryCode: countryCode),
      JoinedPlace(
        name: country.sv, names: [country.en].compactMap(\.self), country: country.sv,
        countryCode: countryCode, kind: .country),
    ]
  }
}

package import TriptoDesign

extension CarriagesMessages {
  /// The name of a carriage by its number, from 1 (EVE43); "" for one that has none here.
  package func name(_ number: Int) -> String {
    let names = [
      carriage1, carriage2, carriage3, carriage4, carriage5, carriage6,
      carriage7, carriage8, carriage9, carriage10, carriage11, carriage12,
    ]
    return (1...names.count).contains(number) ? names[number - 1] : ""
  }
}

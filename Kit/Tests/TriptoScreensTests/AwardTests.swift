import Testing
import TriptoDesign
import TriptoKernel
import TriptoWire

@testable import TriptoScreens

@Suite struct AwardTests {
  @Test("EVE78 EVE79 each award has its title, and its number in its unit")
  func awards() {
    let messages = Messages(.sv)
    #expect(Set(AwardID.allCases.compactMap(messages.awards.title)).count == 14)
    let values = AwardID.allCases.map { messages.award($0, value: 3.26) }
    #expect(
      values == [
        "under 10 km", nil, "3,3 s", "+3 platser", "3 ms", "3 st", "3 p", "3 rätt", "3 st",
        "3 av 3", "under 10 km", "3 bromsar", nil, "3 st",
      ])
    #expect(messages.award(.ten, value: .infinity) == nil)
    let alone = AwardView(id: .aloneRight, playerIds: [], names: ["Alva"], place: "Lyon")
    #expect(Award(alone, messages)?.value == "Lyon")
    let later = AwardView(id: .unknown("juggler"), playerIds: [], names: [])
    #expect(Award(later, messages) == nil)
  }

  @Test("EVE66 distances are whole kilometres, rounded to 5 from 100 on and to 50 from 2 000 on")
  func distances() {
    let messages = Messages(.en)
    let shown = [9.9, 10, 99.4, 112.6, 1998, 2024.9, 8030].map(messages.kilometres)
    #expect(
      shown == ["under 10 km", "10 km", "99 km", "115 km", "2,000 km", "2,000 km", "8,050 km"])
  }
}

import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct HouseKeyTests {
  @Test(
    "UI-H69 SE11 the house key is read from itself, or from the whole address",
    arguments: [
      ("abcdefgh", "abcdefgh"), (" abcdefgh\n", "abcdefgh"),
      ("http://tv.local:3000/host#key=abc-_.defgh", "abc-_.defgh"),
      ("http://tv.local/host#x=1&key=abcd%21efgh more", "abcd!efgh"),
      ("short", nil), ("http://tv.local/host", nil), ("åäöåäöåäö", nil), ("abc defgh", nil),
      ("#key=%zzabcdefgh", "%zzabcdefgh"), ("", nil),
    ])
  func reads(text: String, key: String?) {
    #expect(HouseKey.read(text) == key)
  }

  @Test("UI-H69 where the key is missing one dialog takes it, for all the calls that wait")
  func asks() async {
    var kept: [String?] = []
    let model = HouseKeyModel("oldoldold") { kept.append($0) }
    async let first = model.ask(refused: "oldoldold")
    async let second = model.ask(refused: "oldoldold")
    await HostWorld().until { model.waitingCount == 2 }
    #expect(model.dialog?.isRefused == true && model.dialog?.canGive == false)
    #expect(model.texts(Messages(.sv)).error == "Nyckeln stämmer inte. Se efter i terminalen igen.")
    model.type("no")
    model.give()
    #expect(model.texts(Messages(.sv)).error == "Det där är ingen nyckel.")
    #expect(model.dialog?.text == "no" && kept.isEmpty)
    model.type("newnewnew")
    model.give()
    #expect(await [first, second] == [true, true])
    #expect(model.key == "newnewnew" && kept == ["newnewnew"] && model.dialog == nil)
  }

  @Test("UI-H69 once closed the dialog comes back by *Ange husets nyckel* only")
  func putAside() async {
    let model = HouseKeyModel(nil) { _ in }
    async let answer = model.ask(refused: nil)
    await HostWorld().until { model.waitingCount == 1 }
    #expect(model.texts(Messages(.sv)).error == nil)
    model.close()
    #expect(await answer == false)
    #expect(await model.ask(refused: nil) == false)
    #expect(model.dialog == nil && model.isPutAside)
    #expect(model.texts(Messages(.sv)).giveLater == "Ange husets nyckel")
    model.open()
    model.type("newnewnew")
    model.give()
    #expect(!model.isPutAside && model.key == "newnewnew")
  }
}

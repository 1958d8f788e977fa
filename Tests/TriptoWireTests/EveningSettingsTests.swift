import Testing
import TriptoKernel
import TriptoWire

@Suite("EVE the settings of evening sessions on the wire")
struct EveningSettingsTests {
  private func created(_ body: String) throws -> SessionSettings {
    SessionSettings(
      creating: try RequestBody.decode(CreateSessionRequest.self, from: body.utf8).settings)
  }

  @Test("EVE4 RE9 an evening has these defaults, and three destinations")
  func defaults() throws {
    let json = try JSONValue(parsing: created(#"{"settings":{"evening":true}}"#).jsonBytes())
    let expected = #"""
      {"destinationsCount":3,"followupsPerDestination":2,"playMode":"room",
       "introEveryDestination":false,"speedBonus":false,"language":"sv","lateJoin":true,
       "extraTime":1,"hostPlays":false,"nameFilter":"on","voice":true,"pace":"normal",
       "evening":true,"region":null,"rules":"once","notes":true,"carriages":false,
       "childrens":true,"reactions":true,"drawGenerated":false,"speaker":"auto"}
      """#
    #expect(try json == JSONValue(parsing: expected.utf8))
    #expect(
      try created(#"{"settings":{"evening":true,"destinationsCount":1}}"#).destinationsCount == 1)
  }

  @Test(
    "EVE2 EVE3 without the key a session is what it was, whatever else is asked for",
    arguments: ["{}", #"{"notes":false,"region":"Nordic"}"#, #"{"evening":false,"rules":"off"}"#])
  func plain(settings: String) throws {
    #expect(try created(#"{"settings":\#(settings)}"#) == SessionSettings())
  }

  @Test("EVE4 a region is a word of RE33 or null, and null takes it back")
  func region() throws {
    var settings = try created(#"{"settings":{"evening":true,"region":"Nordic"}}"#)
    #expect(settings.region == .present(.nordic))
    settings.apply(SettingsChange())
    #expect(settings.region == .present(.nordic))
    settings.apply(SettingsChange(region: .present(nil)))
    #expect(settings.region == .present(nil))
    #expect(throws: RequestError.self) { try created(#"{"settings":{"region":"Mars"}}"#) }
  }
}

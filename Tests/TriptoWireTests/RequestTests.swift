import Testing
import TriptoKernel
import TriptoWire

@Suite("RE reading bodies")
struct RequestTests {
  @Test("RE9 EX25 the defaults are these")
  func defaults() throws {
    let json = try JSONValue(parsing: SessionSettings().jsonBytes())
    let expected = #"""
      {"destinationsCount":1,"followupsPerDestination":2,"playMode":"room",
       "introEveryDestination":false,"speedBonus":false,"language":"sv","lateJoin":true,
       "extraTime":1,"hostPlays":false,"nameFilter":"on","voice":true,"pace":"normal"}
      """#
    #expect(try json == JSONValue(parsing: expected.utf8))
  }

  @Test(
    "RE3 RE8 a session may be made with no body at all",
    arguments: ["", "{}", #"{"settings":null}"#])
  func noBody(body: String) throws {
    let request = try RequestBody.decode(CreateSessionRequest.self, from: body.utf8)
    #expect(request == CreateSessionRequest())
  }

  @Test("RE9 unknown keys are ignored, known ones change the settings")
  func applying() throws {
    let body = #"{"settings":{"destinationsCount":4,"playMode":"remote","wings":2},"x":1}"#
    let request = try RequestBody.decode(CreateSessionRequest.self, from: body.utf8)
    var settings = SessionSettings()
    settings.apply(request.settings)
    #expect(settings == SessionSettings(destinationsCount: 4, playMode: .remote))
  }

  @Test(
    "RE3 RE9 RE14 RE32 RE35 RE36 RE39 a wrong body names the field",
    arguments: [
      (#"{"settings":{"destinationsCount":6}}"#, "settings.destinationsCount", "1–5"),
      (#"{"settings":{"destinationsCount":0}}"#, "settings.destinationsCount", "1–5"),
      (#"{"settings":{"destinationsCount":2.5}}"#, "settings.destinationsCount", "whole number"),
      (#"{"settings":{"followupsPerDestination":1}}"#, "settings.followupsPerDestination", "2–3"),
      (#"{"settings":{"destinationsCount":"3"}}"#, "settings.destinationsCount", "a number"),
      (#"{"settings":{"playMode":"car"}}"#, "settings.playMode", "must be one of room, remote"),
      (#"{"settings":{"speedBonus":1}}"#, "settings.speedBonus", "must be true or false"),
      (#"{"settings":{"language":"de"}}"#, "settings.language", "must be one of sv, en"),
      (#"{"settings":{"nameFilter":"hard"}}"#, "settings.nameFilter", "must be one of off, on"),
      (#"{"settings":[]}"#, "settings", "must be an object"),
      (#"{"settings":"#, "", "must be valid JSON"),
      ("[]", "", "must be an object"),
    ])
  func wrongSettings(body: String, field: String, reason: String) {
    expect(CreateSessionRequest.self, body, field: field, reason: reason)
  }

  @Test(
    "RE1 RE54 a field of a list is named by its place, whoever refuses it",
    arguments: [
      (#"{"clues":[{"points":10,"text":"a"},{"points":5,"text":"b"}]}"#, "clues[1].points"),
      (#"{"clues":[{"points":"ten","text":"a"}]}"#, "clues[0].points"),
      (#"{"clues":[{"text":"a"}]}"#, "clues[0].points"), (#"{"clues":[7]}"#, "clues[0]"),
    ])
  func listed(body: String, field: String) {
    expect(EditCluesRequest.self, body, field: field, reason: "")
  }

  @Test("RE60 new destinations are 1–5, and v1 names none", arguments: ["0", "6", "2.5", "-1"])
  func generate(count: String) throws {
    let type = GenerateRequest.self
    expect(
      type, #"{"numDestinations":\#(count)}"#, field: "numDestinations", reason: "whole number, 1–5"
    )
    #expect(try RequestBody.decode(type, from: "{}".utf8) == GenerateRequest())
  }

  @Test("RE12 playerName is an alias, roles come in any case")
  func joinAliases() throws {
    let request = try RequestBody.decode(
      JoinRequest.self, from: #"{"playerName":"  Alva ","role":"HOST"}"#.utf8)
    #expect(request == JoinRequest(name: "Alva", role: .host))
  }

  @Test("RE19 a joinToken that is no text counts as missing")
  func joinToken() throws {
    let request = try RequestBody.decode(
      JoinRequest.self, from: #"{"name":"Alva","joinToken":7}"#.utf8)
    #expect(request == JoinRequest(name: "Alva"))
  }

  @Test(
    "RE14 a join without a usable name or role is refused",
    arguments: [
      ("{}", "name", "is missing"), (#"{"name":"  "}"#, "name", "1–50"),
      (#"{"name":7}"#, "name", "must be text"),
      (#"{"name":"Alva","role":"tv"}"#, "role", "must be player or host"),
      (#"{"name":"Alva","role":"judge"}"#, "role", "must be player or host"),
    ])
  func wrongJoins(body: String, field: String, reason: String) {
    expect(JoinRequest.self, body, field: field, reason: reason)
  }

  @Test("RE32 a plan needs a number of 1–5 or a prompt")
  func generatePlan() throws {
    let type = GeneratePlanRequest.self
    expect(type, "{}", field: "numDestinations", reason: "or a prompt must be given")
    expect(type, #"{"prompt":" "}"#, field: "numDestinations", reason: "or a prompt")
    expect(type, #"{"numDestinations":6}"#, field: "numDestinations", reason: "1–5")
    #expect(try RequestBody.decode(type, from: #"{"prompt":"tre"}"#.utf8).prompt == "tre")
  }

  @Test("RE35 RE36 a plan has 1–5 destinations")
  func planSizes() {
    expect(ImportPlanRequest.self, "{}", field: "contentPackIds", reason: "is missing")
    expect(
      ImportPlanRequest.self, #"{"contentPackIds":[]}"#, field: "contentPackIds", reason: "1–5")
    expect(
      ImportPlanRequest.self, #"{"contentPackIds":["a","b","c","d","e","f"]}"#,
      field: "contentPackIds", reason: "1–5")
    expect(
      HybridPlanRequest.self, #"{"aiGenerated":5,"manualPackIds":["a"]}"#,
      field: "manualPackIds", reason: "1–5")
    expect(
      HybridPlanRequest.self, #"{"aiGenerated":0,"manualPackIds":[]}"#,
      field: "manualPackIds", reason: "1–5")
  }

  @Test("RE39 speech needs a text")
  func speech() {
    expect(SpeechRequest.self, "{}", field: "text", reason: "is missing")
    expect(SpeechRequest.self, #"{"text":" "}"#, field: "text", reason: "must not be empty")
  }

  private func expect<Body: Decodable>(
    _ type: Body.Type, _ body: String, field: String, reason: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: RequestError.self, sourceLocation: location) {
      try RequestBody.decode(type, from: body.utf8)
    }
    #expect(error?.field == field, sourceLocation: location)
    #expect(
      reason.isEmpty || error?.reason.contains(reason) == true, "\(error?.reason ?? "")",
      sourceLocation: location)
  }
}

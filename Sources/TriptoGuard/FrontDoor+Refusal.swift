extension FrontDoor.Refusal {
  /// The `error` of the answer (RE1).
  package var name: String {
    switch self {
    case .noHost: "Bad request"
    case .foreignHost: "Foreign host"
    case .foreignOrigin: "Foreign origin"
    case .notJSON: "Unsupported media type"
    }
  }

  package var status: Int {
    switch self {
    case .noHost: 400
    case .foreignHost: 421
    case .foreignOrigin: 403
    case .notJSON: 415
    }
  }

  /// What to do, in both languages.
  package var message: String {
    switch self {
    case .noHost:
      "Frågan ska ha precis ett Host-fält. / A request needs exactly one Host header."
    case .foreignHost:
      "Servern heter inte så. Öppna adressen som den visar när den startar, eller lägg till namnet i "
        + "TRIPTO_ALLOWED_HOSTS. / This server does not go by that name. Open the address that it "
        + "shows at its start, or add the name to TRIPTO_ALLOWED_HOSTS."
    case .foreignOrigin:
      "En sida från en annan adress får inte använda servern. Öppna serverns egna sidor, eller lägg "
        + "till adressen i ALLOWED_ORIGINS. / A page of another address may not use this server. "
        + "Open the server's own pages, or add the address to ALLOWED_ORIGINS."
    case .notJSON:
      "Innehållet ska vara application/json. / The body must be application/json."
    }
  }
}

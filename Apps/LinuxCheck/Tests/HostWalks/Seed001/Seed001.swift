/// The host's test run, as the seed 001 has it: 51 rows.
enum Seed001 {
  static let build = Section("001 §1", "The app builds with 0 errors and 0 warnings")
  static let test1 = Section(
    "001 Test 1",
    """
    Launch app → Create Game screen
    Tap Create Game
    POST /v1/sessions → 201
    joinURL resolved from template
    WS opens → Connecting…
    WELCOME → RESUME_SESSION → STATE_SNAPSHOT
    Session ready → Lobby
    QR code displayed
    Join code in large bold text
    Player count "Spelare (0)"
    Start visible, disabled
    """)
  static let test2 = Section(
    "001 Test 2",
    """
    Player joins → server emits LOBBY_UPDATED
    Host receives LOBBY_UPDATED
    Player count increments
    Name + green dot appear
    Start becomes active
    """)
  static let test3 = Section(
    "001 Test 3",
    """
    Tap Start
    Server → CLUE_PRESENT + STATE_SNAPSHOT
    Phase → CLUE_LEVEL → game view
    Yellow destination secret card
    Destination visible pre-reveal (host only)
    Current clue text
    Level badge "10 p"
    Next Clue button
    """)
  static let test4 = Section(
    "001 Test 4",
    """
    Tap Next Clue
    Level badge: 10 → 8 → 6 → 4 → 2
    Clue text changes each advance
    After level 2 → reveal + scoreboard
    "Svar: <name>" header
    Results table: name, answer, ✓/✗, pts
    Standings: rank badges (gold/silver/bronze)
    """)
  static let test5 = Section(
    "001 Test 5",
    """
    Player pulls brake
    Red "● <name> bromsade" banner
    Phase indicator reads PAUSED_FOR_BRAKE
    Player submits answer
    Red banner disappears
    Locked answers section appears with answerText
    "vid <level> p" badge
    """)
  static let test6 = Section(
    "001 Test 6",
    """
    Brake active (red banner visible)
    Tap Next Clue
    Server releases brake + advances clue
    Red banner disappears, new clue shown
    """)
  static let test7 = Section(
    "001 Test 7",
    """
    Backend killed → WS closes
    "○ Återansluter…" banner on every screen
    Game state stays visible (stale)
    Backend restarted → reconnect fires
    Banner disappears within ≤ 10 s
    Destination, clue, locked answers restored
    """)
  static let projection = Section(
    "001 §4",
    """
    destination.name + country: host before the reveal, never others
    lockedAnswers[].answerText: host only
    """)
  static let variables = Section(
    "001 §2",
    """
    Both set: REST goes to BASE_URL, the QR says PUBLIC_BASE_URL
    Both unset: http://localhost:3000
    Wrong ones: no address is passed over, a dead one is told in words
    How to set them in Xcode: the shared scheme has both
    """)

  /// The rows that the seed's §6 counts.
  static let rows = [build, test1, test2, test3, test4, test5, test6, test7, projection]
  static let sections = rows + [variables]
}

/// The launch screen and the polish, as the seed 002 has them: what was implemented.
enum Seed002 {
  static let design = Section(
    "002 Implemented 1",
    """
    Colour palette synced with the other surfaces
    Typography system: headings, body, buttons
    Layout constants: padding, spacing, corner radius
    """)
  static let api = Section(
    "002 Implemented 2",
    """
    lookupByCode → GET /v1/sessions/by-code/:code
    joinSession → POST /v1/sessions/:id/join with role HOST
    LookupResponse: sessionId, joinCode
    JoinResponse: playerId, playerAuthToken, role, wsUrl
    hostRoleTaken for a 409
    """)
  static let launchView = Section(
    "002 Implemented 3a",
    """
    Gradient title
    Primary create (prominent) and secondary join (outlined), with symbols
    Error messages below the buttons
    Sheet for the code
    """)
  static let joinSheet = Section(
    "002 Implemented 3b",
    """
    Viewfinder icon
    Large monospaced field: 6 characters, upper case
    Six circles that fill as you type
    "Gå med" activates when 6 are entered
    Cancel in the sheet's bar
    """)
  static let polish = Section(
    "002 Implemented 4",
    """
    SF Symbols for icons
    Haptics on taps: light, medium, heavy
    Success and error haptics
    Transitions: opacity with scale
    Loading states: a spinner in brand colours
    Button styles: filled primary, outlined secondary
    Dark mode
    Responsive layout: iPhone and iPad
    Consistent visual hierarchy
    """)
  static let lobby = Section(
    "002 Implemented 4, lobby",
    """
    Larger QR code with white padding
    Monospaced join code with tracking
    Player cards with connection indicators
    Prominent start button with icon
    Empty state with symbol and message
    """)
  static let game = Section(
    "002 Implemented 4, game",
    """
    Cards with symbols: secret, clue, locked
    Colour-coded: destination amber, clue gray, brake red
    Status badge with connection indicator
    "Nästa ledtråd" with icon
    """)
  static let scoreboard = Section(
    "002 Implemented 4, scoreboard",
    """
    checkmark and xmark circles
    Green success, red error
    Gold, silver, bronze
    """)
  static let followup = Section(
    "002 Implemented 4, follow-up",
    """
    Symbols: seal, question mark, timer
    Options in a horizontal scroller
    The timer changes colour when urgent
    """)

  static let sections =
    [design, api, launchView, joinSheet, polish, lobby, game, scoreboard, followup] + tests
}

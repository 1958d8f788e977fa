// The test plan, the criteria, the optional steps.
extension Seed002 {
  static let test1 = Section(
    "002 Test 1",
    """
    Launch the app
    Launch screen: gradient title, subtitle, filled create, outlined join
    Tap "Skapa nytt spel"
    Haptic feedback on tap
    Connecting screen
    Lobby: QR, 6-character code, "Spelare (0)", empty state, disabled start
    A phone joins
    Player card appears with animation
    Start becomes green and enabled
    Tap start
    Haptic feedback, game starts
    """)
  static let test2 = Section(
    "002 Test 2",
    """
    A session is made on another device
    Its 6-character code
    Launch a second app
    Tap "Gå med i spel"
    Sheet: icon, title, large field, six empty circles, disabled "Gå med", "Avbryt"
    Type the code
    Upper case, limited to 6
    Circles fill as you type
    Blue border at 6 characters
    "Gå med" becomes filled and enabled
    Tap "Gå med"
    Haptic feedback on tap
    Sheet goes, lobby comes
    Joined as HOST: QR code and players
    """)
  static let test3 = Section(
    "002 Test 3",
    """
    A session on device A
    Device B
    Tap "Gå med i spel"
    Enter A's code
    Tap "Gå med"
    "Spelet har redan en värd…" in errorRedBright, error haptic
    Stays on launch, does not connect
    """)
  static let test4 = Section(
    "002 Test 4",
    """
    Launch the app
    Tap "Gå med i spel"
    Enter XXXXXX
    Tap "Gå med"
    An error message
    Error haptic
    """)
  static let colours = Section(
    "002 Test 5, colours",
    """
    Background bgBase
    Cards bgCard
    Primary buttons in the accent
    Success successGreen
    Error errorRed
    """)
  static let type = Section(
    "002 Test 5, typography",
    """
    Titles large, bold, rounded
    Body regular, readable
    Buttons semibold, rounded
    """)
  static let icons = Section(
    "002 Test 5, icons",
    """
    All buttons have symbols
    Status badges have connection indicators
    Labels have contextual icons
    """)
  static let animations = Section(
    "002 Test 5, animations",
    """
    Player cards: scale + opacity
    Error messages: scale + opacity
    Lobby player count: spring
    """)
  static let haptics = Section(
    "002 Test 5, haptics",
    """
    Light: join, cancel
    Medium: create, join submit, next clue
    Heavy: start game
    Success: session created, joined
    Error: join failed, API errors
    """)
  static let responsive = Section(
    "002 Test 5, responsive",
    """
    iPhone upright: stacked
    iPad lying: side by side (scoreboard)
    Scrollers where needed (lobby, game)
    """)
  static let dark = Section(
    "002 Test 6",
    """
    The system is dark
    Dark colours
    Toggle to light
    The app stays dark
    """)
  static let largeText = Section(
    "002 Test 7",
    """
    Larger text in the settings
    Increase the size
    Launch the app
    Text scales
    Layout doesn't break
    """)
  static let criteria = Section(
    "002 Acceptance",
    """
    Launch screen shows create and join with polished design
    Design matches the TV: gradient title, dark ground, accents
    Create flow works
    Join flow: code → lookup → join as HOST
    409 shows a friendly text
    Native feel: symbols, haptics, animations
    Works on iPhone and iPad
    Dark mode supported
    Build compiles
    """)
  static let optional = Section(
    "002 Optional",
    """
    Spinner while creating and joining
    "Nytt spel" in the lobby
    """)
  static let onPurpose = Section(
    "002 On purpose (UI.md §9)",
    """
    Orange primary buttons and an orange-to-mint title where the seed has blue
    "Big world. Small couch." where the seed has "PARTY EDITION"
    "Skriv spelkoden" where the seed has "Ange join-kod"
    """)

  static let tests = [
    test1, test2, test3, test4, colours, type, icons, animations, haptics, responsive, dark,
    largeText, criteria, optional, onPurpose,
  ]
}

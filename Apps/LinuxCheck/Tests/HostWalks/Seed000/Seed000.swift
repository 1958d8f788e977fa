/// The follow-up questions, as the seed 000 has them.
enum Seed000 {
  static let test1 = Section(
    "000 Test 1",
    """
    Screen transitions to the follow-up pro-view
    Progress header "Fråga 1 / N"
    Green card RÄTT SVAR shows the answer before any player has answered
    Gray question card shows the question
    Multiple choice: option badges in a horizontal row
    Blue timer bar and countdown label tick down
    """)
  static let test2 = Section(
    "000 Test 2",
    """
    Options appear as pill-shaped badges below the question
    They are read-only
    """)
  static let test3 = Section(
    "000 Test 3",
    """
    In the last 20 % the bar switches from blue to red
    and so does the numeric label
    """)
  static let test4 = Section(
    "000 Test 4",
    """
    Once locked, "Svar (N)" lists every name with its answer in quotes
    Host only: TV and players never see them
    """)
  static let test5 = Section(
    "000 Test 5",
    """
    The answers are replaced by the results
    A small green banner recaps "Rätt svar: …"
    Each player has ✓ (green) or ✗ (red), name, +X points
    """)
  static let test6 = Section(
    "000 Test 6",
    """
    After the results the server presents the next question by itself
    The view resets: question, answer card, timer
    Header counts up: "Fråga 2 / N"
    """)
  static let test7 = Section(
    "000 Test 7",
    """
    Server killed: the banner appears, question and timer remain
    Server restarted: the banner disappears
    The timer goes on with what is really left
    Expired meanwhile: the results are there at once
    """)
  static let test8 = Section(
    "000 Test 8", "After the last question the standings open")
  static let events = Section(
    "000 Events",
    """
    FOLLOWUP_QUESTION_PRESENT → question, green answer card, options, timer
    FOLLOWUP_ANSWERS_LOCKED → "Svar (N)" with every text
    FOLLOWUP_RESULTS → results in place of the answers, ✓/✗ and points
    Next FOLLOWUP_QUESTION_PRESENT → all of it resets
    SCOREBOARD_UPDATE → the standings
    """)
  static let reconnect = Section(
    "000 Reconnect",
    """
    The snapshot's question has correctAnswer and answersByPlayer for the host
    The view is restored where it was, timer from startAtServerMs + durationMs
    """)
  static let projection = Section(
    "000 Projection",
    """
    correctAnswer: host at once, TV and players not before FOLLOWUP_RESULTS
    answersByPlayer: host after the lock, TV and players never
    """)
  static let onPurpose = Section(
    "000 On purpose (UI.md §9)",
    """
    Swedish words where the seed has English ones
    The host has no next-question button, and keeps the general menu
    """)

  static let sections = [
    test1, test2, test3, test4, test5, test6, test7, test8, events, reconnect, projection,
    onPurpose,
  ]
}

extension StandInTable {
  private static let person = "O 12 7 4.5; f M 4 21 Q 4 13 12 13 Q 20 13 20 21 Z"

  static let things = [
    "person": "f \(person)",
    "person.2":
      "f O 9 8 4; f M 2 20 Q 2 13 9 13 Q 16 13 16 20 Z; f O 18 9 3; f M 17.5 13 Q 22 14 22 19 L 18 19 Z",
    "person.3":
      "f O 12 8 3.4; f M 6.5 19 Q 6.5 12.5 12 12.5 Q 17.5 12.5 17.5 19 Z; f O 4 10 2.4; f O 20 10 2.4; f M 0 18 Q 0 13 5 13.5 L 5 18 Z; f M 24 18 Q 24 13 19 13.5 L 19 18 Z",
    "person.xmark":
      "f O 9 7 4.5; f M 1 21 Q 1 13 9 13 Q 17 13 17 21 Z; l M 17 4 L 23 10 M 23 4 L 17 10",
    "star": "f M 12 2 L 15 9 22 9 16.5 13.5 18.5 21 12 16.5 5.5 21 7.5 13.5 2 9 9 9 Z",
    "heart": "f M 12 21 L 3 11 Q 1 5 6 4 Q 10 3 12 7 Q 14 3 18 4 Q 23 5 21 11 Z",
    "lock": "f R 4 11 16 11 3; l M 7 11 L 7 7 Q 7 2 12 2 Q 17 2 17 7 L 17 11",
    "lock.open": "f R 4 11 16 11 3; l M 7 11 L 7 7 Q 7 2 12 2 Q 16 2 17 5",
    "key": "l O 7 12 4.5 M 11.5 12 L 22 12 22 16 M 17 12 L 17 15",
    "pencil": "l M 4 20 L 5 15 17 3 21 7 9 19 Z M 14 6 L 18 10",
    "scalemass": "f M 6 8 L 18 8 21 22 3 22 Z; l O 12 5 3",
    "trash":
      "l M 3 6 L 21 6 M 9 6 L 9 3 15 3 15 6 M 5 6 L 6 22 18 22 19 6 M 10 10 L 10 18 M 14 10 L 14 18",
    "books.vertical": "l R 3 4 5 17 1 R 9 4 5 17 1 M 16 5 L 20 4 23 20 19 21 Z",
    "doc": "l M 5 2 L 14 2 19 7 19 22 5 22 Z M 14 2 L 14 7 19 7",
    "envelope": "l R 2 5 20 14 2 M 2 6 L 12 14 22 6",
    "flag": "f M 5 3 L 20 3 16 8 20 13 5 13 Z; l M 5 2 L 5 22",
    "dice": "l R 3 3 18 18 4; f O 8 8 2; f O 12 12 2; f O 16 16 2",
    "trophy":
      "f M 6 3 L 18 3 Q 18 13 12 14 Q 6 13 6 3 Z; f R 7 19 10 3 1; l M 12 14 L 12 19 M 6 5 L 2 5 Q 2 10 7 10 M 18 5 L 22 5 Q 22 10 17 10",
    "medal": "f O 12 15 7; l M 8 2 L 12 9 16 2",
    "timer": "l O 12 13 9 M 12 13 L 12 7 M 9 2 L 15 2",
    "clock": "l O 12 12 10 M 12 5 L 12 12 17 15",
    "hourglass":
      "l M 5 2 L 19 2 M 5 22 L 19 22 M 6 2 Q 6 9 12 12 Q 18 9 18 2 M 6 22 Q 6 15 12 12 Q 18 15 18 22",
    "text.bubble": "l M 3 4 L 21 4 21 17 11 17 6 22 6 17 3 17 Z M 7 8 L 17 8 M 7 12 L 14 12",
    "globe": "l O 12 12 10 M 2 12 L 22 12 M 12 2 Q 4 12 12 22 Q 20 12 12 2",
    "gearshape":
      "l O 12 12 4 O 12 12 9; f R 11 0 2 4 0; f R 11 20 2 4 0; f R 0 11 4 2 0; f R 20 11 4 2 0",
    "magnifyingglass": "l O 10 10 7 M 15 15 L 22 22",
    "link": "l R 1 8 12 8 4 R 11 8 12 8 4",
    "house": "l M 2 12 L 12 3 22 12 M 5 10 L 5 21 19 21 19 10",
    "tv": "l R 1 4 22 14 2 M 8 21 L 16 21",
    "tram": "l R 5 3 14 15 3 M 5 11 L 19 11 M 7 22 L 9 18 M 17 22 L 15 18",
    "hand.raised":
      "f M 5 12 L 8 12 8 4 11 4 11 3 14 3 14 5 17 5 17 8 20 8 20 16 Q 18 22 12 22 Q 7 22 5 16 Z",
    "bell": "f M 4 18 Q 6 16 6 11 Q 6 4 12 4 Q 18 4 18 11 Q 18 16 20 18 Z; f O 12 21 2",
    "bolt": "f M 13 1 L 4 14 11 14 10 23 20 9 13 9 Z",
    "photo": "l R 2 4 20 16 2 M 2 17 L 9 10 14 15 17 12 22 17; f O 16 8 1.8",
    "paperplane": "f M 2 11 L 22 2 15 22 11 14 Z",
    "qrcode": "l R 3 3 7 7 1 R 14 3 7 7 1 R 3 14 7 7 1; f R 14 14 3 3 0; f R 18 18 3 3 0",
    "qrcode.viewfinder":
      "l M 1 6 L 1 1 6 1 M 18 1 L 23 1 23 6 M 1 18 L 1 23 6 23 M 18 23 L 23 23 23 18; f R 5 5 6 6 1; f R 13 5 6 6 1; f R 5 13 6 6 1; f R 14 14 4 4 0",
    "ticket": "l M 2 6 L 22 6 22 10 Q 19 12 22 14 L 22 18 2 18 2 14 Q 5 12 2 10 Z",
    "slider.horizontal.3":
      "l M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18; f O 8 6 2.5; f O 16 12 2.5; f O 10 18 2.5",
    "square.and.pencil": "l M 11 4 L 4 4 4 20 20 20 20 13 M 9 15 L 10 11 20 1 23 4 13 14 Z",
    "wrench.and.screwdriver": "l M 4 4 L 20 20 M 20 4 L 4 20; f O 5 5 3; f O 19 19 2",
    "rectangle.portrait.and.arrow.right":
      "l M 12 3 L 4 3 4 21 12 21 M 9 12 L 22 12 M 17 7 L 22 12 17 17",
    "network": "l O 12 12 10 M 2 12 L 22 12 M 12 2 L 12 22 M 4 7 L 20 7 M 4 17 L 20 17",
    "clock.arrow.circlepath": "l O 12 12 9 M 12 6 L 12 12 16 14 M 1 8 L 4 12 7 8",
    "list.bullet":
      "l M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18; f O 4 6 1.6; f O 4 12 1.6; f O 4 18 1.6",
  ]
}

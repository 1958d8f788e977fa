/// The drawings, by the names of the system's symbols without `fill`.
enum StandInTable {
  static let all = signs.merging(things) { one, _ in one }.merging(media) { one, _ in one }

  static let enclosures = [
    "circle": "l O 12 12 10",
    "square": "l R 3 3 18 18 4",
    "octagon": "l M 8 2 L 16 2 22 8 22 16 16 22 8 22 2 16 2 8 Z",
    "seal":
      "l M 12 1 L 15 4 20 4 20 9 23 12 20 15 20 20 15 20 12 23 9 20 4 20 4 15 1 12 4 9 4 4 9 4 Z",
    "shield": "l M 12 2 L 21 5 21 12 Q 21 19 12 22 Q 3 19 3 12 L 3 5 Z",
    "triangle": "l M 12 2 L 23 21 1 21 Z",
    "bubble": "l M 3 4 L 21 4 21 17 11 17 6 22 6 17 3 17 Z",
  ]

  private static let signs = [
    "plus": "l M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "l M 4 12 L 20 12",
    "xmark": "l M 5 5 L 19 19 M 19 5 L 5 19",
    "checkmark": "l M 4 13 L 10 19 20 5",
    "exclamationmark": "l M 12 3 L 12 15; f O 12 20 1.8",
    "questionmark": "l M 7 8 Q 7 3 12 3 Q 17 3 17 8 Q 17 11 12 12 L 12 15; f O 12 20 1.8",
    "info": "l M 12 10 L 12 20; f O 12 5 1.8",
    "ellipsis": "f O 5 12 2.2; f O 12 12 2.2; f O 19 12 2.2",
    "chevron.up": "l M 4 16 L 12 8 20 16",
    "chevron.down": "l M 4 8 L 12 16 20 8",
    "chevron.left": "l M 16 4 L 8 12 16 20",
    "chevron.right": "l M 8 4 L 16 12 8 20",
    "chevron.backward": "l M 16 4 L 8 12 16 20",
    "chevron.forward": "l M 8 4 L 16 12 8 20",
    "chevron.up.chevron.down": "l M 6 9 L 12 3 18 9 M 6 15 L 12 21 18 15",
    "arrow.right": "l M 4 12 L 20 12 M 13 5 L 20 12 13 19",
    "arrow.left": "l M 20 12 L 4 12 M 11 5 L 4 12 11 19",
    "arrow.up": "l M 12 20 L 12 4 M 5 11 L 12 4 19 11",
    "arrow.down": "l M 12 4 L 12 20 M 5 13 L 12 20 19 13",
    "arrow.clockwise":
      "l M 19 8 Q 16 4 12 4 Q 4 4 4 12 Q 4 20 12 20 Q 20 20 20 13 M 20 3 L 19 9 13 8",
    "arrow.uturn.backward": "l M 9 4 L 4 9 9 14 M 4 9 L 15 9 Q 20 9 20 14 Q 20 20 14 20",
    "arrow.triangle.2.circlepath":
      "l M 4 10 Q 6 4 12 4 Q 17 4 20 9 M 20 14 Q 18 20 12 20 Q 7 20 4 15",
    "square.and.arrow.down":
      "l M 7 10 L 4 10 4 21 20 21 20 10 17 10 M 12 2 L 12 15 M 7 11 L 12 16 17 11",
    "square.and.arrow.up":
      "l M 7 10 L 4 10 4 21 20 21 20 10 17 10 M 12 16 L 12 2 M 7 7 L 12 2 17 7",
    "circle": "l O 12 12 10",
    "square": "l R 3 3 18 18 4",
    "line.3.horizontal": "l M 4 6 L 20 6 M 4 12 L 20 12 M 4 18 L 20 18",
    "sparkles":
      "f M 10 4 L 12 10 18 12 12 14 10 20 8 14 2 12 8 10 Z; f M 19 2 L 20 5 23 6 20 7 19 10 18 7 15 6 18 5 Z",
  ]

  private static let media = [
    "play": "f M 6 3 L 20 12 6 21 Z",
    "pause": "f R 5 4 5 16 1; f R 14 4 5 16 1",
    "stop": "f R 5 5 14 14 2",
    "forward": "f M 2 5 L 12 12 2 19 Z; f M 12 5 L 22 12 12 19 Z",
    "forward.end": "f M 4 4 L 17 12 4 20 Z; f R 18 4 3 16 1",
    "backward": "f M 22 5 L 12 12 22 19 Z; f M 12 5 L 2 12 12 19 Z",
    "speaker": "f M 3 9 L 8 9 14 4 14 20 8 15 3 15 Z",
    "speaker.slash": "f M 3 9 L 8 9 14 4 14 20 8 15 3 15 Z; l M 3 2 L 21 22",
    "speaker.wave.1": "f M 3 9 L 8 9 14 4 14 20 8 15 3 15 Z; l M 17 9 Q 19 12 17 15",
    "speaker.wave.2":
      "f M 2 9 L 6 9 11 4 11 20 6 15 2 15 Z; l M 14 9 Q 16 12 14 15 M 17 6 Q 21 12 17 18",
    "speaker.wave.3":
      "f M 1 9 L 4 9 9 4 9 20 4 15 1 15 Z; l M 12 9 Q 14 12 12 15 M 15 6 Q 19 12 15 18 M 18 4 Q 24 12 18 20",
    "music.note": "l M 9 18 L 9 4 19 2 19 15; f O 6.5 18 3; f O 16.5 15 3",
    "wifi": "l M 2 9 Q 12 0 22 9 M 6 13 Q 12 7 18 13; f O 12 18 2.5",
    "wifi.slash": "l M 2 9 Q 12 0 22 9 M 6 13 Q 12 7 18 13 M 3 2 L 21 22; f O 12 18 2.5",
    "wifi.exclamationmark":
      "l M 2 9 Q 12 0 22 9 M 6 13 Q 12 7 18 13 M 21 13 L 21 18; f O 12 18 2.5; f O 21 22 1.4",
    "antenna.radiowaves.left.and.right":
      "f O 12 9 2.5; l M 12 12 L 12 22 M 7 5 Q 4 9 7 13 M 17 5 Q 20 9 17 13",
    "eye": "l M 1 12 Q 12 0 23 12 Q 12 24 1 12 Z; f O 12 12 3.5",
    "eye.slash": "l M 1 12 Q 12 0 23 12 Q 12 24 1 12 Z M 4 3 L 20 21; f O 12 12 3.5",
  ]
}

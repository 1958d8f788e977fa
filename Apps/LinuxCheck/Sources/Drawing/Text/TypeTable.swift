import Foundation

/// The sizes of the system's text styles, as Apple publishes them for iOS (Human Interface Guidelines, Typography), from
/// xSmall to AX5: letters and lines in points.
enum TypeTable {
  /// In the order of the columns below.
  static let categories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  static let sizes: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// From line to line. Lengths that are scaled by a style grow as its lines do, not as its letters.
  static let leadings: [String: [Double]] = [
    "largeTitle": [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    "title": [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    "title2": [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    "title3": [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    "headline": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "body": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "callout": [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    "subheadline": [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    "footnote": [16, 16, 16, 18, 20, 22, 24, 29, 33, 39, 46, 52],
    "caption": [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    "caption2": [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// Points of a style at a category; of body, where the style is unknown.
  static func size(_ style: String, _ category: String) -> Double {
    value(sizes, style, category)
  }

  /// What a length of 1 becomes when it is scaled with a style.
  static func scale(_ style: String, _ category: String) -> Double {
    value(leadings, style, category) / value(leadings, style, "large")
  }

  private static func value(_ table: [String: [Double]], _ style: String, _ category: String)
    -> Double
  {
    let column = categories.firstIndex(of: category) ?? 3
    return (table[style] ?? table["body", default: []])[column]
  }
}

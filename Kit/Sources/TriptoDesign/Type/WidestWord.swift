extension String {
  /// The widest word, as far as letters tell by their shape. Lines break at blanks, and after hyphens.
  public var widestWord: String {
    let words = split { $0 == " " || $0 == "-" || $0 == "–" || $0 == "/" }
    return words.max { $0.shapeWidth < $1.shapeWidth }.map(String.init) ?? self
  }
}

extension Substring {
  /// About: a small letter is 6 wide.
  fileprivate var shapeWidth: Int {
    reduce(0) { width, letter in
      if "ijl.,:;!'’()".contains(letter) { return width + 3 }
      if "ftr".contains(letter) { return width + 4 }
      if "mwMW".contains(letter) { return width + 9 }
      return width + (letter.isUppercase ? 8 : 6)
    }
  }
}

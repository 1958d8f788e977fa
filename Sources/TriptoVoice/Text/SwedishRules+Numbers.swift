import Foundation

extension SwedishRules {
  static let numbers = [
    Rule(#"(\d)½"#) { "\($0[1]) och en halv" },
    Rule("½") { _ in "en halv" },
    Rule("¼") { _ in "en fjärdedel" },
    Rule("¾") { _ in "tre fjärdedelar" },
    Rule(#"(?<![\d/])1/2(?![\d/])"#) { _ in "en halv" },
    Rule(#"(?<![\d/])(\d)/([34])(?![\d/])"#) { fraction($0) },
    Rule(#"#(?=\d)"#) { _ in "nummer " },
    Rule(#"(\d)²"#) { "\($0[1]) i kvadrat" },
    Rule(#"(\d)³"#) { "\($0[1]) i kubik" },
    Rule(#"(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])"#) { $0[0].filter(\.isNumber) },
    Rule(#"(?<=\d)(?:\.(?=\d+\.\d)|(?<=\.\d)\.(?=\d))"#) { _ in " punkt " },
    Rule(#"(?<=\d)\.(?=\d(?!\d\d(?!\d)))"#) { _ in " punkt " },
    Rule(#"(?<![\d\p{L}])(\d+)-(?=\p{Ll})"#) { part in Int(part[1]).map { compound($0) } },
    Rule(#"(\p{L})-?(?=\d)"#) { "\($0[1]) " },
    Rule(#"(\d+)(?=\p{L})"#) { part in plain(part[1], "").map { $0 + " " } },
    Rule(#"(?<![\d.,])\#(number)"#) { plain($0[1], $0[2]) },
    Rule(#"\d+"#) { plain($0[0], "") },
    Rule(
      #"(?<=noll|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|ton|lv|elva|hundra|tusen):(s|n|an|or)\b"#
    ) { $0[1] },
  ]

  static let symbols = [
    Rule(#"(?<=\p{L})/(?=\p{L})"#) { _ in " " },
    Rule("&") { _ in " och " },
    Rule(#"\+"#) { _ in " plus " },
    Rule("=") { _ in " är lika med " },
    Rule("[×]") { _ in " gånger " },
    Rule("÷") { _ in " delat med " },
    Rule("@") { _ in " snabel-a " },
    Rule("§") { _ in " paragraf " },
    Rule("%") { _ in " procent " },
    Rule("€") { _ in " euro " },
    Rule(#"°"#) { _ in " grader " },
    Rule(#"\s*[()\[\]]\s*|\s+[–-]+\s+"#) { _ in ", " },
    Rule("[–/]") { _ in " " },
    Rule(#"^[,;: ]+"#) { _ in "" },
  ]

  private static func fraction(_ part: [String]) -> String? {
    guard let count = Int(part[1]), count > 0 else { return nil }
    let name = part[2] == "3" ? "tredjedel" : "fjärdedel"
    let words = SwedishNumbers.cardinal(count, common: true)
    return "\(words) \(name)\(count == 1 ? "" : "ar")"
  }

  /// The first part of "tjugoårig" and "tvåhundrametersloppet".
  private static func compound(_ value: Int) -> String {
    SwedishNumbers.cardinal(value).replacingOccurrences(of: " ", with: "")
  }
}

extension ServerConfiguration {
  /// docs/CONFIGURATION.md, whole: what `tripto doctor --settings-table` prints.
  public static var referenceMarkdown: String {
    let rows = reference.map { setting in
      let flag = setting.flag.map { "`\($0)`" } ?? "–"
      let cells = [
        "`\(setting.environment)`", flag, setting.defaultText, escaped(setting.meaning),
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return markdownHead + rows.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }

  private static let markdownHead = """
    # Settings

    A flag of `tripto serve` wins over its environment variable, and that over the default. A value
    that cannot be understood stops the start with an error that names it; an empty variable counts
    as unset. Secrets have no flag, because a list of processes shows flags to everybody.
    This page is printed by `tripto doctor --settings-table`.

    | Variable | Flag | Default | Meaning |
    |---|---|---|---|

    """
}

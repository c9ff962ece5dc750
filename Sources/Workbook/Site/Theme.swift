/// The colours of the pages, for a contrast of text of at least 4.5 to 1.
struct Theme {
  /// What a reader chooses, and `data-theme` of a page says.
  let name: String
  /// By the names that the style sheet has for them; `line` and `mark` are no text.
  let colours: [(name: String, colour: String)]

  static let light = Theme(
    name: "light",
    colours: [
      ("paper", "#fdfcfa"),
      ("ink", "#24211d"),
      ("quiet", "#686057"),
      ("line", "#ddd6cb"),
      ("panel", "#f5f2ec"),
      ("printed", "#ece7dd"),
      ("link", "#8a3a12"),
      ("mark", "#b3531f"),
      ("keyword", "#8f2a6b"),
      ("string", "#a02c1c"),
      ("number", "#1f4fa8"),
      ("type", "#1c6166"),
      ("function", "#33518a"),
      ("parameter", "#6b4a1e"),
      ("comment", "#6a6459"),
      ("attribute", "#77500a"),
    ])

  static let sepia = Theme(
    name: "sepia",
    colours: [
      ("paper", "#f6ecd9"),
      ("ink", "#2f2618"),
      ("quiet", "#66573f"),
      ("line", "#dccdb0"),
      ("panel", "#efe3cb"),
      ("printed", "#e7d8ba"),
      ("link", "#7c3410"),
      ("mark", "#a04a1a"),
      ("keyword", "#832560"),
      ("string", "#92261a"),
      ("number", "#1b468f"),
      ("type", "#17565b"),
      ("function", "#2d4878"),
      ("parameter", "#5e3f16"),
      ("comment", "#5f543f"),
      ("attribute", "#684508"),
    ])

  static let dark = Theme(
    name: "dark",
    colours: [
      ("paper", "#1b1a18"),
      ("ink", "#e6e1d8"),
      ("quiet", "#a79f93"),
      ("line", "#3d3933"),
      ("panel", "#24221f"),
      ("printed", "#2d2a26"),
      ("link", "#f0a878"),
      ("mark", "#e08a50"),
      ("keyword", "#f08bc4"),
      ("string", "#f29a86"),
      ("number", "#94b8f5"),
      ("type", "#7fcdc8"),
      ("function", "#a9c1ea"),
      ("parameter", "#d8b48a"),
      ("comment", "#9c9589"),
      ("attribute", "#e0b663"),
    ])

  static let all = [light, sepia, dark]

  /// The rules that set the colours: those of the system's scheme where nothing is chosen; paper is light.
  static func styles(_ themes: [Theme] = all) -> String {
    let declarations = Dictionary(uniqueKeysWithValues: themes.map { ($0.name, $0.declarations) })
    let (light, sepia, dark) = (declarations["light"], declarations["sepia"], declarations["dark"])
    return """
      :root { \(light ?? "") }
      @media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { \(dark ?? "") } }
      @media screen {
        :root[data-theme="light"] { color-scheme: light; }
        :root[data-theme="sepia"] { color-scheme: light; \(sepia ?? "") }
        :root[data-theme="dark"] { color-scheme: dark; \(dark ?? "") }
      }

      """
  }

  private var declarations: String { colours.map { "--\($0.name): \($0.colour);" }.joined(separator: " ") }
}

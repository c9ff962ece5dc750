/// A set of colours for the pages, in which text has a contrast of at least 4.5 to 1.
struct Theme {
  /// The name in the reader's settings, which is also the value of a page's `data-theme`.
  let name: String
  /// The colours by their names in the style sheet; `line` and `mark` are not used for text.
  ///
  /// The hues distinguish the elements in diagrams. Labels on them have the colour of the paper.
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
      ("hue1", "#1d5cb3"),
      ("hue2", "#a04400"),
      ("hue3", "#1c6e33"),
      ("hue4", "#a81f78"),
      ("hue5", "#6b3fb8"),
      ("hue6", "#006b75"),
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
      ("hue1", "#1a4f9c"),
      ("hue2", "#8c3b00"),
      ("hue3", "#18602b"),
      ("hue4", "#931a68"),
      ("hue5", "#5c35a3"),
      ("hue6", "#005d66"),
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
      ("hue1", "#7fb2ff"),
      ("hue2", "#f7a654"),
      ("hue3", "#7ed085"),
      ("hue4", "#f78fcb"),
      ("hue5", "#bfa4ff"),
      ("hue6", "#52cfd3"),
    ])

  static let all = [light, sepia, dark]

  /// Returns the rules that set the colours.
  ///
  /// If the reader has not chosen a theme, the system's colour scheme determines it. Printed pages are always light.
  static func styles(_ themes: [Theme]) -> String {
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
      @media screen and (forced-colors: active) { :root:root { \(forced) } }

      """
  }

  /// The system's colours, for forced-colours mode, in which browsers don't replace the colours of SVG drawings.
  private static var forced: String {
    let system = [
      "paper": "Canvas", "panel": "Canvas", "printed": "Canvas", "link": "LinkText", "mark": "Highlight",
    ]
    return light.colours.map { "--\($0.name): \(system[$0.name] ?? "CanvasText");" }.joined(separator: " ")
      + " --screen: Canvas; --glow: CanvasText;"
  }

  /// The background of printed text and its colour, as on a terminal.
  private var terminal: String {
    name == "dark" ? "--screen: #0e0d0c; --glow: var(--ink);" : "--screen: var(--ink); --glow: var(--paper);"
  }

  private var declarations: String {
    colours.map { "--\($0.name): \($0.colour);" }.joined(separator: " ") + " " + terminal
  }
}

/// The colours of a book's pages that differ from the defaults, as `#rrggbb`.
///
///     BookColours(light: [.link: "#0a5a78", .mark: "#0f7aa3"], dark: [.link: "#7cc4e0"])
public struct BookColours: Sendable {
  /// An element of a page that has a colour.
  public enum Name: String, CaseIterable, Sendable {
    // Backgrounds.
    case paper, panel, printed
    // Lines.
    case line, mark
    // Text.
    case ink, quiet, link, keyword, string, number, type, function, parameter, comment, attribute
    // Elements in diagrams on pages; EPUB files and link previews use the default colours.
    case hue1, hue2, hue3, hue4, hue5, hue6
  }

  /// The colours, by the name of the theme.
  package let themes: [String: [Name: String]]

  package init(themes: [String: [Name: String]]) {
    self.themes = themes
  }

  public init(
    light: [Name: String] = [:], sepia: [Name: String] = [:], dark: [Name: String] = [:]
  ) {
    themes = ["light": light, "sepia": sepia, "dark": dark]
  }
}

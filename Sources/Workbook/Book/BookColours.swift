/// The colours of a book's pages where they are not the usual ones, as `#rrggbb`.
///
///     BookColours(light: [.link: "#0a5a78", .mark: "#0f7aa3"], dark: [.link: "#7cc4e0"])
public struct BookColours: Sendable {
  /// What has a colour.
  public enum Name: String, CaseIterable, Sendable {
    // Grounds.
    case paper, panel, printed
    // Lines.
    case line, mark
    // Text.
    case ink, quiet, link, keyword, string, number, type, function, parameter, comment, attribute
  }

  /// By the names of the themes.
  let themes: [String: [Name: String]]

  public init(
    light: [Name: String] = [:], sepia: [Name: String] = [:], dark: [Name: String] = [:]
  ) {
    themes = ["light": light, "sepia": sepia, "dark": dark]
  }
}

import Testing

@testable import BookModel
@testable import SiteGenerator

@Suite struct ThemeBookTests {
  @Test func `colours of a book replace the default colours of their theme`() throws {
    let colours = BookColours(light: [.link: "#0a5a78"], dark: [.link: "#7cc4e0"])
    let sheet = try styleSheet(for: colours)
    #expect(sheet.contains("--link: #0a5a78;"))
    #expect(sheet.ranges(of: "--link: #7cc4e0;").count == 2)
    #expect(!sheet.contains("--link: #8a3a12;"))
    #expect(try styleSheet(for: BookColours()) == styleSheet())
  }

  @Test func `every colour of the style sheet has a name`() {
    #expect(Set(BookColours.Name.allCases.map(\.rawValue)) == Set(Theme.light.colours.map(\.name)))
  }

  @Test func `a colour that is invalid or has too little contrast is rejected by name`() {
    #expect(
      throws: SiteError.colour(
        "The colour `link` of the dark theme has a contrast of 1.3 to 1 on `paper`; text needs at least 4.5 to 1."
      )
    ) { try styleSheet(for: BookColours(dark: [.link: "#333333"])) }
    #expect(
      throws: SiteError.colour("The colour `ink` of the light theme is black; write it as #rrggbb.")
    ) { try styleSheet(for: BookColours(light: [.ink: "black"])) }
    #expect(throws: Never.self) { try styleSheet(for: BookColours(light: [.line: "#ffffff"])) }
  }
}

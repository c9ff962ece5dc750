import Testing

@testable import Workbook

@Suite struct ThemeBookTests {
  @Test func `colours of a book take the place of the usual ones, in their themes`() throws {
    let colours = BookColours(light: [.link: "#0a5a78"], dark: [.link: "#7cc4e0"])
    let sheet = try styleSheet(for: colours)
    #expect(sheet.contains("--link: #0a5a78;"))
    #expect(sheet.ranges(of: "--link: #7cc4e0;").count == 2)
    #expect(!sheet.contains("--link: #8a3a12;"))
    #expect(try styleSheet(for: BookColours()) == styleSheet)
  }

  @Test func `every colour of the style sheet has a name`() {
    #expect(Set(BookColours.Name.allCases.map(\.rawValue)) == Set(Theme.light.colours.map(\.name)))
  }

  @Test func `a colour that cannot be read, or is none, is refused by name`() {
    #expect(
      throws: SiteError.colour(
        "The colour `link` of the dark theme has a contrast of 1.3 to 1 on `paper`; it takes 4.5 to be read.")
    ) { try styleSheet(for: BookColours(dark: [.link: "#333333"])) }
    #expect(
      throws: SiteError.colour("The colour `ink` of the light theme is black; write it as #rrggbb.")
    ) { try styleSheet(for: BookColours(light: [.ink: "black"])) }
    #expect(throws: Never.self) { try styleSheet(for: BookColours(light: [.line: "#ffffff"])) }
  }
}

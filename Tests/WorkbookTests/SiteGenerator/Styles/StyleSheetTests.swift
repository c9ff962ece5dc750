import Foundation
import Testing

@testable import SiteGenerator

@Suite struct StyleSheetTests {
  @Test(arguments: Theme.all.map(\.name)) func `every text colour has enough contrast on every background`(
    name: String
  ) throws {
    let theme = try #require(Theme.all.first { $0.name == name })
    #expect(theme.colours.map(\.name).sorted() == Theme.light.colours.map(\.name).sorted())
    let backgrounds = theme.colours.filter { ["paper", "panel", "printed"].contains($0.name) }
    // These are lines, not text.
    let texts = theme.colours.filter { colour in
      !["line", "mark"].contains(colour.name) && !backgrounds.contains { $0.name == colour.name }
    }
    #expect((backgrounds.count, texts.count) == (3, 11 + MarbleHues.count))
    for background in backgrounds {
      for text in texts {
        #expect(Theme.contrast(text.colour, background.colour) >= 4.5, "\(text) on \(background)")
      }
    }
  }

  @Test func `every theme that the script offers has colours`() {
    for theme in Theme.all {
      #expect(EmbeddedAsset.readerScript.text.contains("[\"\(theme.name)\", "))
      #expect(styleSheet().contains("data-theme=\"\(theme.name)\""))
    }
  }

  @Test func `every class that pages use has a style`() {
    for name in [
      "p", "s", "n", "c", "a", "gap", "printed", "label", "skip",
    ] {
      #expect(styleSheet().contains(".\(name)"))
    }
  }
}

import Foundation
import Testing

@testable import Workbook

@Suite struct StyleSheetTests {
  /// The colours that the sheet defines between two places, by name.
  private func colours(_ part: Substring) -> [String: Double] {
    Dictionary(
      part.matches(of: /--(\w+): #([0-9a-f]{6});/).map { match in
        let value = Int(match.2, radix: 16) ?? 0
        let channels = [16, 8, 0].map { shift -> Double in
          let level = Double(value >> shift & 0xFF) / 255
          return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return (String(match.1), 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [0, 1]) func `every colour of text can be read on every ground`(scheme: Int) throws {
    let parts = styleSheet.split(separator: "@media screen and (prefers-color-scheme: dark)")
    let colours = colours(parts[scheme])
    let grounds = ["paper", "panel", "printed"]
    // These are lines, not text.
    let texts = colours.keys.filter { !grounds.contains($0) && $0 != "line" && $0 != "mark" }
    #expect(texts.count == 9)
    for ground in grounds {
      let light = try #require(colours[ground])
      for text in texts {
        let (darker, lighter) = (min(light, colours[text] ?? 0), max(light, colours[text] ?? 0))
        #expect((lighter + 0.05) / (darker + 0.05) >= 4.5, "\(text) on \(ground)")
      }
    }
  }

  @Test func `every class that pages use has a style`() {
    for name in [
      "keyword", "string", "number", "type", "comment", "attribute", "gap", "printed", "label", "skip",
    ] {
      #expect(styleSheet.contains(".\(name)"))
    }
  }
}

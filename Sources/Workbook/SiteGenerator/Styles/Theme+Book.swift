import BookModel
import Foundation

/// Returns the style sheet with a book's own colours.
func styleSheet(for colours: BookColours) throws(SiteError) -> String {
  styleSheet(try Theme.all(with: colours))
}

extension Theme {
  /// Returns the themes with a book's own colours.
  static func all(with colours: BookColours) throws(SiteError) -> [Theme] {
    try all.map { theme throws(SiteError) in
      let own = colours.themes[theme.name, default: [:]]
      let merged = theme.colours.map { colour in
        (colour.name, BookColours.Name(rawValue: colour.name).flatMap { own[$0] } ?? colour.colour)
      }
      let changed = Theme(name: theme.name, colours: merged)
      if !own.isEmpty { try changed.check() }
      return changed
    }
  }

  /// Checks the format of all colours, and the contrast of text.
  private func check() throws(SiteError) {
    for (name, colour) in colours where colour.wholeMatch(of: #/#[0-9A-Fa-f]{6}/#) == nil {
      throw .colour("The colour `\(name)` of the \(self.name) theme is \(colour); write it as #rrggbb.")
    }
    let grounds = colours.filter { ["paper", "panel", "printed"].contains($0.name) }
    for text in colours
    where !["line", "mark"].contains(text.name) && !grounds.contains(where: { $0.name == text.name }) {
      for ground in grounds {
        let contrast = Self.contrast(text.colour, ground.colour)
        if contrast >= 4.5 { continue }
        let rounded = (contrast * 10).rounded(.down) / 10
        throw .colour(
          "The colour `\(text.name)` of the \(name) theme has a contrast of \(rounded) to 1 on `\(ground.name)`; "
            + "text needs at least 4.5 to 1.")
      }
    }
  }

  /// Returns the contrast ratio of two colours according to WCAG, from 1 to 21.
  static func contrast(_ one: String, _ other: String) -> Double {
    let (first, second) = (luminance(of: one), luminance(of: other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(of colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let channels = [16, 8, 0].map { shift -> Double in
      let level = Double(value >> shift & 0xFF) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}

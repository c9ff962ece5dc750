/// Markup that is well formed.
///
/// A literal is taken as it is and what is interpolated into it as text, so that nothing an author writes can
/// become markup by accident:
///
///     let name: HTML = "<b>\(challenge.slug)</b>"
struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation, CustomStringConvertible {
  private(set) var description: String

  init(stringLiteral markup: String) { description = markup }

  init(stringInterpolation: Interpolation) { description = stringInterpolation.markup }

  var isEmpty: Bool { description.isEmpty }

  static func += (html: inout HTML, addition: HTML) { html.description += addition.description }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) { markup.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { markup += literal }

    mutating func appendInterpolation(_ html: HTML) { markup += html.description }

    mutating func appendInterpolation(_ number: Int) { markup += String(number) }

    /// Adds `text`, which may stand between tags and in quoted values of attributes.
    ///
    /// Scalars are looked at, not characters: a quote with an accent would be a character of its own.
    mutating func appendInterpolation(_ text: some StringProtocol) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": markup += "&amp;"
        case "<": markup += "&lt;"
        case ">": markup += "&gt;"
        case "\"": markup += "&quot;"
        case "'": markup += "&#39;"
        case "\n", "\t": markup.unicodeScalars.append(scalar)
        // HTML has no way to write these.
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": markup += "\u{FFFD}"
        default: markup.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

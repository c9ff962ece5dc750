/// A Swift token; only white space is between two tokens.
package struct SwiftToken: Sendable, Equatable {
  package enum Kind: Sendable {
    /// A line comment or a block comment, including nested ones.
    case comment
    /// A string literal with its quotes, or the part of one before, between or after interpolations.
    case string
    /// The beginning or end of an interpolation: `\(` or `)`.
    case interpolation
    case regex
    case number
    case identifier
    case keyword
    /// An attribute: `@` and a name.
    case attribute
    /// A compilation condition or a macro: `#` and a name.
    case directive
    case `operator`
    /// A bracket, a brace, `.`, `,`, `:`, `;` or `\`: a single character.
    case punctuation
  }

  package let kind: Kind
  /// The characters, as a slice of the source.
  package let text: Substring
  /// The line where the token starts, counted from 1.
  package let line: Int

  /// The only byte of the token; nil if it has several.
  package var sign: UInt8? { text.utf8.count == 1 ? text.utf8.first : nil }

  /// The range of the token in the source.
  package var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

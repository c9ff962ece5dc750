/// A piece of Swift source; what lies between two of them is blank.
public struct SwiftToken: Sendable, Equatable {
  public enum Kind: Sendable {
    /// To the end of the line or to the closing mark, nested ones included.
    case comment
    /// A string literal, or the stretch of one up to an interpolation or from it on, with its quotes.
    case string
    /// What opens and closes an interpolation: `\(` and `)`.
    case interpolation
    case regex
    case number
    case identifier
    case keyword
    /// `@` and a name.
    case attribute
    /// `#` and a name: a compilation condition or a macro.
    case directive
    case `operator`
    /// A bracket or brace, `.`, `,`, `:`, `;` or `\`: one character each.
    case punctuation
  }

  public let kind: Kind
  /// The characters, as a slice of the source.
  public let text: Substring
  /// The line where it begins, counted from 1.
  public let line: Int

  /// What it consists of, if that is one byte.
  var sign: UInt8? { text.utf8.count == 1 ? text.utf8.first : nil }

  /// Its place in the source.
  public var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

/// One of the answers to a question.
package struct Answer: Sendable, Equatable {
  /// The behaviour of the code that the reader claims by choosing this answer.
  package enum Meaning: Sendable, Equatable {
    /// The code prints these lines, as in an output fence, and then traps if `traps` is true.
    case prints([String], traps: Bool)
    /// The code does not compile; the error message contains the text, if there is one.
    case fails(String?)
    /// The code compiles with a warning that contains the text, if there is one.
    case warns(String?)
  }

  /// The letter that the reader types.
  package let letter: Character
  /// The lines as written in the chapter.
  package let lines: [String]
  package let meaning: Meaning
  package let isRight: Bool
  /// The reason why the answer is right, or the misconception behind it.
  package let remark: String
  /// The line of its letter in the chapter.
  package let line: Int

  /// A line of the answer as shown to the reader: printed output or a sentence.
  package enum Line: Sendable, Equatable {
    case printed(String)
    case sentence(String)
  }

  /// The lines of the answer as shown to the reader.
  package var shown: [Line] {
    switch meaning {
    case .fails(let words): [.sentence("It does not compile" + (words.map { ": \($0)" } ?? "."))]
    case .warns(let words): [.sentence("It compiles with a warning" + (words.map { ": \($0)" } ?? "."))]
    case .prints([], traps: false): [.sentence("Nothing is printed.")]
    case .prints(let lines, let traps): lines.map { .printed($0) } + (traps ? [.sentence("It traps.")] : [])
    }
  }

  /// The answer with its letter, as lines of plain text.
  package var text: [String] {
    shown.enumerated().map { index, line in
      let words =
        switch line {
        case .printed(let words), .sentence(let words): words
        }
      return "\(index == 0 ? "\(letter)" : " ")  \(words)"
    }
  }
}

extension Answer.Meaning {
  /// Parses the lines of an answer.
  init(_ lines: [String]) {
    if lines.count == 1, let said = Self.said(lines[0], "does not compile") {
      self = .fails(said.isEmpty ? nil : said)
    } else if lines.count == 1, let said = Self.said(lines[0], "compiles with a warning") {
      self = .warns(said.isEmpty ? nil : said)
    } else if lines == ["(nothing)"] {
      self = .prints([], traps: false)
    } else if lines.last == "(traps)" {
      self = .prints(lines.dropLast(), traps: true)
    } else {
      self = .prints(lines, traps: false)
    }
  }

  /// Returns the text after `words` and a colon in a line in parentheses; nil if the line has another form.
  private static func said(_ line: String, _ words: String) -> String? {
    guard line.hasPrefix("(\(words)"), line.hasSuffix(")") else { return nil }
    let rest = line.dropFirst(words.count + 1).dropLast()
    if rest.isEmpty { return "" }
    guard rest.hasPrefix(":") else { return nil }
    return String(rest.dropFirst().drop { $0 == " " })
  }
}

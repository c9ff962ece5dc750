/// One of the answers that a question offers.
public struct Answer: Sendable, Equatable {
  /// What somebody says who gives it.
  enum Meaning: Sendable, Equatable {
    /// The code prints these lines, as those of an output fence, and traps then, or not.
    case prints([String], traps: Bool)
    /// The compiler refuses the code; with these words, if some are given.
    case fails(String?)
    /// The compiler warns of the code; with these words, if some are given.
    case warns(String?)
  }

  /// What the reader types.
  public let letter: Character
  /// The lines as the chapter has them.
  public let lines: [String]
  let meaning: Meaning
  public let isRight: Bool
  /// Why it is right, or what somebody believes who gives it.
  public let remark: String
  /// The line of its letter in the chapter.
  let line: Int

  /// A line of the answer as people see it: a line that is printed, or a sentence.
  public enum Line: Sendable, Equatable {
    case printed(String)
    case sentence(String)
  }

  /// The answer as people see it.
  public var shown: [Line] {
    switch meaning {
    case .fails(let words): [.sentence("It does not compile" + (words.map { ": \($0)" } ?? "."))]
    case .warns(let words): [.sentence("It compiles with a warning" + (words.map { ": \($0)" } ?? "."))]
    case .prints([], traps: false): [.sentence("Nothing is printed.")]
    case .prints(let lines, let traps): lines.map { .printed($0) } + (traps ? [.sentence("It traps.")] : [])
    }
  }

  /// The answer behind its letter, as lines of plain text.
  public var text: [String] {
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
  /// Reads the lines of an answer.
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

  /// What `line`, in parentheses, says behind `words` and a colon; nil if it says something else.
  private static func said(_ line: String, _ words: String) -> String? {
    guard line.hasPrefix("(\(words)"), line.hasSuffix(")") else { return nil }
    let rest = line.dropFirst(words.count + 1).dropLast()
    if rest.isEmpty { return "" }
    guard rest.hasPrefix(":") else { return nil }
    return String(rest.dropFirst().drop { $0 == " " })
  }
}

/// The line that opens a fence, parsed as it is written in the file.
///
/// cmark also provides the text after the fence, but with entities and escapes decoded, so a value could not contain
/// them literally.
struct FenceOpening {
  /// A backtick or a tilde.
  let mark: Unicode.Scalar
  /// The number of backticks or tildes.
  let length: Int
  let language: String
  private(set) var attributes: [FenceAttribute] = []
  /// The problems with the attributes, one sentence each.
  private(set) var problems: [String] = []

  private var rest: Substring.UnicodeScalarView

  /// Parses `text`, which starts at the first backtick or tilde.
  ///
  /// - Returns: Nil if there are fewer than three of them.
  init?(_ text: Substring) {
    rest = text.unicodeScalars
    guard let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    self.mark = mark
    length = rest.prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    rest = rest.drop { $0 == mark }.drop(while: \.isBlank)
    let word = rest.prefix { !$0.isBlank }
    if word.contains(where: { $0 == "=" || $0 == "\"" }) {
      language = ""
    } else {
      language = String(word)
      rest = rest[word.endIndex...]
    }
    readAttributes()
  }

  /// Whether `line`, without the markers of quotes and lists, closes this fence.
  func isClosed(by line: Substring) -> Bool {
    let marks = line.unicodeScalars.prefix { $0 == mark }
    return marks.count >= length && line.unicodeScalars[marks.endIndex...].allSatisfy(\.isBlank)
  }

  private mutating func readAttributes() {
    while true {
      rest = rest.drop(while: \.isBlank)
      if rest.isEmpty { return }
      let name = take { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_" }
      if name.isEmpty {
        refuseWord("")
      } else if rest.first.map(\.isBlank) ?? true {
        attributes.append(FenceAttribute(name: name, value: nil))
      } else if rest.first == "=" {
        rest.removeFirst()
        if let value = rest.first == "\"" ? quotedValue(of: name) : bareValue(of: name) {
          attributes.append(FenceAttribute(name: name, value: value))
        }
      } else {
        refuseWord(name)
      }
    }
  }

  private mutating func bareValue(of name: String) -> String? {
    let value = take { !$0.isBlank }
    if value.contains("\"") || value.hasPrefix("'") {
      // The rest of the value may contain spaces; it must not be parsed as more attributes.
      let quote: Unicode.Scalar = value.hasPrefix("'") ? "'" : "\""
      let isOpen = value.unicodeScalars.count { $0 == quote } % 2 == 1
      if isOpen { rest = rest.drop { $0 != quote }.drop { !$0.isBlank } }
      problems.append(
        "The value of `\(name)` cannot be parsed; put all of it in double quotes: \(name)=\"…\".")
      return nil
    }
    return value
  }

  private mutating func quotedValue(of name: String) -> String? {
    rest.removeFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" {
        guard rest.first.map(\.isBlank) ?? true else {
          let next = take { !$0.isBlank }
          problems.append(
            "`\(next)` follows the closing quote of `\(name)`; add a space there, or write \\\" for a quote inside."
          )
          return nil
        }
        return String(value)
      }
      if scalar == "\\" {
        guard let escaped = rest.first, escaped == "\"" || escaped == "\\" else {
          problems.append(
            "The value of `\(name)` has a lone backslash; write \\\\ for a backslash and \\\" for a quote.")
          rest = rest.drop { $0 != "\"" }.dropFirst()
          return nil
        }
        rest.removeFirst()
        value.append(escaped)
      } else {
        value.append(scalar)
      }
    }
    problems.append("The value of `\(name)` has no closing quote; add one at its end.")
    return nil
  }

  private mutating func refuseWord(_ beginning: String) {
    let word = beginning + take { !$0.isBlank }
    problems.append("`\(word)` is not an attribute; write a name, name=value, or name=\"value with spaces\".")
  }

  private mutating func take(while belongs: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: belongs)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}

extension Unicode.Scalar {
  /// Whether the character separates words on a line.
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

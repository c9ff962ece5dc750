import Foundation

/// Reads what sourcekitd prints: megabytes, of which little is wanted, so that lines are looked at where they lie.
struct SourceKitReading {
  private var rest: UnsafeRawBufferPointer
  private var unquoted = Memory()
  private var plain = Memory()

  /// The answers in `bytes`, one after another.
  static func answers(in bytes: [UInt8]) -> [SourceKitAnswer] {
    bytes.withUnsafeBytes { bytes in
      var reading = SourceKitReading(rest: bytes)
      return reading.answers()
    }
  }

  private init(rest: UnsafeRawBufferPointer) { self.rest = rest }

  private mutating func answers() -> [SourceKitAnswer] {
    var answers: [SourceKitAnswer] = []
    while let line = nextLine() {
      if line.text == "{" {
        answers.append(answer())
      } else if line.behind("error response") != nil {
        answers.append(.nothing)
      }
    }
    return answers
  }

  /// What stands up to the end of an answer that has begun.
  private mutating func answer() -> SourceKitAnswer {
    let keys: [StaticString] = [
      "  key.kind: ", "  key.name: ", "  key.annotated_decl: ", "  key.doc_comment: ", "  key.modulename: ",
      "  key.filepath: ", "  key.line: ",
    ]
    var values = [String?](repeating: nil, count: keys.count)
    while let line = nextLine(), line.text != "}" {
      if line.behind("  key.expression_type_list: [") != nil { return .types(expressions()) }
      // What is indented deeper is about other names.
      for (index, key) in keys.enumerated() where values[index] == nil {
        if let value = line.behind(key) { values[index] = text(of: value) }
      }
    }
    guard let kind = values[0], let name = values[1], let declaration = values[2] else { return .nothing }
    return .name(
      SourceKitAnswer.Name(
        kind: kind, name: name, declaration: plain.text(of: declaration, Self.plain),
        comment: values[3] ?? "",
        module: values[4] ?? "", file: values[5], line: values[6].flatMap { Int($0) }))
  }

  private mutating func expressions() -> [SourceKitAnswer.Expression] {
    var expressions: [SourceKitAnswer.Expression] = []
    var (offset, length) = (0, 0)
    while let line = nextLine(), line.text != "}" {
      if let value = line.behind("      key.expression_offset: ") {
        offset = Int(text(of: value)) ?? 0
      } else if let value = line.behind("      key.expression_length: ") {
        length = Int(text(of: value)) ?? 0
      } else if let value = line.behind("      key.expression_type: ") {
        expressions.append(.init(range: offset..<(offset + length), type: text(of: value)))
      }
    }
    return expressions
  }

  // MARK: Lines

  /// A line, where it lies.
  private struct Line {
    let bytes: UnsafeRawBufferPointer

    /// The whole of it, where it is as short as a bracket.
    var text: Unicode.Scalar? { bytes.count == 1 ? Unicode.Scalar(bytes[0]) : nil }

    /// What follows `beginning`; nil if the line begins otherwise.
    func behind(_ beginning: StaticString) -> UnsafeRawBufferPointer? {
      let count = beginning.utf8CodeUnitCount
      guard bytes.count >= count, let start = bytes.baseAddress,
        memcmp(start, beginning.utf8Start, count) == 0
      else { return nil }
      return UnsafeRawBufferPointer(rebasing: bytes[count...])
    }
  }

  private mutating func nextLine() -> Line? {
    guard let start = rest.baseAddress, !rest.isEmpty else { return nil }
    let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count).map { start.distance(to: $0) }
    let line = Line(bytes: UnsafeRawBufferPointer(rebasing: rest[..<(end ?? rest.count)]))
    rest = UnsafeRawBufferPointer(rebasing: rest[min((end ?? rest.count) + 1, rest.count)...])
    return line
  }

  // MARK: Texts

  /// A value without its comma and its quotes.
  private mutating func text(of value: UnsafeRawBufferPointer) -> String {
    var value = value[...]
    if value.last == UInt8(ascii: ",") { value = value.dropLast() }
    let quote = UInt8(ascii: "\"")
    guard value.count > 1, value.first == quote, value.last == quote else {
      return String(decoding: value, as: UTF8.self)
    }
    let quoted = String(decoding: value.dropFirst().dropLast(), as: UTF8.self)
    return unquoted.text(of: quoted, Self.unquoted)
  }

  /// What was made of texts: most declarations and comments come again and again.
  private struct Memory {
    private var known: [String: String] = [:]

    mutating func text(of original: String, _ make: (String) -> String) -> String {
      if let made = known[original] { return made }
      let made = make(original)
      known[original] = made
      return made
    }
  }

  /// A declaration without its marks.
  private static func plain(_ declaration: String) -> String {
    declaration.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }

  private static func unquoted(_ text: String) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }
}

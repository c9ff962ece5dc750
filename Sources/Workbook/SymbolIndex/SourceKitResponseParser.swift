import Foundation

/// Parses the output of sourcekitd.
///
/// The output is megabytes long and most of it is skipped, so lines are not copied.
struct SourceKitResponseParser {
  private var rest: UnsafeRawBufferPointer
  private var unquoted = Memory()
  private var plain = Memory()

  /// Returns the responses in `bytes`.
  static func answers(in bytes: [UInt8]) -> [SourceKitResponse] {
    bytes.withUnsafeBytes { bytes in
      var reading = SourceKitResponseParser(rest: bytes)
      return reading.answers()
    }
  }

  private init(rest: UnsafeRawBufferPointer) { self.rest = rest }

  private mutating func answers() -> [SourceKitResponse] {
    var answers: [SourceKitResponse] = []
    while let line = nextLine() {
      if line.text == "{" {
        answers.append(answer())
      } else if line.behind("error response") != nil {
        answers.append(.unresolved)
      }
    }
    return answers
  }

  /// Parses the rest of a response after its first line.
  private mutating func answer() -> SourceKitResponse {
    let keys: [StaticString] = [
      "  key.kind: ", "  key.name: ", "  key.annotated_decl: ", "  key.doc_comment: ", "  key.modulename: ",
      "  key.filepath: ", "  key.line: ",
    ]
    var values = [String?](repeating: nil, count: keys.count)
    var other = SourceKitResponse.nothing
    while let line = nextLine(), line.text != "}" {
      if line.behind("  key.expression_type_list: [") != nil { return .types(expressions()) }
      if line.behind("      key.severity: source.diagnostic.severity.error") != nil { other = .errors }
      if line.behind("  key.internal_diagnostic: ") != nil { other = .unresolved }
      // Lines with deeper indentation describe other symbols.
      for (index, key) in keys.enumerated() where values[index] == nil {
        if let value = line.behind(key) { values[index] = text(of: value) }
      }
    }
    guard let kind = values[0], let name = values[1], let declaration = values[2] else { return other }
    return .name(
      SourceKitResponse.Name(
        kind: kind, name: name, declaration: plain.text(of: declaration, Self.plain),
        comment: values[3] ?? "",
        module: values[4] ?? "", file: values[5], line: values[6].flatMap { Int($0) }))
  }

  private mutating func expressions() -> [SourceKitResponse.Expression] {
    var expressions: [SourceKitResponse.Expression] = []
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

  /// A line of the output, which is not copied.
  private struct Line {
    let bytes: UnsafeRawBufferPointer

    /// The only character of the line, such as a bracket, or nil if the line has more or none.
    var text: Unicode.Scalar? { bytes.count == 1 ? Unicode.Scalar(bytes[0]) : nil }

    /// Returns the part of the line after the prefix `beginning`, or nil if the line doesn't have that prefix.
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

  // MARK: Strings

  /// Returns a value without its trailing comma and its quotes.
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

  /// A cache of converted strings, because most declarations and comments occur many times.
  private struct Memory {
    private var known: [String: String] = [:]

    mutating func text(of original: String, _ make: (String) -> String) -> String {
      if let made = known[original] { return made }
      let made = make(original)
      known[original] = made
      return made
    }
  }

  /// Returns a declaration without its XML tags.
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

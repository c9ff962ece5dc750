/// What sourcekitd says of a place in a file, or of its expressions.
enum SourceKitAnswer: Equatable {
  /// What a name stands for.
  struct Name: Equatable {
    /// As in `source.lang.swift.ref.class`.
    let kind: String
    /// With the labels of its arguments.
    let name: String
    let declaration: String
    let comment: String
    let module: String
    /// Where it is declared, if that is known.
    let file: String?
    /// Counted from 1.
    let line: Int?
  }

  /// An expression by its place in the file, in bytes, and its type.
  struct Expression: Equatable {
    let range: Range<Int>
    let type: String
  }

  case name(Name)
  case types([Expression])
  /// It knows nothing.
  case nothing

  /// The answers in what is printed, one after another.
  static func all(in text: String) -> [SourceKitAnswer] {
    var answers: [SourceKitAnswer] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n") {
      if line == "{" {
        lines = []
      } else if line == "}" {
        answers.append(SourceKitAnswer(lines ?? []))
        lines = nil
      } else if lines != nil {
        lines?.append(line)
      } else if line.hasPrefix("error response") {
        answers.append(.nothing)
      }
    }
    return answers
  }

  private init(_ lines: [Substring]) {
    if lines.first == "  key.expression_type_list: [" {
      self = .types(Self.expressions(lines))
      return
    }
    // What is indented deeper is about other names.
    let values = Dictionary(lines.compactMap { Self.value($0, indentation: 2) }) { first, _ in first }
    guard let kind = values["kind"], let name = values["name"], let declaration = values["annotated_decl"]
    else {
      self = .nothing
      return
    }
    self = .name(
      Name(
        kind: kind, name: name, declaration: Self.plain(declaration), comment: values["doc_comment"] ?? "",
        module: values["modulename"] ?? "", file: values["filepath"], line: values["line"].flatMap { Int($0) }
      ))
  }

  private static func expressions(_ lines: [Substring]) -> [Expression] {
    var expressions: [Expression] = []
    var (offset, length) = (0, 0)
    for line in lines {
      guard let (key, value) = value(line, indentation: 6) else { continue }
      switch key {
      case "expression_offset": offset = Int(value) ?? 0
      case "expression_length": length = Int(value) ?? 0
      case "expression_type": expressions.append(Expression(range: offset..<(offset + length), type: value))
      default: continue
      }
    }
    return expressions
  }

  /// The key and the value on a line that is so deep.
  private static func value(_ line: Substring, indentation: Int) -> (key: String, value: String)? {
    let key = line.drop { $0 == " " }
    guard line.utf8.count - key.utf8.count == indentation, key.hasPrefix("key."),
      let colon = key.firstIndex(of: ":")
    else { return nil }
    var value = key[colon...].dropFirst(2)
    if value.last == "," { value = value.dropLast() }
    let isText = value.count > 1 && value.first == "\"" && value.last == "\""
    return (
      String(key[..<colon].dropFirst("key.".count)),
      isText ? unquoted(value.dropFirst().dropLast()) : String(value)
    )
  }

  private static func unquoted(_ text: Substring) -> String {
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

  /// A declaration without its marks.
  private static func plain(_ declaration: String) -> String {
    declaration.replacing(/<[^>]*>/, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}

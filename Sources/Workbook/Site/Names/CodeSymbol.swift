import Foundation

/// What a name in code stands for.
struct CodeSymbol: Hashable, Sendable {
  /// What has a colour of its own.
  enum Kind: String, Keepable {
    case type, function, parameter, value
  }

  let kind: Kind
  /// With the labels of its arguments.
  let name: String
  let declaration: String
  /// The first sentence of its comment.
  let summary: String
  let module: String
  /// Where it is declared, below the book's folder; nil if that is elsewhere.
  let file: String?
  /// Counted from 1.
  let line: Int?

  /// - Parameter root: The book's folder.
  init(_ answer: SourceKitAnswer.Name, below root: URL) {
    let root = root.plainPath + "/"
    kind = Self.kind(answer.kind)
    name = answer.name
    declaration = answer.declaration.replacing(Self.noise, with: "")
    summary = firstSentence(of: answer.comment.split(separator: "\n", omittingEmptySubsequences: false)) ?? ""
    module = answer.module
    file = answer.file.flatMap { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : nil }
    line = file == nil ? nil : answer.line
  }

  /// The name without labels, as it stands in code.
  var base: Substring { name.prefix { $0 != "(" } }

  /// What only the compiler needs to know.
  private static var noise: Regex<Substring> {
    #/@(?:inlinable|frozen|usableFromInline|discardableResult|_\w+) /#
  }

  private static func kind(_ kind: String) -> Kind {
    if kind.contains(".function.") { return .function }
    if kind.hasSuffix(".var.parameter") { return .parameter }
    return [
      "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "generic_type_param",
    ].contains { kind.hasSuffix(".\($0)") } ? .type : .value
  }
}

extension CodeSymbol: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    kind = try kept.next()
    name = try kept.next()
    declaration = try kept.next()
    summary = try kept.next()
    module = try kept.next()
    file = try kept.next()
    line = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(kind, name, declaration, summary, module, file, line) }
}

import Foundation
import SystemSupport
import TextSupport

/// The declaration that an identifier refers to.
package struct CodeSymbol: Codable, Hashable, Sendable {
  /// A kind of symbol, each with its own colour.
  package enum Kind: String, Codable, Sendable {
    case type, function, parameter, value
  }

  let kind: Kind
  /// The name with argument labels, such as `map(_:)`.
  package let name: String
  package let declaration: String
  /// The first sentence of the documentation comment.
  package let summary: String
  package let module: String
  /// The path of the file with the declaration, relative to the book's folder, or nil if it is elsewhere.
  package let file: String?
  /// The one-based line of the declaration.
  package let line: Int?

  /// - Parameter root: The book's folder.
  init(_ answer: SourceKitResponse.Name, below root: URL) {
    let root = root.plainPath + "/"
    kind = Self.kind(answer.kind)
    name = answer.name
    declaration = answer.declaration.replacing(Self.noise, with: "")
    summary = firstSentence(of: answer.comment.split(separator: "\n", omittingEmptySubsequences: false)) ?? ""
    module = answer.module
    file = answer.file.flatMap { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : nil }
    line = file == nil ? nil : answer.line
  }

  /// The name without argument labels, as it is written in code.
  package var base: Substring { name.prefix { $0 != "(" } }

  /// Attributes that don't help a reader.
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

/// Distinguishes keywords from identifiers with the same spelling.
enum SwiftKeyword {
  private static let reserved: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "nonisolated", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// The keywords that may also be used as identifiers.
  private static let contextual: Set<String> = [
    "borrowing", "consuming", "convenience", "didSet", "dynamic", "each", "final", "get", "indirect", "infix",
    "isolated", "lazy", "macro", "mutating", "nonmutating", "open", "optional", "override", "package",
    "postfix", "prefix", "required", "sending", "set", "unowned", "weak", "willSet",
  ]

  /// Whether `word` is a keyword after the token `previous` and before the source `rest`.
  static func isKeyword(_ word: String, after previous: SwiftToken?, before rest: ArraySlice<UInt8>) -> Bool {
    let isContextual = contextual.contains(word)
    guard isContextual || reserved.contains(word) else { return false }
    let next = rest.drop { " \t".utf8.contains($0) }
    if previous?.text == "." { return word == "self" || word == "init" }
    if previous?.text == "(" || previous?.text == "," || previous?.kind == .interpolation {
      if isLabel(before: next) { return false }
    }
    guard isContextual else { return true }
    if previous?.text == "=" { return false }
    guard let first = next.first else { return true }
    if first == UInt8(ascii: "(") { return word == "set" || word == "unowned" || word == "package" }
    return !".=,):]?!+-*/<>&|".utf8.contains(first)
  }

  /// Whether the following source makes the word before it an argument label, as in `for:` or `for interval:`.
  private static func isLabel(before next: ArraySlice<UInt8>) -> Bool {
    if next.first == UInt8(ascii: ":") { return true }
    let name = next.prefix { UInt8(ascii: "_") == $0 || (0x30...0x39).contains($0) || isLetter($0) }
    let afterName = next[name.endIndex...].drop { " \t".utf8.contains($0) }
    return !name.isEmpty && afterName.first == UInt8(ascii: ":")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

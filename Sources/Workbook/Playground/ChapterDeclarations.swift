import BookModel
import TextSupport

/// The declarations in a chapter's code.
///
/// Only the declarations that diagrams need are compiled into the module.
struct ChapterDeclarations: Sendable {
  /// A declaration at the top level of a file, or a member of an extension, with that extension around it.
  struct Declaration: Sendable {
    let text: String
    /// The identifiers that the declaration uses.
    let names: Set<String>
  }

  private var declarations: [Declaration] = []
  private var numbers: [String: [Int]] = [:]

  init(in sources: ChapterSources) {
    for text in sources.fileNames.compactMap(sources.text(ofFile:)) {
      for declaration in SwiftDeclaration.all(in: text.lines.joined(separator: "\n")) {
        switch declaration.keyword {
        case "extension":
          for member in declaration.members {
            add(member, "\(declaration.headText) {\n\(Self.text(of: member))\n}")
          }
        case "import": break
        default: add(declaration, Self.text(of: declaration))
        }
      }
    }
  }

  subscript(number: Int) -> Declaration { declarations[number] }

  private mutating func add(_ declaration: SwiftDeclaration, _ text: String) {
    numbers[declaration.name, default: []].append(declarations.count)
    let names = declaration.tokens.filter { $0.kind == .identifier }.map { String($0.text) }
    declarations.append(Declaration(text: text, names: Set(names)))
  }

  /// Returns the source of `declaration` with an access level that hides it from other files of the module.
  private static func text(of declaration: SwiftDeclaration) -> String {
    guard let first = declaration.tokens.first, let last = declaration.tokens.last else { return "" }
    let text = first.text.base[first.range.lowerBound..<last.range.upperBound]
    let access: Set = ["private", "fileprivate", "public", "internal", "package", "open"]
    let head = declaration.tokens.prefix { $0.text != declaration.keyword }
    if declaration.isPrivate || ["case", "deinit"].contains(declaration.keyword) { return String(text) }
    if let modifier = head.first(where: { access.contains(String($0.text)) }) {
      return text[..<modifier.range.lowerBound] + "fileprivate" + text[modifier.range.upperBound...]
    }
    return "fileprivate \(text)"
  }

  /// Returns the numbers of the declarations that `names` refer to, directly or through other declarations.
  ///
  /// The numbers are in source order and don't include those in `refused`.
  func named(by names: Set<String>, without refused: Set<Int>) -> [Int] {
    var found: Set<Int> = []
    var open = names
    while !open.isEmpty {
      let new = Set(open.flatMap { numbers[$0] ?? [] }).subtracting(refused).subtracting(found)
      found.formUnion(new)
      open = new.reduce(into: []) { $0.formUnion(declarations[$1].names) }
    }
    return found.sorted()
  }
}

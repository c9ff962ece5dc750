import BookMarkdown
import SystemSupport
import TextSupport

/// The parsed body of the cover's `operators` fence, which lists the operators that the book is about.
///
/// A line has one of these forms:
///
/// - a path to a folder or file of Swift sources, whose public functions are operators
/// - names of further operators, separated by commas
/// - names, two spaces, and the section that owns them
/// - `not` and the names of functions that are not operators
package struct OperatorList: Sendable {
  struct Named: Sendable, Equatable {
    let name: OperatorName
    let line: Int
  }

  /// A name with the section to which the author assigns it.
  package struct Owned: Sendable, Equatable {
    package let name: OperatorName
    /// The chapter, such as `chapter2`.
    package let chapter: String
    package let anchor: String
    package let line: Int
  }

  /// The line of the fence; nil if the cover has none.
  package let line: Int?
  /// Whether every operator must have a section.
  package let isComplete: Bool
  private(set) var functions: [DeclaredFunction] = []
  private(set) var names: [Named] = []
  private(set) var without: [Named] = []
  package private(set) var owned: [Owned] = []
  package private(set) var findings: [Finding] = []

  /// The base names of the functions that are operators.
  var functionBases: Set<String> { Set(functions.map(\.name.base)).subtracting(without.map(\.name.base)) }

  /// The base names of all listed operators.
  var bases: Set<String> { functionBases.union(names.map(\.name.base)).union(owned.map(\.name.base)) }

  /// - Parameter sources: The Swift files at each path in the cover's list.
  init(cover: BookFile?, sources: [String: [BookFile]]) {
    guard let document = cover?.text.document else {
      (line, isComplete) = (nil, false)
      return
    }
    let fences = Self.fences(in: cover)
    line = fences.first?.fence.line
    isComplete = fences.first?.isComplete ?? false
    let file = document.file
    findings = fences.dropFirst().map {
      Finding(
        file: file, line: $0.fence.line, message: "There is another list of operators above; merge them."
      )
    }
    guard let fence = fences.first?.fence else { return }
    for (index, text) in fence.body.enumerated() where !text.allSatisfy(\.isWhitespace) {
      if let problem = read(text, at: fence.line + 1 + index, sources) {
        findings.append(Finding(file: file, line: fence.line + 1 + index, message: problem))
      }
    }
    let declared = Set(functions.map(\.name.base))
    findings += without.filter { !declared.contains($0.name.base) }.map { named in
      let advice =
        nearest(to: named.name.base, in: declared.sorted()).map { "did you mean `\($0)`?" } ?? "remove it."
      return Finding(
        file: file, line: named.line,
        message: "There is no function `\(named.name.base)` in these files; \(advice)")
    }
  }

  private static func fences(in cover: BookFile?) -> [(fence: Fence, isComplete: Bool)] {
    (cover?.text.fences ?? []).compactMap { fence in
      guard case .operators(let isComplete) = fence.role else { return nil }
      return (fence.markdown, isComplete)
    }
  }

  /// Returns the paths in the cover's list.
  static func paths(in cover: BookFile?) -> [String] {
    (fences(in: cover).first?.fence.body ?? []).compactMap(path)
  }

  /// Returns the path in a line; nil if the line has another form.
  private static func path(in line: String) -> String? {
    line.contains("/") && !line.contains("  ") ? line.filter { $0 != " " } : nil
  }

  /// Parses a line, and returns a message if it is malformed.
  private mutating func read(_ text: String, at line: Int, _ sources: [String: [BookFile]]) -> String? {
    if let path = Self.path(in: text) {
      let files = sources[path] ?? []
      functions += concurrentMap(files) { DeclaredFunction.all(in: $0.string ?? "", forOthers: true) }
        .flatMap(\.self)
      return files.isEmpty
        ? "There are no Swift files at \(path), relative to the book's folder; correct the path." : nil
    }
    let gap = text.firstRange(of: "  ")
    var words = text[..<(gap?.lowerBound ?? text.endIndex)]
    let isNone = words.hasPrefix("not ")
    if isNone { words = words.dropFirst("not ".count) }
    var read: [OperatorName] = []
    for word in words.split(separator: ",").map({ $0.drop { $0 == " " } }) {
      guard let name = OperatorName(word) else {
        return "`\(word)` is not the name of an operator; the path of a folder must contain a /."
      }
      read.append(name)
    }
    guard let gap, !text[gap.upperBound...].allSatisfy({ $0 == " " }) else {
      if isNone {
        without += read.map { Named(name: $0, line: line) }
      } else {
        names += read.map { Named(name: $0, line: line) }
      }
      return nil
    }
    let section = text[gap.upperBound...].filter { $0 != " " }
    // By scalars, because an anchor may start with a combining mark.
    let parts = section.unicodeScalars.split(separator: "#", omittingEmptySubsequences: false).map {
      String($0)
    }
    guard parts.count == 2 else {
      return "`\(section)` is not a section; expected the chapter, #, and the section's anchor, as in "
        + "chapter2#key-points."
    }
    owned += read.map { Owned(name: $0, chapter: parts[0], anchor: parts[1], line: line) }
    return nil
  }
}

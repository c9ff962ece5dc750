import Foundation

/// The body of the cover's `operators` fence: which operators the book is about.
///
/// Each line is a folder or file of Swift sources, whose public functions are operators; names of further ones, with commas
/// between them; names and, behind two blanks, the section that owns them; or `not` and functions that are none.
struct OperatorList: Sendable {
  struct Named: Sendable, Equatable {
    let name: OperatorName
    let line: Int
  }

  /// A name, and where the author says that it is told.
  struct Owned: Sendable, Equatable {
    let name: OperatorName
    /// As in `chapter2`.
    let chapter: String
    let anchor: String
    let line: Int
  }

  /// The line of the fence; nil where the cover has none.
  let line: Int?
  /// Whether each of them is said to have a section.
  let isComplete: Bool
  private(set) var functions: [DeclaredFunction] = []
  private(set) var names: [Named] = []
  private(set) var without: [Named] = []
  private(set) var owned: [Owned] = []
  private(set) var findings: [Finding] = []

  /// The base names of the functions that are operators.
  var functionBases: Set<String> { Set(functions.map(\.name.base)).subtracting(without.map(\.name.base)) }

  /// The base names of all of them.
  var bases: Set<String> { functionBases.union(names.map(\.name.base)).union(owned.map(\.name.base)) }

  /// Adds to `print` all that tells this from another one.
  func add(to print: inout Fingerprint) {
    for function in functions {
      for text in [function.name.text, function.signature, function.summary ?? ""] { print.add(text) }
    }
    for named in names + without { print.add(named.name.text) }
    print.add("\(names.count) \(without.count)")
    for owned in owned { print.add("\(owned.name.text) \(owned.chapter)#\(owned.anchor)") }
  }

  init(of book: Book) {
    guard let document = book.coverDocument else {
      (line, isComplete) = (nil, false)
      return
    }
    let fences = ChapterText(document).fences.compactMap { fence -> (fence: Fence, isComplete: Bool)? in
      guard case .operators(let isComplete) = fence.role else { return nil }
      return (fence.markdown, isComplete)
    }
    line = fences.first?.fence.line
    isComplete = fences.first?.isComplete ?? false
    let file = document.file
    findings = fences.dropFirst().map {
      Finding(file: file, line: $0.fence.line, message: "There is a list of operators above; make them one.")
    }
    guard let fence = fences.first?.fence else { return }
    for (index, text) in fence.body.enumerated() where !text.allSatisfy(\.isWhitespace) {
      if let problem = read(text, at: fence.line + 1 + index, of: book) {
        findings.append(Finding(file: file, line: fence.line + 1 + index, message: problem))
      }
    }
    let declared = Set(functions.map(\.name.base))
    findings += without.filter { !declared.contains($0.name.base) }.map { named in
      let advice =
        nearest(to: named.name.base, in: declared.sorted()).map { "did you mean `\($0)`?" } ?? "leave it out."
      return Finding(
        file: file, line: named.line,
        message: "There is no function `\(named.name.base)` in these files; \(advice)")
    }
  }

  /// Reads a line; returns what is wrong with it.
  private mutating func read(_ text: String, at line: Int, of book: Book) -> String? {
    if text.contains("/"), !text.contains("  ") { return readFiles(at: text.filter { $0 != " " }, of: book) }
    let gap = text.firstRange(of: "  ")
    var words = text[..<(gap?.lowerBound ?? text.endIndex)]
    let isNone = words.hasPrefix("not ")
    if isNone { words = words.dropFirst("not ".count) }
    var read: [OperatorName] = []
    for word in words.split(separator: ",").map({ $0.drop { $0 == " " } }) {
      guard let name = OperatorName(word) else {
        return "`\(word)` is no name of an operator; a folder has a / in its path."
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
    let parts = section.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      return "`\(section)` is no section; write a chapter, # and the section's anchor, as in "
        + "chapter2#key-points."
    }
    owned += read.map { Owned(name: $0, chapter: parts[0], anchor: parts[1], line: line) }
    return nil
  }

  /// Tells the program, which decides what is read from sources, from another one.
  private static let program = Fingerprint.stamp(of: .runningProgram)

  private mutating func readFiles(at path: String, of book: Book) -> String? {
    let start = FileStamp.now
    let place = book.root.appending(path: path)
    let files = Self.swiftFiles(at: place)
    func read() -> [DeclaredFunction] {
      concurrently(files.map(\.name)) { name in
        let file = name.isEmpty ? place : place.appending(path: name)
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return DeclaredFunction.all(in: source, forOthers: true)
      }.flatMap(\.self)
    }
    if var dates = FileStamp.print(of: files, since: start) {
      dates.add(Self.program)
      dates.add(place.plainPath)
      let folder = book.scratch.appending(
        path: "functions/\(Digest.of([path]))", directoryHint: .isDirectory)
      functions += KeptValue(in: folder, under: dates).value(or: read)
    } else {
      functions += read()
    }
    return files.isEmpty
      ? "There are no Swift files at \(path), as seen from the book's folder; correct the path." : nil
  }

  /// The Swift files below a folder, by their paths in it, or the one that is meant, which has none.
  private static func swiftFiles(at place: URL) -> [(name: String, stamp: FileStamp?)] {
    if place.pathExtension == "swift" {
      return FileStamp(at: place.path(percentEncoded: false)).map { [("", $0)] } ?? []
    }
    return FolderWalk.stamps(below: place).filter { $0.name.hasSuffix(".swift") }
  }
}

import BookModel
import Foundation
import Runner
import SystemSupport
import TextSupport

/// The addresses at which a book has been published, and the replacements of those that no longer exist.
///
/// They are in the file `Chapters/Published.txt`. Each line contains a page or an anchor, relative to the site's
/// folder, and after an arrow the address that replaces it, as in `a.html#b -> c.html#d`. Two versions are merged by
/// taking the lines of both.
package struct PublishedAddresses: Sendable {
  struct Entry: Equatable {
    let address: String
    /// The address that replaces this one, or nil if the address still exists.
    let target: String?
    let line: Int
  }

  /// The path of the file in messages.
  package let file: String
  private let url: URL
  /// Whether the file exists.
  package let exists: Bool
  private(set) var entries: [Entry] = []
  /// The problems in its lines.
  private(set) var findings: [Finding] = []

  /// Reads the file of `book`, which need not exist.
  package init(of book: Book) {
    url = book.chaptersFolder.appending(path: "Published.txt")
    file = book.path(of: url)
    exists = FileKind(at: url.plainPath) != nil
    guard exists else { return }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      findings = [Finding(file: file, line: 1, message: "\(file) cannot be read as UTF-8; save it as UTF-8.")]
      return
    }
    var lines: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      if words.isEmpty { continue }
      let hasForm = words.count == 1 || words.count == 3 && words[1] == "->"
      guard hasForm, Self.isAddress(words[0]) else {
        report(
          index + 1,
          "Expected an address, or two addresses with an arrow, such as `a.html#b -> c.html#d`.")
        continue
      }
      if let other = lines.updateValue(index + 1, forKey: words[0]) {
        report(index + 1, "`\(words[0])` is also on line \(other); remove one of them.")
        continue
      }
      entries.append(Entry(address: words[0], target: words.count == 3 ? words[2] : nil, line: index + 1))
    }
  }

  /// Whether all lines are valid.
  package var isValid: Bool { findings.isEmpty }

  /// Returns the result of the proof of the file for a site with these `addresses`.
  package func result(for addresses: Set<String>) -> Report.Result {
    let findings = findings(for: addresses)
    return Report.Result(
      kind: .cover, chapter: "", name: file, verdict: ExplainedVerdict(.proven, or: findings),
      findings: findings)
  }

  /// Returns the problems of the file for a site with these `addresses`, such as links of readers that would be broken.
  func findings(for addresses: Set<String>) -> [Finding] {
    findings
      + entries.compactMap { entry in
        switch entry.target {
        case nil where !addresses.contains(entry.address):
          finding(
            entry.line,
            "`\(entry.address)` was published, but no longer exists; add the address that replaces it, as in "
              + "`\(entry.address) -> \(Self.page(of: entry.address))#…`.")
        case let target? where addresses.contains(entry.address):
          finding(entry.line, "`\(entry.address)` exists; remove `-> \(target)`.")
        case let target? where !addresses.contains(target):
          finding(entry.line, "There is no `\(target)` in the book; use an address that exists.")
        default: nil
        }
      }
  }

  /// Returns the addresses that no longer exist, with their replacements.
  func redirects(among addresses: Set<String>) -> [(address: String, target: String)] {
    entries.compactMap { entry in
      guard let target = entry.target, !addresses.contains(entry.address), addresses.contains(target) else {
        return nil
      }
      return (entry.address, target)
    }
  }

  /// Adds new addresses to the file.
  ///
  /// - Returns: The number of added addresses.
  package func add(_ addresses: Set<String>) throws -> Int {
    let new = addresses.subtracting(entries.map(\.address))
    if new.isEmpty { return 0 }
    let lines = entries.map { entry in
      (entry.address, entry.target.map { "\(entry.address) -> \($0)" } ?? entry.address)
    }
    let all = (lines + new.map { ($0, $0) }).sorted { $0.0 < $1.0 }
    try AtomicFile(of: all.map { $0.1 + "\n" }.joined().utf8, for: url).replace()
    return new.count
  }

  /// Returns whether `text` is the address of a page inside the site's folder, to which a redirect may be written.
  private static func isAddress(_ text: String) -> Bool {
    let page = page(of: text)
    return page.hasSuffix(".html") && !page.hasPrefix("/") && !page.split(separator: "/").contains("..")
  }

  // By scalars, because an anchor may start with a combining mark.
  static func page(of address: String) -> String { String(address.unicodeScalars.prefix { $0 != "#" }) }

  static func anchor(of address: String) -> String? {
    let scalars = address.unicodeScalars
    return scalars.firstIndex(of: "#").map { String(scalars[scalars.index(after: $0)...]) }
  }

  private func finding(_ line: Int, _ message: String) -> Finding {
    Finding(file: file, line: line, message: message)
  }

  private mutating func report(_ line: Int, _ message: String) { findings.append(finding(line, message)) }
}

import Foundation

/// The addresses that a book has been published with, and what takes the place of those that are gone.
///
/// It is a file of lines, `Chapters/Published.txt`: a page, or a page and an anchor, below the site's folder, and behind an
/// arrow the address that stands for it now. Two copies are merged by keeping the lines of both.
public struct PublishedList: Sendable {
  struct Entry: Equatable {
    let address: String
    /// Where what was there is now; nil if it is still there.
    let target: String?
    let line: Int
  }

  /// The file as it is printed.
  public let file: String
  private let url: URL
  /// Whether there is such a file.
  public let isThere: Bool
  private(set) var entries: [Entry] = []
  /// What is wrong with its lines.
  private(set) var findings: [Finding] = []

  /// Reads that of `book`, which need not be there.
  public init(of book: Book) {
    url = book.chaptersFolder.appending(path: "Published.txt")
    file = book.path(of: url)
    isThere = FileKind(at: url.plainPath) != nil
    guard isThere else { return }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      findings = [Finding(file: file, line: 1, message: "\(file) cannot be read as UTF-8; save it as such.")]
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
          "This is no address, and none with an arrow and another one, as in `a.html#b -> c.html#d`.")
        continue
      }
      if let other = lines.updateValue(index + 1, forKey: words[0]) {
        report(index + 1, "`\(words[0])` stands in line \(other), too; keep one of the two.")
        continue
      }
      entries.append(Entry(address: words[0], target: words.count == 3 ? words[2] : nil, line: index + 1))
    }
  }

  /// Whether all of its lines were understood.
  public var isWhole: Bool { findings.isEmpty }

  /// What there is to be said about it for a site that has `addresses`.
  public func result(for addresses: Set<String>) -> Report.Result {
    let findings = findings(for: addresses)
    return Report.Result(
      kind: .cover, chapter: "", name: file, judgement: Judgement(.proven, or: findings), findings: findings)
  }

  /// What is wrong with it for a site that has `addresses`: a reader's link that would lead nowhere.
  func findings(for addresses: Set<String>) -> [Finding] {
    findings
      + entries.compactMap { entry in
        switch entry.target {
        case nil where !addresses.contains(entry.address):
          finding(
            entry.line,
            "`\(entry.address)` was published, and is gone; say what stands for it now, as in "
              + "`\(entry.address) -> \(Self.page(of: entry.address))#…`.")
        case let target? where addresses.contains(entry.address):
          finding(entry.line, "`\(entry.address)` is there; take `-> \(target)` out.")
        case let target? where !addresses.contains(target):
          finding(entry.line, "There is no `\(target)` in the book; name an address that is there.")
        default: nil
        }
      }
  }

  /// The addresses that are gone, with what stands for them.
  func redirects(among addresses: Set<String>) -> [(address: String, target: String)] {
    entries.compactMap { entry in
      guard let target = entry.target, !addresses.contains(entry.address), addresses.contains(target) else {
        return nil
      }
      return (entry.address, target)
    }
  }

  /// Adds those of `addresses` that it does not have.
  ///
  /// - Returns: How many there are.
  public func add(_ addresses: Set<String>) throws -> Int {
    let new = addresses.subtracting(entries.map(\.address))
    if new.isEmpty { return 0 }
    let lines = entries.map { entry in
      (entry.address, entry.target.map { "\(entry.address) -> \($0)" } ?? entry.address)
    }
    let all = (lines + new.map { ($0, $0) }).sorted { $0.0 < $1.0 }
    try Draft(of: all.map { $0.1 + "\n" }.joined().utf8, for: url).replace()
    return new.count
  }

  /// Whether it is that of a page below the site's folder: one that is gone is written there.
  private static func isAddress(_ text: String) -> Bool {
    let page = page(of: text)
    return page.hasSuffix(".html") && !page.hasPrefix("/") && !page.split(separator: "/").contains("..")
  }

  static func page(of address: String) -> String { String(address.prefix { $0 != "#" }) }

  static func anchor(of address: String) -> String? {
    address.firstIndex(of: "#").map { String(address[address.index(after: $0)...]) }
  }

  private func finding(_ line: Int, _ message: String) -> Finding {
    Finding(file: file, line: line, message: message)
  }

  private mutating func report(_ line: Int, _ message: String) { findings.append(finding(line, message)) }
}

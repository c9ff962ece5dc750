import Lesson
import SystemSupport
import TextSupport

extension Book {
  /// Returns the chapter with the given name: `3`, `chapter3`, `Chapter03`, `Chapter03-Subjects`, `subjects`.
  package func chapter(named name: String) throws(UnknownName) -> BookChapter {
    let wanted = ChapterName(name)
    if let chapter = chapters.first(where: { wanted.means($0) }) { return chapter }
    let names = chapters.flatMap { [$0.identifier, ChapterName($0.name).slug] }
    throw UnknownName(
      kind: "chapter", name: name, nearest: nearestNames(to: name, in: names, limit: 3),
      known: chapters.map(\.identifier))
  }
}

/// Finds chapters, examples and challenges by the names that users type.
extension ParsedBook {
  /// Returns the chapter with the given name: `3`, `chapter3`, `Chapter03`, `Chapter03-Subjects`, `subjects`.
  package func chapter(named name: String) throws(UnknownName) -> ParsedChapter {
    let found = try book.chapter(named: name)
    guard let chapter = chapters.first(where: { $0.name == found.name }) else {
      preconditionFailure("A chapter of the book was not loaded.")
    }
    return chapter
  }

  /// Returns the chapters with the given names, in this order and without duplicates; all chapters if `names` is empty.
  package func chapters(named names: [String]) throws(UnknownName) -> [ParsedChapter] {
    if names.isEmpty { return chapters }
    var found: [ParsedChapter] = []
    for name in names {
      let chapter = try chapter(named: name)
      if !found.contains(where: { $0.name == chapter.name }) { found.append(chapter) }
    }
    return found
  }

  /// Returns the only example of the book that matches `name`.
  package func example(named name: String) throws(UnknownName) -> (ParsedChapter, Example) {
    let found = chapters.compactMap { chapter in (try? chapter.example(named: name)).map { (chapter, $0) } }
    let exact = found.filter { $0.1.name == name }
    let meant = exact.isEmpty ? found : exact
    if let example = meant.first, meant.count == 1 { return example }
    let names = chapters.flatMap { $0.code.examples.map(\.name) }
    let similar = names.filter { !name.isEmpty && $0.lowercased().contains(name.lowercased()) }
    let nearest = similar.isEmpty ? nearestNames(to: name, in: names, limit: 3) : similar
    throw UnknownName(kind: "example", name: name, nearest: nearest, known: names)
  }

  /// Returns the challenges with the given name: a single one, or all challenges of a chapter.
  package func challenges(named name: String) throws(UnknownName) -> [Challenge] {
    if name.contains("/") { return [try challenge(named: name)] }
    if let chapter = try? chapter(named: name) { return chapter.challenges }
    if let meant = meantChallenges(name) { throw meant }
    return try chapter(named: name).challenges
  }

  /// Returns the error for a name without a slash that looks like a challenge; nil if it doesn't.
  private func meantChallenges(_ name: String) -> UnknownName? {
    let parts = name.split(maxSplits: 1) { "-.:_ ".contains($0) }.map(String.init)
    var nearest: [String] = []
    if parts.count == 2, let chapter = try? chapter(named: parts[0]) {
      nearest = chapter.challenges.filter { [String($0.number), $0.slug].contains(parts[1]) }.map(
        \.identifier)
    }
    if nearest.isEmpty {
      let slugs = challenges.map(\.slug)
      nearest = nearestNames(to: name, in: slugs, limit: 3).flatMap { slug in
        challenges.filter { $0.slug == slug }.map { "\($0.chapter.identifier)/\(slug)" }
      }
    }
    return nearest.isEmpty ? nil : UnknownName(kind: "challenge", name: name, nearest: nearest, known: [])
  }

  /// Returns the challenge with the given name: a chapter, a slash, and the challenge's number or slug.
  package func challenge(named name: String) throws(UnknownName) -> Challenge {
    let parts = name.split(separator: "/", omittingEmptySubsequences: true)
    let chapterName = parts.first.map(String.init) ?? name
    if parts.count == 1, (try? chapter(named: chapterName)) == nil, let meant = meantChallenges(name) {
      throw meant
    }
    let chapter = try chapter(named: chapterName)
    let challenges = chapter.challenges
    let wanted = parts.dropFirst().last.map { $0.lowercased() } ?? ""
    let found = challenges.first {
      wanted == String($0.number) || wanted == $0.slug.lowercased() || wanted == $0.folderName.lowercased()
    }
    if let found { return found }
    let known = challenges.map { "\(chapter.identifier)/\($0.number)" }
    let slugs = challenges.map { "\(chapter.identifier)/\($0.slug)" }
    throw UnknownName(
      kind: "challenge", name: name,
      nearest: nearestNames(to: "\(chapter.identifier)/\(wanted)", in: known + slugs, limit: 3), known: known)
  }
}

extension BookChapter {
  /// Returns the example called `name`, or the only one whose name equals or contains it, ignoring case.
  package func example(named name: String) throws(UnknownName) -> Example {
    if let example = code.examples.first(where: { $0.name == name }) { return example }
    let wanted = name.lowercased()
    var similar: [Example] = []
    for isLike in [{ $0 == wanted }, { !wanted.isEmpty && $0.contains(wanted) }] as [(String) -> Bool] {
      similar = code.examples.filter { isLike($0.name.lowercased()) }
      if let example = similar.first, similar.count == 1 { return example }
    }
    let names = code.examples.map(\.name)
    throw UnknownName(
      kind: "example", name: name,
      nearest: similar.isEmpty ? nearestNames(to: name, in: names, limit: 3) : similar.map(\.name),
      known: names)
  }
}

/// A parsed name of a chapter.
private struct ChapterName {
  /// The number in the name, if it contains one.
  let number: Int?
  /// The text after the number.
  let slug: String

  init(_ text: String) {
    // A path to the chapter's folder is accepted, too. In other names with a slash, the last part is a challenge.
    let last = text.split(separator: "/").last.map(String.init) ?? text
    let name = last.lowercased().hasPrefix("chapter") ? last : text
    var rest = Substring(name.lowercased().filter { $0 != " " })
    for prefix in ["chapter", "ch"] where rest.hasPrefix(prefix) {
      let after = rest.dropFirst(prefix.count).drop { $0 == "-" || $0 == "_" }
      if after.first?.isNumber == true {
        rest = after
        break
      }
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    number = Int(digits)
    slug = String(rest.dropFirst(digits.count).drop { $0 == "-" || $0 == "_" })
  }

  func means(_ chapter: BookChapter) -> Bool {
    let own = ChapterName(chapter.name)
    if let number, number != chapter.number { return false }
    return slug.isEmpty ? number != nil : slug == own.slug || slug == chapter.title.lowercased()
  }
}

/// An error that occurs when the user types a name that doesn't exist in the book.
package struct UnknownName: UserError, Equatable {
  /// The kind of thing that was expected, such as `chapter`.
  package let kind: String
  package let name: String
  /// The most similar existing names, the most similar first.
  package let nearest: [String]
  /// All existing names.
  package let known: [String]

  package init(kind: String, name: String, nearest: [String], known: [String]) {
    self.kind = kind
    self.name = name
    self.nearest = nearest
    self.known = known
  }

  package var description: String {
    let sentence = "There is no \(kind) called \u{201C}\(name)\u{201D}."
    if !nearest.isEmpty { return "\(sentence) Did you mean \(alternatives(nearest))?" }
    if known.isEmpty { return sentence }
    return "\(sentence) Choose one of these:\n  " + known.joined(separator: "\n  ")
  }
}

import BookMarkdown

/// The earlier chapters that a chapter links to, which a reader should know first.
package struct Prerequisites {
  /// The numbers of the chapters, in ascending order.
  let numbers: [Int]

  package init(of chapter: ParsedChapter, in book: Book) {
    var found: Set<Int> = []
    for link in chapter.text.document.links where link.kind == .link {
      guard case .relative(let path, _) = LinkAddress(link.url) else { continue }
      let names = path.split(separator: "/").map(String.init)
      for other in book.chapters
      where other.number < chapter.chapter.number && names.contains(other.name) {
        found.insert(other.number)
      }
    }
    numbers = found.sorted()
  }

  /// A phrase such as `after 3, 7`; nil without prerequisites.
  package var text: String? {
    numbers.isEmpty ? nil : "after \(numbers.map(String.init).joined(separator: ", "))"
  }
}

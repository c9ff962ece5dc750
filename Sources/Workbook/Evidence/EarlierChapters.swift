/// The earlier chapters that a chapter leads back to: what somebody should have read who begins with it.
struct EarlierChapters {
  /// Their numbers, from the first on.
  let numbers: [Int]

  init(of evidence: ChapterEvidence, in book: Book) {
    var found: Set<Int> = []
    for case .enter(let node) in evidence.text.document.events {
      guard case .link(let url, _) = node.kind, case .relative(let path, _) = LinkAddress(url) else {
        continue
      }
      let names = path.split(separator: "/").map(String.init)
      for other in book.chapters where other.number < evidence.chapter.number && names.contains(other.name) {
        found.insert(other.number)
      }
    }
    numbers = found.sorted()
  }

  /// As in `after 3, 7`; nil where it needs none.
  var text: String? {
    numbers.isEmpty ? nil : "after \(numbers.map(String.init).joined(separator: ", "))"
  }
}

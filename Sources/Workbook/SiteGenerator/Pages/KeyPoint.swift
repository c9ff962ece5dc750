import BookMarkdown

/// The first key point of a chapter, as one sentence.
enum KeyPoint {
  /// Returns the events of the sentence; empty if the chapter has no key points.
  static func events(in document: MarkdownDocument) -> ArraySlice<MarkdownEvent> {
    let section = document.sections(upTo: 2).first { $0.level == 2 && $0.title == "Key points" }
    var sentence: [MarkdownEvent] = []
    var isInItem = false
    for event in section?.body ?? [] {
      switch event {
      case .enter(let node): if case .item = node.kind { isInItem = true }
      case .exit(let node): if case .item = node.kind { return sentence[...] }
      case .leaf(let node) where isInItem:
        guard case .text(let text) = node.kind else {
          // A sentence may end at the end of a line.
          if node.kind == .softBreak, sentence.last?.endsSentence == true { return sentence[...] }
          sentence.append(event)
          continue
        }
        if let end = text.firstRange(of: ". ") {
          sentence.append(.leaf(MarkdownNode(.text(text[..<end.lowerBound] + "."), line: node.line)))
          return sentence[...]
        }
        sentence.append(event)
      case .leaf: break
      }
    }
    return sentence[...]
  }
}

extension MarkdownEvent {
  fileprivate var endsSentence: Bool {
    if case .leaf(let node) = self, case .text(let text) = node.kind { text.hasSuffix(".") } else { false }
  }
}

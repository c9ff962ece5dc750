/// A section of a chapter, and the operators that it says something about.
struct OperatorSection: Sendable, Equatable {
  /// The name and the number of its chapter.
  let chapter: String
  let number: Int
  /// The anchor of its heading.
  let anchor: String
  /// The heading, with backticks around its code.
  private(set) var title = ""
  /// The names in the code of its heading.
  private(set) var named: [OperatorName] = []
  /// The functions without bodies in its code.
  private(set) var declared: [DeclaredFunction] = []
  /// Its diagrams, and what they are called if that is a name.
  private(set) var diagrams: [Diagram] = []

  /// The name of the chapter, and the anchor.
  var address: [String] { [chapter, anchor] }

  struct Diagram: Sendable, Equatable {
    let text: String
    /// As typed, row by row.
    let body: [String]
    var name: OperatorName? { OperatorName(text) }
  }

  private init(_ chapter: BookChapter, anchor: String) {
    self.chapter = chapter.name
    number = chapter.number
    self.anchor = anchor
  }

  /// The sections of a chapter, each up to the next heading of any level; what stands above the first one is none.
  static func all(of text: ChapterText, in chapter: BookChapter) -> [OperatorSection] {
    let anchors = text.document.anchors
    let roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    var sections: [OperatorSection] = []
    var isInHeading = false
    for event in text.document.events {
      switch event {
      case .enter(let node):
        guard case .heading = node.kind, anchors.indices.contains(sections.count) else { continue }
        sections.append(OperatorSection(chapter, anchor: anchors[sections.count]))
        isInHeading = true
      case .exit(let node):
        if case .heading = node.kind { isInHeading = false }
      case .leaf(let node):
        guard let last = sections.indices.last else { continue }
        if isInHeading {
          sections[last].title += node.typedText
          if case .code(let code) = node.kind, let name = OperatorName(code) {
            sections[last].named.append(name)
          }
        } else if case .fence(let fence) = node.kind {
          sections[last].read(fence, roles[fence.line])
        }
      }
    }
    return sections
  }

  private mutating func read(_ fence: Fence, _ role: ChapterFence.Role?) {
    switch role {
    case .file:
      let source = fence.body.joined(separator: "\n")
      declared += DeclaredFunction.all(in: source, forOthers: false).filter { !$0.hasBody }
    case .marble(let name, _, _): diagrams.append(Diagram(text: name, body: fence.body))
    default: break
    }
  }

  // MARK: What it says of an operator

  /// Whether its heading names the operator, and nothing more special than it.
  func names(_ name: OperatorName) -> Bool { named.contains(name) || named.contains(name.plain) }

  func declares(_ name: OperatorName) -> Bool { declared.contains { $0.name == name } }

  /// The bases of all names that it says something of.
  var bases: Set<String> {
    Set((named + declared.map(\.name) + diagrams.compactMap(\.name)).map(\.base))
  }

  /// How much it says of `name`; nil for nothing.
  ///
  /// A heading and a declaration count the same. A diagram that is called like the operator decides among equals, and
  /// so does a heading with its very name: `skip` alone is not yet about `skip(while:)`.
  func weight(of name: OperatorName) -> Int? {
    let isDrawn = diagrams.contains { $0.name == name }
    guard named.contains(name) || declares(name) || isDrawn else { return nil }
    let parts = [names(name), declares(name)].count { $0 }
    return parts * 4 + (isDrawn ? 2 : 0) + (named.contains(name) ? 1 : 0)
  }

  /// The diagram that shows `name` best: one of its name, one whose name begins with it, one that uses it.
  func diagram(of name: OperatorName) -> Diagram? {
    let call = name.label.map { "\(name.base)(\($0):" } ?? name.base
    func uses(_ text: String) -> Bool {
      text.firstRange(of: call).map { range in
        let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
        return before?.isLetter != true && after?.isLetter != true
      } ?? false
    }
    return diagrams.first { $0.text == name.text } ?? diagrams.first { $0.name == name }
      ?? diagrams.first { uses($0.text) }
      ?? diagrams.first { $0.body.contains { $0.hasPrefix(" ") && uses($0) } }
  }
}

extension OperatorSection: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    chapter = try kept.next()
    number = try kept.next()
    anchor = try kept.next()
    title = try kept.next()
    named = try kept.next()
    declared = try kept.next()
    diagrams = try kept.next()
  }

  func write(to kept: inout KeptWriter) {
    kept.add(chapter, number, anchor, title, named, declared, diagrams)
  }
}

extension OperatorSection.Diagram: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    text = try kept.next()
    body = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(text, body) }
}

import BookMarkdown
import SystemSupport

/// A section of a chapter, with the operators that it covers.
package struct OperatorSection: Sendable, Equatable {
  /// The name of the chapter's folder.
  package let chapter: String
  package let number: Int
  /// The anchor of the heading.
  package let anchor: String
  /// The heading, with backticks around code.
  package private(set) var title = ""
  /// The names in code spans of the heading.
  private(set) var named: [OperatorName] = []
  /// The functions without bodies in code fences.
  private(set) var declared: [DeclaredFunction] = []
  /// The diagrams of the section.
  private(set) var diagrams: [Diagram] = []

  /// The name of the chapter and the anchor.
  var address: [String] { [chapter, anchor] }

  package struct Diagram: Sendable, Equatable {
    /// The name of the chapter's folder.
    package let chapter: String
    package let text: String
    /// The rows as typed.
    package let body: [String]
    var name: OperatorName? { OperatorName(text) }
  }

  private init(_ chapter: BookChapter, anchor: String) {
    self.chapter = chapter.name
    number = chapter.number
    self.anchor = anchor
  }

  /// Returns the sections of a chapter, each up to the next heading of any level.
  ///
  /// The text before the first heading isn't a section.
  static func all(of text: ChapterText, in chapter: BookChapter) -> [OperatorSection] {
    let anchors = text.document.anchors
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
          sections[last].read(fence, text.roles[fence.line])
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
    case .marble(let name, _, _): diagrams.append(Diagram(chapter: chapter, text: name, body: fence.body))
    default: break
    }
  }

  // MARK: Operators of the section

  /// Whether the heading contains `name`, or `name` without its label.
  func names(_ name: OperatorName) -> Bool { named.contains(name) || named.contains(name.plain) }

  func declares(_ name: OperatorName) -> Bool { declared.contains { $0.name == name } }

  /// The base names of all operators that the section covers.
  var bases: Set<String> {
    Set((named + declared.map(\.name) + diagrams.compactMap(\.name)).map(\.base))
  }

  /// The priority of the section for `name`; nil if it doesn't cover it.
  ///
  /// A heading and a declaration have the same weight. Ties are broken by a diagram with the name of the operator, and
  /// by a heading with the exact name: a heading with `skip` alone is less specific for `skip(while:)`.
  func weight(of name: OperatorName) -> Int? {
    let isDrawn = diagrams.contains { $0.name == name }
    guard named.contains(name) || declares(name) || isDrawn else { return nil }
    let parts = [names(name), declares(name)].count { $0 }
    return parts * 4 + (isDrawn ? 2 : 0) + (named.contains(name) ? 1 : 0)
  }

  /// Returns the diagram whose code uses the operator or, if there is none, whose name contains it.
  func diagram(using name: OperatorName) -> Diagram? {
    let call = name.label.map { "\(name.base)(\($0):" } ?? name.base
    func uses(_ text: String) -> Bool {
      text.firstRange(of: call).map { range in
        let (before, after) = (text[..<range.lowerBound].last, text[range.upperBound...].first)
        return before?.isLetter != true && after?.isLetter != true
      } ?? false
    }
    return diagrams.first { $0.body.contains { $0.hasPrefix(" ") && uses($0) } }
      ?? diagrams.first { uses($0.text) }
  }

  /// Returns the diagram with the operator's name, or one whose name starts with it.
  func diagram(named name: OperatorName) -> Diagram? {
    diagrams.first { $0.text == name.text } ?? diagrams.first { $0.name == name }
  }
}

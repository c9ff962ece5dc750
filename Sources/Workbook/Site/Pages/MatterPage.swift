import Lesson

/// The preface or the colophon.
struct MatterPage {
  let overview: BookFrame.Overview
  let text: MatterText
  private let matter: BookMatter

  init?(_ matter: BookMatter, of book: Book, operators: OperatorIndex) {
    guard let document = matter.document(in: book) else { return nil }
    let title = document.sections(upTo: 1).first { $0.level == 1 }?.title ?? matter.rawValue
    overview = BookFrame.Overview(
      place: .matter(matter), title: book.typography.set(title), path: "\(matter.rawValue.lowercased()).html")
    text = MatterText(document, of: book, title: matter.rawValue, operators: operators)
    self.matter = matter
  }

  /// What stands between the page's navigation.
  ///
  /// - Parameter census: What the program adds to what the author says in a colophon.
  func body(_ census: BookCensus) -> HTML {
    """
    <header class="title">
    \(text.heading)</header>
    <div class="text">
    \(text.text)\(matter == .colophon ? "<p class=\"census\">\(census.sentence)</p>\n" : "")</div>

    """
  }

  func html(in frame: BookFrame, _ census: BookCensus) -> HTML {
    PageFrame(
      book: frame, place: overview.place, title: "\(overview.title)", root: "",
      body: "\(body(census))\(frame.publication.editLink(to: "Chapters/\(matter.rawValue).md"))"
    ).html
  }
}

/// How much a book holds, and what of it was proven.
struct BookCensus {
  let sentence: String

  /// - Parameters:
  ///   - outlines: Those of the book's chapters, in their order.
  ///   - proof: What was proven; nil if nothing was.
  init(of book: Book, outlines: [ChapterPage.Outline], proof: SiteProof?) {
    let chapters = book.chapters
    let counts = [
      counted(outlines.reduce(0) { $0 + $1.examples }, "example"),
      counted(chapters.reduce(0) { $0 + $1.code.diagrams.count }, "diagram"),
      counted(outlines.reduce(0) { $0 + $1.questions }, "question"),
      counted(outlines.reduce(0) { $0 + $1.challenges }, "challenge"),
    ]
    let all =
      "This copy has \(counted(chapters.count, "chapter")), with \(counts.dropLast().joined(separator: ", ")), and \(counts[3])."
    let toolchains = chapters.map { proof?.toolchain(provingAllOf: $0) }
    let unproven = zip(chapters, toolchains).filter { $0.1 == nil }.map { "\($0.0.number)" }
    if let toolchain = toolchains.compactMap(\.self).first, unproven.isEmpty {
      sentence = "\(all) All of it was proven with \(toolchain) when these pages were made."
    } else if unproven.count == chapters.count {
      sentence = "\(all) Nothing of it was proven when these pages were made."
    } else {
      sentence =
        "\(all) It was proven when these pages were made, but not \(unproven.count == 1 ? "chapter" : "chapters") \(unproven.joined(separator: ", "))."
    }
  }
}

import Foundation
import Testing
@testable import Workbook

/// A site that is made again and again, against one that is made from nothing.
@Suite struct SiteMemoryTests {
  private let site: SiteBook
  /// Lasts as long as the process.
  private let memory = SiteMemory()

  init() throws {
    site = try SiteBook("One", "Two", "Three")
    try site.write(
      """
      # One

      A **bell** rings. See [two](../Chapter02-Two/Chapter.md#ring).

      ```choose
      I have a bell, and want
        it to ring  ring
        to do it myself  chapter2/1
      ```
      """, to: "Chapter.md")
    try site.write(
      "# Two\n\n## `ring`\n\n```swift sketch=\"a signature\"\nfunc ring(_ times: Int)\n```\n",
      to: "Chapter.md",
      ofChapter: 2)
    try site.write("# Ring it\n\nOnce.\n", to: "Challenges/1-ring/Challenge.md", ofChapter: 2)
    try site.write("# Three\n\nThe last one.\n", to: "Chapter.md", ofChapter: 3)
    try writeCover("# Bells\n\n```operators\nring\n```\n")
  }

  private func writeCover(_ text: String, to name: String = "Cover.md") throws {
    try Data(text.utf8).write(to: site.book.chaptersFolder.appending(path: name))
  }

  private func writeSource(_ text: String) throws {
    let folder = site.root.appending(path: "Sources/Bells")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "Bell.swift"))
  }

  /// The site as a process makes it that goes on, and as one does that has just begun.
  private func remembered(_ kind: Kind = .process, proof: SiteProof? = nil) throws -> Site {
    try builder(memory(kind), proof: proof).site()
  }

  private func memory(_ kind: Kind) throws -> SiteMemory {
    switch kind {
    case .process: memory
    case .disk, .settledDisk: SiteMemory(of: site.book, program: URL(filePath: "/bin/true"))
    }
  }

  private func builder(_ memory: SiteMemory?, proof: SiteProof? = nil) -> SiteBuilder {
    SiteBuilder(book: site.book, proof: proof, memory: memory)
  }

  enum Kind: CaseIterable {
    case process, disk
    /// Files are not changed as soon as they have been.
    case settledDisk
  }

  /// Waits until dates tell all that is changed from here on.
  private func settle(_ kind: Kind) throws {
    guard kind == .settledDisk else { return }
    for name in FolderWalk.names(below: site.root) {
      try FileStamp.settle(site.root.appending(path: name).plainPath)
    }
  }

  @Test(arguments: Kind.allCases)
  func `whatever is changed, the site is what it would be without a memory`(_ kind: Kind) throws {
    let two = "Challenges/1-ring/Challenge.md"
    let bells = site.book.chapters[1].folder.appending(path: "Code/Bells.swift")
    let challenges = site.book.chapters[1].folder.appending(path: "Challenges")
    let edits: [(String, () throws -> Void)] = [
      ("nothing", {}),
      ("prose", { try site.write("# Three\n\nThe **last** one is this.\n", to: "Chapter.md", ofChapter: 3) }),
      ("a challenge", { try site.write("# Ring it twice\n\nTwice.\n", to: two, ofChapter: 2) }),
      (
        "a challenge's name",
        {
          try FileManager.default.moveItem(
            at: challenges.appending(path: "1-ring"), to: challenges.appending(path: "1-bell"))
        }
      ),
      ("code", { try site.write("func ring() {}\n", to: "Code/Bells.swift", ofChapter: 2) }),
      (
        "the section of an operator",
        {
          try site.write("# Three\n\n## `ring` for good\n\nIt rings.\n", to: "Chapter.md", ofChapter: 3)
          try site.write("# Two\n\nNothing.\n", to: "Chapter.md", ofChapter: 2)
        }
      ),
      ("a title", { try writeCover("# Gongs\n\n```operators\nring\n```\n") }),
      ("a preface", { try writeCover("# Before\n\nRead.\n", to: "Preface.md") }),
      ("a colophon", { try writeCover("# After\n\nMade.\n", to: "Colophon.md") }),
      ("a file that is gone", { try FileManager.default.removeItem(at: bells) }),
      (
        "a picture elsewhere, to which a link leads",
        {
          let folder = site.book.root.appending(path: "Pictures")
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try Data("<svg/>".utf8).write(to: folder.appending(path: "bell.svg"))
          try FileManager.default.createSymbolicLink(
            at: site.book.chapters[2].folder.appending(path: "Pictures"), withDestinationURL: folder)
          try site.write(
            "# Three\n\n![A bell](Pictures/bell.svg)\n\n![A gong](Pictures/gong.svg)\n", to: "Chapter.md",
            ofChapter: 3)
        }
      ),
      (
        "that picture, which runs something from here on",
        {
          try Data("<svg><script>x</script></svg>".utf8).write(
            to: site.book.root.appending(path: "Pictures/bell.svg"))
        }
      ),
      (
        "another picture that was missed, and the first without what it ran",
        {
          for name in ["bell", "gong"] {
            try Data("<svg/>".utf8).write(to: site.book.root.appending(path: "Pictures/\(name).svg"))
          }
        }
      ),
      (
        "the first picture, which is gone",
        { try FileManager.default.removeItem(at: site.book.root.appending(path: "Pictures/bell.svg")) }
      ),
      (
        "a list of operators in sources",
        {
          try site.write("# Two\n\n## `ring`\n", to: "Chapter.md", ofChapter: 2)
          try writeSource("/// Rings.\npublic func ring() {}\n")
          try writeCover("# Bells\n\n```operators\nSources/Bells/\nring\n```\n")
        }
      ),
      ("the comment of an operator", { try writeSource("/// Rings twice.\npublic func ring() {}\n") }),
      (
        "a term of one chapter in another",
        { try site.write("# Three\n\nA bell, bells, and a bell.\n", to: "Chapter.md", ofChapter: 3) }
      ),
      ("a text without choices", { try site.write("# One\n\nA **bell** rings.\n", to: "Chapter.md") }),
      ("the sentence of a term", { try site.write("# One\n\nA **bell** booms.\n", to: "Chapter.md") }),
      ("what was before", { try site.write("func ring() {}\n", to: "Code/Bells.swift", ofChapter: 2) }),
    ]
    for (what, edit) in edits {
      try settle(kind)
      try edit()
      try settle(kind)
      let (known, fresh) = (try remembered(kind), try builder(nil).site())
      let paths = Set(known.files.keys).union(fresh.files.keys)
      #expect(paths.filter { known.files[$0] != fresh.files[$0] } == [], "after \(what)")
      #expect(known.findings == fresh.findings, "after \(what)")
    }
  }

  @Test(arguments: Kind.allCases)
  func `the page of a chapter is made anew when it, or what it leads to, has changed`(_ kind: Kind) throws {
    func isKept(proof: SiteProof? = nil) throws -> Bool {
      String(decoding: try remembered(kind, proof: proof).files[Self.page] ?? Data(), as: UTF8.self)
        .contains("<kept ")
    }
    func mark() throws {
      try settle(kind)
      _ = try remembered(kind)
      try self.mark(kind)
      #expect(try isKept())
    }
    try mark()
    try site.write("# Three\n\nSomething else.\n", to: "Chapter.md", ofChapter: 3)
    #expect(try isKept())
    try site.write("# Ring it twice\n\nTwice.\n", to: "Challenges/1-ring/Challenge.md", ofChapter: 2)
    #expect(try !isKept())
    try mark()
    try site.write("# One\n\nSomething else.\n", to: "Chapter.md")
    #expect(try !isKept())
    try mark()
    try writeCover("# Gongs\n")
    #expect(try !isKept())
    try mark()
    let proof = Report.Result(
      kind: .chapter, chapter: "Chapter01-One", name: "Chapter01-One", judgement: Judgement(.proven, or: []))
    #expect(try !isKept(proof: SiteProof([proof], toolchain: "Swift 7")))
  }

  @Test func `what is kept by another program, or is not whole, is made anew`() throws {
    let fresh = try builder(nil).site().files
    _ = try remembered(.disk)
    try mark(.disk)
    let other = SiteMemory(of: site.book, program: URL(filePath: "/bin/false"))
    #expect(try builder(other).site().files == fresh)
    _ = try remembered(.disk)
    for damage in [
      Data(), Data([KeptWriter.form]), Data([KeptWriter.form, 255, 255, 255, 255]), Data("{}".utf8),
    ] {
      try keptFile().write(damage)
      #expect(try remembered(.disk).files == fresh)
    }
    let whole = try Data(contentsOf: keptFile())
    try keptFile().write(whole.dropLast())
    #expect(try remembered(.disk).files == fresh)
  }

  @Test func `what has not changed is neither read nor made again`() throws {
    try writeCover("# Bells\n\n```operators\nring\n```\n")
    try settle(.settledDisk)
    _ = try remembered(.settledDisk)
    let chapter = site.book.chapters[0]
    // What is kept is changed, and it is what comes out.
    let print = try #require(
      FileManager.default.contentsOfDirectory(atPath: kept("Chapter01-One/print").path).first)
    let other = Fingerprint(Data("other".utf8))
    try kept("Chapter01-One/print").appending(path: print).write(KeptWriter.data(of: other))
    #expect(try memory(.disk).print(of: chapter) == other)
    try site.write("# One\n\nSomething else.\n", to: "Chapter.md")
    try settle(.settledDisk)
    #expect(try memory(.disk).print(of: chapter) != other)
    _ = try remembered(.disk)
    let page = try #require(
      FileManager.default.contentsOfDirectory(atPath: kept("operators.html").path).first)
    let file = kept("operators.html").appending(path: page)
    let whole = try Data(contentsOf: file)
    try file.write(whole.replacing(Data("<main ".utf8), with: Data("<kept ".utf8)))
    func isShown() throws -> Bool {
      String(decoding: try remembered(.disk).files["operators.html"] ?? Data(), as: UTF8.self).contains(
        "<kept ")
    }
    #expect(try isShown())
    try file.write(whole.dropLast())
    #expect(try !isShown())
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func `the glossary, and what can be found of it, is kept as long as it says the same`() throws {
    let fresh = try remembered(.disk).files
    func file(_ path: String) throws -> URL {
      let names = try FileManager.default.contentsOfDirectory(atPath: kept(path).path)
      #expect(names.count == 1)
      return kept(path).appending(path: try #require(names.first))
    }
    // What is kept is changed, and it is what comes out.
    let (page, found, uses) = try (file("glossary.html"), file("terms"), file("Chapter01-One/uses"))
    let (whole, terms) = (try Data(contentsOf: page), try Data(contentsOf: found))
    try page.write(whole.replacing(Data("<main ".utf8), with: Data("<kept ".utf8)))
    try found.write(terms.replacing(Data("A bell rings".utf8), with: Data("A gong rings".utf8)))
    func isShown() throws -> (page: Bool, found: Bool) {
      let files = try remembered(.disk).files
      let search = files.filter { $0.key.hasPrefix("search/t") }.values
      return (
        String(decoding: files["glossary.html"] ?? Data(), as: UTF8.self).contains("<kept "),
        search.contains { String(decoding: $0, as: UTF8.self).contains("A gong rings") }
      )
    }
    #expect(try isShown() == (true, true))
    // Neither what a chapter says, nor where a term stands in the file, is on the page.
    try site.write("# Three\n\nOne more.\n", to: "Chapter.md", ofChapter: 3)
    #expect(try isShown() == (true, true))
    for file in [page, found, uses] { try file.write(Data(contentsOf: file).dropLast()) }
    try site.write("# Three\n\nThe last one.\n", to: "Chapter.md", ofChapter: 3)
    #expect(try remembered(.disk).files == fresh)
    #expect(try Data(contentsOf: page) == whole)
    #expect(try Data(contentsOf: found) == terms)
  }

  @Test func `what has been read is not read again as long as the process goes on`() throws {
    _ = try remembered()
    let (one, three) = (site.book.chapters[0], site.book.chapters[2])
    func prose(_ chapter: BookChapter) throws -> OnDemand<TermUses.Prose> {
      try #require(memory.known(chapter)).prose
    }
    let (first, third) = (try prose(one), try prose(three))
    #expect(first.known != nil)
    try site.write("# Three\n\nOne more.\n", to: "Chapter.md", ofChapter: 3)
    _ = try remembered()
    #expect(try prose(one) === first)
    #expect(try prose(three) !== third)
  }

  @Test func `a site that is published somewhere else, or nowhere, is written anew`() throws {
    func build(_ publication: Publication) throws -> SiteDifference {
      try settle(.settledDisk)
      let builder = SiteBuilder(book: site.book, publication: publication, memory: try memory(.disk))
      try builder.build(into: site.output)
      return try builder.check(site.output).difference
    }
    for address in [
      nil, nil, "https://example.org/one", "https://example.org/one", "https://example.org/two", nil,
    ] {
      let difference = try build(address.map { try Publication(at: $0) } ?? .nowhere)
      #expect(difference.isEmpty, "\(address ?? "nowhere")")
    }
    try Data("Chapter01-One/index.html\nChapter01-One/index.html#gone\n".utf8).write(
      to: site.book.chaptersFolder.appending(path: "Published.txt"))
    #expect(try build(.nowhere).isEmpty)
  }

  private func kept(_ path: String) -> URL { site.book.scratch.appending(path: "site/\(path)") }

  private static let page = "Chapter01-One/index.html"

  private func keptFile() throws -> URL {
    let folder = site.book.scratch.appending(path: "site/Chapter01-One/pages")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    return folder.appending(path: try #require(names.first))
  }

  /// Changes what is remembered of the first chapter's page.
  private func mark(_ kind: Kind) throws {
    func marked(_ data: Data) -> Data {
      data.replacing(Data("<main ".utf8), with: Data("<kept ".utf8))
    }
    switch kind {
    case .disk, .settledDisk:
      let file = try keptFile()
      try marked(Data(contentsOf: file)).write(to: file)
    case .process:
      let chapters = try site.book.chapters.map { chapter in
        let known = try #require(memory.known(chapter))
        let finished = try KeptReader.value(
          of: FinishedChapter.self, in: marked(KeptWriter.data(of: known.finished)))
        return (
          chapter.name,
          SiteMemory.Chapter(
            print: known.print, gist: known.gist, prose: known.prose, key: known.key, finished: finished)
        )
      }
      memory.remember(Dictionary(uniqueKeysWithValues: chapters))
    }
  }
}

extension URL {
  fileprivate func write(_ data: Data) throws { try data.write(to: self) }
}

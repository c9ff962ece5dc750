import Foundation
import TestSupport
import Testing

/// A book that is written, as its author sees it in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct ServeInBrowserTests {
  private let book: ServedBook
  private let browser: Chromium

  init() async throws {
    book = try await ServedBook()
    browser = try await onOwnThread { try Chromium() }
  }

  /// Opens chapter 3.
  private func inTab(
    _ arguments: [String] = ["--no-proof"], body: @escaping @Sendable (Tab, RunningProgram) throws -> Void
  ) async throws {
    let (book, browser) = (book, browser)
    try await onOwnThread {
      let served = try RunningProgram(book.arguments(arguments))
      try body(try Tab(in: browser, at: served.address + ServedBook.page), served)
    }
  }

  private static let text = "document.querySelector('main').innerText"
  /// Where the heading of the third section stands in the window.
  private static let top =
    "Math.round(document.querySelectorAll('main h2')[2].getBoundingClientRect().top)"

  @Test func `a save shows, and the reader is where they were`() async throws {
    let book = book
    try await inTab { tab, _ in
      try tab.run("document.querySelectorAll('main h2')[2].scrollIntoView()")
      let before = try tab.run(Self.top)
      try book.replace("\n\n", with: "\n\nA paragraph that comes before all others.\n\n")
      try tab.wait(for: "\(Self.text).includes('before all others')")
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      // The position of a block may end between two pixels.
      let after = try tab.run(Self.top)
      #expect(abs((Int(after) ?? 0) - (Int(before) ?? 9999)) <= 1, "\(before), \(after)")
      #expect(try Int(tab.run("scrollY")) ?? 0 > 500)
    }
  }

  @Test func `what is folded stays as it was`() async throws {
    let book = book
    try await inTab { tab, _ in
      try tab.run("document.querySelectorAll('main details')[1].open = true")
      try book.replace("\n\n", with: "\n\nA new paragraph.\n\n")
      try tab.wait(for: "\(Self.text).includes('A new paragraph')")
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      let open = "[...document.querySelectorAll('main details')].slice(0, 3).map(d => d.open).join()"
      #expect(try tab.run(open) == "false,true,false")
    }
  }

  @Test func `a page that has not changed stays`() async throws {
    let book = book
    try await inTab { tab, _ in
      try tab.run("document.body.dataset.mark = 'same'")
      let cover = try book.folder.read("Chapters/Cover.md")
      try book.folder.write(cover + "\nMore.\n", to: "Chapters/Cover.md")
      let other = try Tab(in: tab.browser, at: try tab.run("location.origin") + "/")
      try other.wait(for: "\(Self.text).includes('More.')")
      #expect(try tab.run("document.body.dataset.mark") == "same")
    }
  }

  @Test func `what the proof finds stands at its fence, and goes when it is mended`() async throws {
    let book = book
    try await inTab([]) { tab, _ in
      func wait(for condition: String) throws {
        // The whole book is proven the first time.
        for _ in 1...10 where (try? tab.wait(for: condition)) != nil { return }
        try tab.wait(for: condition)
      }
      try wait(for: "document.documentElement.dataset.proof === 'done'")
      #expect(try tab.run("document.querySelector('.live').innerText") == "All is proven.")
      try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n")
      try wait(for: "document.querySelector('.finding')")
      let finding = "document.querySelector('.finding')"
      #expect(
        try tab.run("\(finding).innerText.includes('The example “PublishSubject” prints something else')")
          == "1")
      #expect(try tab.run("\(finding).querySelector('pre').innerText.includes('-Tern: next(Fog)')") == "1")
      #expect(try tab.run("\(finding).previousElementSibling.textContent.includes('Tern: next(Fog)')") == "1")
      #expect(
        try tab.run("document.querySelector('.live').innerText.startsWith('Wrong on this page:')") == "1")
      let cover = try Tab(in: tab.browser, at: try tab.run("location.origin") + "/")
      try cover.wait(
        for: "document.querySelector('.live').innerText.includes('Wrong elsewhere: \(ServedBook.text) (1)')")
      try book.replace("Tern: next(Fog)\n", with: "Tern: next(Fog at the point)\n")
      try wait(
        for: "document.documentElement.dataset.proof === 'done' && !document.querySelector('.finding')")
    }
  }

  @Test func `a file that cannot be read shows why, and a folder that is gone is waited for`() async throws {
    let book = book
    try await inTab { tab, _ in
      let text = try book.folder.read(ServedBook.text)
      try FileManager.default.removeItem(at: book.folder.url.appending(path: ServedBook.text))
      try tab.wait(for: "\(Self.text).includes('Chapter.md is missing; write it.')")
      try book.folder.write("# Subjects\n\n<script>alert(1)</script>\n\nThe rest.\n", to: ServedBook.text)
      try tab.wait(for: "document.querySelector('.finding')?.innerText.includes('is read as HTML')")
      #expect(try tab.run("\(Self.text).includes('The rest.')") == "1")
      try book.folder.write(text, to: ServedBook.text)
      try tab.wait(for: "!document.querySelector('.finding')")

      let (chapters, aside) = ("Chapters", "Aside")
      func move(_ from: String, _ to: String) throws {
        try FileManager.default.moveItem(
          at: book.folder.url.appending(path: from), to: book.folder.url.appending(path: to))
      }
      try move(chapters, aside)
      try tab.wait(for: "document.querySelector('.live').innerText.includes('is gone')")
      #expect(try tab.run("document.querySelectorAll('main h2').length > 3") == "1")
      try move(aside, chapters)
      try tab.wait(for: "!document.querySelector('.live').innerText.includes('is gone')")
      try book.replace("\n\n", with: "\n\nIt is there again.\n\n")
      try tab.wait(for: "\(Self.text).includes('It is there again')")
    }
  }

  @Test func `a page goes on with the program that is started after`() async throws {
    let book = book
    try await inTab(["--no-proof", "--port", "\(FixedPort.next())"]) { tab, served in
      served.end()
      try tab.wait(for: "document.querySelector('.live').innerText.includes('rxbook serve has ended')")
      try book.replace("\n\n", with: "\n\nWritten meanwhile.\n\n")
      let again = try RunningProgram(book.arguments(["--no-proof", "--port", "\(served.port)"]))
      try tab.wait(for: "\(Self.text).includes('Written meanwhile')")
      again.end()
    }
  }

  @Test func `nothing on the page is refused by its policy`() async throws {
    try await inTab { tab, _ in
      try tab.run(
        """
        window.refused = [];
        document.addEventListener('securitypolicyviolation', event => refused.push(event.blockedURI));
        """)
      try tab.run("fetch('/style.css')")
      #expect(try tab.run("refused.join()") == "")
      try tab.run("fetch('https://example.org/').catch(() => {})")
      try tab.wait(for: "refused.length > 0")
    }
  }
}

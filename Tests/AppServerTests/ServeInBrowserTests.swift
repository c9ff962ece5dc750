import Foundation
import TestSupport
import Testing

/// The live preview of a book in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct ServeInBrowserTests {
  private let book: ServedBook
  private let browser: Chromium

  init() async throws {
    book = try ServedBook()
    browser = try await onOwnThread { try Chromium() }
  }

  /// Opens chapter 3 of `book`, or else of a copy that isn't proven.
  private func inTab(
    _ arguments: [String] = ["--no-proof"], of book: ServedBook? = nil,
    body: @escaping @Sendable (Tab, RunningProgram) throws -> Void
  ) async throws {
    let (book, browser) = (book ?? self.book, browser)
    try await onOwnThread {
      let served = try RunningProgram(book.arguments(arguments))
      try body(try Tab(in: browser, at: served.address + ServedBook.page), served)
    }
  }

  private static let text = "document.querySelector('main').innerText"
  /// A heading after a diagram.
  private static let heading = "document.querySelectorAll('main h2')[3]"
  /// The position of the heading in the window.
  private static let top = "Math.round(\(heading).getBoundingClientRect().top)"

  @Test(arguments: [true, false]) func `a save updates the page without losing the scroll position`(
    anchorsScrolling: Bool
  ) async throws {
    let book = book
    try await inTab { tab, _ in
      if !anchorsScrolling {
        // Behaves like a browser that doesn't adjust the scroll position when something is inserted.
        try tab.call(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            var sheet = new CSSStyleSheet();
            sheet.replaceSync("* { overflow-anchor: none; }");
            document.adoptedStyleSheets = [sheet];
            """
          ])
        try tab.reload()
        #expect(try tab.run("getComputedStyle(document.body).overflowAnchor") == "none")
        // Loads the script of diagrams after the page is shown.
        try tab.call(
          "Network.emulateNetworkConditions",
          ["offline": false, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1])
      }
      try tab.run("document.querySelectorAll('main details').forEach(one => { one.open = true; })")
      try tab.run("\(Self.heading).scrollIntoView()")
      let before = try tab.run(Self.top)
      try book.replace("\n\n", with: "\n\nA paragraph that comes before all others.\n\n")
      try tab.wait(for: "\(Self.text).includes('before all others')")
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      try tab.wait(for: "document.readyState === 'complete' && document.querySelector('.player')")
      // The position of a block may be fractional.
      let after = try tab.run(Self.top)
      #expect(abs((Int(after) ?? 0) - (Int(before) ?? 9999)) <= 1, "\(before), \(after)")
      #expect(try Int(tab.run("scrollY")) ?? 0 > 500)
    }
  }

  @Test func `folded elements stay folded after a save`() async throws {
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

  @Test func `the state of the proof is shown in a corner of the window`() async throws {
    try await inTab { tab, _ in
      try tab.wait(for: "document.querySelector('.live').textContent === 'Not proven.'")
      try tab.wait(for: "getComputedStyle(document.querySelector('.live')).position === 'fixed'")
    }
  }

  @Test func `an unchanged page is not reloaded`() async throws {
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

  @Test(.slow) func `a finding is shown at its fence and disappears when it is fixed`() async throws {
    let book = try await ServedBook.proven()
    try await inTab([], of: book) { tab, _ in
      func wait(for condition: String) throws {
        // The first proof covers the whole book.
        for _ in 1...10 where (try? tab.wait(for: condition)) != nil { return }
        try tab.wait(for: condition)
      }
      try wait(for: "document.documentElement.dataset.proof === 'done'")
      #expect(try tab.run("document.querySelector('.live').innerText") == "Proof passed.")
      try book.replace("Tern: next(Fog at the point)\n", with: "Tern: next(Fog)\n")
      try wait(for: "document.querySelector('.finding')")
      let finding = "document.querySelector('.finding')"
      #expect(
        try tab.run("\(finding).innerText.includes('The example “PublishSubject” prints something else')")
          == "1")
      #expect(try tab.run("\(finding).querySelector('pre').innerText.includes('-Tern: next(Fog)')") == "1")
      #expect(try tab.run("\(finding).previousElementSibling.textContent.includes('Tern: next(Fog)')") == "1")
      #expect(
        try tab.run("document.querySelector('.live').innerText.startsWith('Problems on this page:')") == "1")
      let cover = try Tab(in: tab.browser, at: try tab.run("location.origin") + "/")
      let elsewhere = "Problems elsewhere: \(ServedBook.text) (1)"
      try cover.wait(for: "document.querySelector('.live').innerText.includes('\(elsewhere)')")
      try book.replace("Tern: next(Fog)\n", with: "Tern: next(Fog at the point)\n")
      try wait(
        for: "document.documentElement.dataset.proof === 'done' && !document.querySelector('.finding')")
    }
  }

  @Test func `a missing file is reported, and the page recovers when a missing folder returns`() async throws
  {
    let book = book
    try await inTab { tab, _ in
      let text = try book.folder.read(ServedBook.text)
      try FileManager.default.removeItem(at: book.folder.url.appending(path: ServedBook.text))
      try tab.wait(for: "\(Self.text).includes('Chapter.md is missing; create it.')")
      try book.folder.write("# Subjects\n\n<script>alert(1)</script>\n\nThe rest.\n", to: ServedBook.text)
      try tab.wait(for: "document.querySelector('.finding')?.innerText.includes('is parsed as HTML')")
      #expect(try tab.run("\(Self.text).includes('The rest.')") == "1")
      try book.folder.write(text, to: ServedBook.text)
      try tab.wait(for: "!document.querySelector('.finding')")

      let (chapters, aside) = ("Chapters", "Aside")
      func move(_ from: String, _ to: String) throws {
        try FileManager.default.moveItem(
          at: book.folder.url.appending(path: from), to: book.folder.url.appending(path: to))
      }
      try move(chapters, aside)
      try tab.wait(for: "document.querySelector('.live').innerText.includes('is missing')")
      #expect(try tab.run("document.querySelectorAll('main h2').length > 3") == "1")
      try move(aside, chapters)
      try tab.wait(for: "!document.querySelector('.live').innerText.includes('is missing')")
      try book.replace("\n\n", with: "\n\nIt is there again.\n\n")
      try tab.wait(for: "\(Self.text).includes('It is there again')")
    }
  }

  @Test func `a page reconnects when the program is restarted`() async throws {
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

  @Test func `a hidden page does not reconnect until it is visible again`() async throws {
    let book = book
    try await inTab(["--no-proof", "--port", "\(FixedPort.next())"]) { tab, served in
      try tab.run(
        """
        window.connections = 0;
        window.EventSource = class extends EventSource {
          constructor(address) {
            super(address);
            connections += 1;
          }
        };
        function setHidden(isHidden) {
          Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }
        0
        """)
      served.end()
      try tab.wait(for: "connections > 0")
      try tab.run("setHidden(true); window.before = connections")
      try tab.run("new Promise(done => setTimeout(done, 2000))")
      #expect(try tab.run("connections === before") == "1")
      let again = try RunningProgram(book.arguments(["--no-proof", "--port", "\(served.port)"]))
      #expect(try tab.run("document.documentElement.dataset.status") == "lost")
      try tab.run("setHidden(false)")
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      again.end()
    }
  }

  @Test func `the page's security policy refuses nothing on the page`() async throws {
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

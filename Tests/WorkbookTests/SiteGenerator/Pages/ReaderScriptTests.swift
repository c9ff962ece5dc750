import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// The questions and the reader's progress, in a browser.
@Suite(Chromium.isThere, .timeLimit(.minutes(30))) struct ReaderScriptTests {
  private static let question = """
    What is printed?

    ```swift of="One"
    one()
    ```

    ```answers
    a  1
    b  2
    c  3

    b is right: So.
    a: No, no.
    c: Never.
    ```

    """

  /// Opens the first one of two chapters, which has a question and a challenge.
  private static func tab() throws -> (site: SiteBook, tab: Tab) {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n\(question)", to: "Chapter.md")
    try site.write("# Ferry\n\nLoad it.\n", to: "Challenges/1-ferry/Challenge.md")
    try site.write("# Two\n\nWords.\n", to: "Chapter.md", ofChapter: 2)
    try site.build()
    return (site, try Tab(in: Chromium(), at: address("Chapter01-One", of: site), ready: ready))
  }

  private static func address(_ chapter: String, of site: SiteBook) -> String {
    site.output.appending(path: "\(chapter)/index.html").absoluteString
  }

  private static let ready = "document.querySelector('.ended .ring')"

  private static func choose(_ answer: Int, in tab: Tab) throws {
    try tab.run("document.querySelectorAll('.answers label')[\(answer)].click()")
  }

  private static func check(in tab: Tab) throws { try tab.run("document.querySelector('.check').click()") }

  private static let stored = "localStorage.getItem(rxbookProgress.key)"

  @Test func `an answer is chosen and checked, and only then its reason is shown`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      defer { withExtendedLifetime(site) {} }
      let reasons = "document.querySelectorAll('.answers .option > p')"
      let open = "[...\(reasons)].map(one => Number(!one.hidden)).join('')"
      let verdicts = "[...document.querySelectorAll('.verdict')].map(one => one.textContent).join()"
      let chosen = "[...document.querySelectorAll('.answers input')].map(one => one.checked).join()"
      #expect(try tab.run("document.querySelector('.check').disabled") == "1")
      #expect(try tab.run("document.querySelector('.foot .status').textContent") == "Question 1 of 1")
      try Self.choose(0, in: tab)
      #expect(try tab.run(open) == "000")
      #expect(try tab.run(chosen) == "true,false,false")
      try Self.choose(2, in: tab)
      #expect(try tab.run(chosen) == "false,false,true")
      try Self.choose(0, in: tab)
      try Self.check(in: tab)
      #expect(try tab.run(open) == "100")
      #expect(try tab.run(verdicts) == "✗ Not this one")
      #expect(try tab.run(Self.stored).contains("\"Chapter01-One/One\":false"))
      try Self.choose(1, in: tab)
      try Self.check(in: tab)
      #expect(try tab.run(open) == "110")
      #expect(try tab.run(verdicts) == "✗ Not this one,✓ Right")
      // Only the first answer counts.
      #expect(try tab.run(Self.stored).contains("\"Chapter01-One/One\":false"))
      #expect(
        try tab.run("document.querySelector('.ended').textContent").contains(
          "0 of 1 questions right, 1 to see again, 0 of 1 challenges solved."))
    }
  }

  @Test func `arrow keys choose an answer, and the Enter key checks it`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      defer { withExtendedLifetime(site) {} }
      try tab.run("document.querySelector('.answers input').focus()")
      for (key, code) in [("ArrowDown", 40), ("Enter", 13)] {
        for type in ["rawKeyDown", "keyUp"] {
          try tab.call(
            "Input.dispatchKeyEvent", ["type": type, "key": key, "windowsVirtualKeyCode": code])
        }
      }
      #expect(try tab.run("document.querySelector('.verdict').textContent") == "✓ Right")
      #expect(try tab.run(Self.stored).contains("\"Chapter01-One/One\":true"))
    }
  }

  @Test func `a wrong answer comes back at the head of the next chapter`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      try Self.choose(2, in: tab)
      try Self.check(in: tab)
      try tab.open(Self.address("Chapter02-Two", of: site))
      try tab.wait(for: "document.querySelector('.again')")
      #expect(
        try tab.run("document.querySelector('.title .again').textContent") == "↺ 1 question to see again")
      try tab.run("document.querySelector('.again').click()")
      let dialog = "document.querySelector('dialog.missed[open]')"
      #expect(try tab.run("\(dialog).querySelector('h2').textContent") == "You missed this one in 1 One")
      #expect(try tab.run("\(dialog).textContent").contains("What is printed?"))
      try tab.run(
        "\(dialog).querySelector('.right label').click(); \(dialog).querySelector('.check').click()")
      #expect(try tab.run("\(dialog).querySelector('.verdict').textContent") == "✓ Right")
      #expect(try tab.run(Self.stored).contains("\"Chapter01-One/One\":true"))
      try tab.reload(until: "document.querySelector('.side .ring')")
      #expect(try tab.run("document.querySelector('.again') === null") == "1")
    }
  }

  @Test func `challenges are ticked, and rings show the progress in the contents`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      try tab.run("document.querySelector('.tick input').click()")
      #expect(try tab.run(Self.stored).contains("\"challenges\":{\"Chapter01-One/1\":true}"))
      try tab.run("scrollTo(0, document.body.scrollHeight)")
      try tab.wait(for: "\(Self.stored).includes('\"read\":{\"Chapter01-One\":1}')")
      try tab.wait(for: "document.querySelector('.ended b').textContent === 'Chapter 1: 67 % done'")
      let meters = "document.querySelectorAll('.meter')"
      let shown = "[...\(meters)].map(one => one.textContent + one.lastElementChild.style.width).join()"
      #expect(try tab.run(shown) == "Read100%,Questions0%,Challenges100%")
      try tab.open(Self.address("Chapter02-Two", of: site))
      let rings = "[...document.querySelectorAll('.side .ring')].map(one => one.ariaLabel).join()"
      try tab.wait(for: "\(rings).startsWith('67 % done')")
      // The cover has no card at its end, for which `open` would wait.
      try tab.run("location.href = '../index.html'")
      try tab.wait(for: "document.querySelector('.cards .ring') && \(rings).startsWith('67 % done')")
      #expect(
        try tab.run("document.querySelector('.total').textContent")
          == "0 of 2 chapters done, 0 questions right, 0 diagrams predicted, 1 challenge solved")
    }
  }

  @Test func `a chapter that is done is celebrated, unless animations are off`() async throws {
    try await onOwnThread {
      for motion in ["reduce", "no-preference"] {
        let (site, tab) = try Self.tab()
        defer { withExtendedLifetime(site) {} }
        try tab.call(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]])
        try tab.run("rxbookProgress.record('read', 'Chapter01-One', 1)")
        try tab.run("document.querySelector('.tick input').click()")
        try tab.wait(for: "document.querySelector('.ended b').textContent === 'Chapter 1: 67 % done'")
        try Self.choose(1, in: tab)
        try Self.check(in: tab)
        try tab.wait(for: "document.querySelector('.ended.full b')")
        #expect(try tab.run("document.querySelector('.ended b').textContent") == "Chapter 1 is done")
        let falls = try tab.run("document.querySelectorAll('.ended .falling > i').length > 0")
        #expect(falls == (motion == "reduce" ? "0" : "1"))
      }
    }
  }

  @Test func `the cover leads to the section that was read last, and says how long the rest takes`()
    async throws
  {
    try await onOwnThread {
      let site = try SiteBook("One")
      let words = Array(repeating: "word", count: 2_400).joined(separator: " ")
      try site.write("# One\n\n## First\n\n\(words)\n\n## Second\n\nWords.\n", to: "Chapter.md")
      try site.write("# Book\n\nWords.\n", to: "../Cover.md")
      try site.build()
      let tab = try Tab(
        in: Chromium(), at: Self.address("Chapter01-One", of: site),
        ready: "document.querySelector('.crumbs')")
      try tab.run("document.getElementById('first').scrollIntoView({ behavior: 'instant' })")
      try tab.wait(for: "localStorage.getItem('rxbook.place ' + rxbookSetting.site)")
      try tab.run("location.href = '../index.html'")
      try tab.wait(for: "document.querySelector('.resume span')")
      #expect(
        try tab.run("document.querySelector('.resume').innerText.replace(/\\s+/g, ' ')")
          == "Continue: 1 One 15 min left")
      #expect(try tab.run("document.querySelector('.resume a').href.split('/').pop()") == "index.html#first")
    }
  }

  @Test func `only progress is imported from a file`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      defer { withExtendedLifetime(site) {} }
      try tab.run(
        """
        rxbookProgress.write({
          questions: { a: true, b: "<b>", c: { d: 1 }, e: 1 }, puzzles: { p: 2, q: true, r: 4 }, read: { x: 0.5, y: true }, other: { y: true }, challenges: "no"
        })
        """)
      #expect(
        try tab.run(Self.stored)
          == "{\"questions\":{\"a\":true},\"predictions\":{},\"challenges\":{},\"puzzles\":{\"p\":2},\"read\":{\"x\":0.5}}"
      )
      try tab.run("localStorage.setItem(rxbookProgress.key, '{')")
      #expect(try tab.run("JSON.stringify(rxbookProgress.read().questions)") == "{}")
    }
  }
}

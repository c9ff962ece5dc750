import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// Searches a site in a browser, without a server.
@Suite(Chromium.isThere, .timeLimit(.minutes(30))) struct SearchScriptTests {
  private static func site() throws -> SiteBook {
    let site = try SiteBook("Find", "流れ")
    try site.write(
      """
      # Find

      We flatMapLatest here, and take your flatMapLatest twice: flatMapLatest.

      ## About taking

      We take and take and take what is taken.

      ## `take` and `flatMapLatest`

      Crème brûlée, and Σίσυφος.

      ```swift file="Signatures.swift"
        func take(_ n: Int) -> O
        func flatMapLatest(_ f: F) -> O
      ```

      ## Far

      Here a word stands from which on there is nothing but sand for a while, where the tide comes and goes and
      comes, and boats lie on their sides until the water lifts them, and at last one word is answered.

      ## Which?

      ```choose
      I have many, and want
        the first  take
        the newest
          of inner ones  flatMapLatest
      ```
      """, to: "Chapter.md")
    try site.write("# 流れ\n\n## 観測\n\nこの章では観測可能な流れを学びます。\n", to: "Chapter.md", ofChapter: 2)
    try site.build()
    return site
  }

  private func tab(_ site: SiteBook, _ page: String = "Chapter01-Find/index.html") throws -> Tab {
    try Tab(
      in: Chromium(), at: site.output.appending(path: page).absoluteString,
      ready: "document.querySelector('.seek kbd')")
  }

  /// Opens the search with its button.
  private static func openSearch(in tab: Tab) throws {
    try tab.run("document.querySelector('.seek').click()")
    try tab.wait(for: "document.querySelector('dialog.search[open]')")
  }

  @Test func `the script does not take the anchors of headings`() async throws {
    try await onOwnThread {
      let site = try SiteBook("Find")
      try site.write("# Find\n\n## Found\n\nA word.\n", to: "Chapter.md")
      try site.build()
      let tab = try tab(site)
      try Self.openSearch(in: tab)
      #expect(try tab.run("document.querySelectorAll('#found').length") == "1")
      #expect(try tab.run("document.getElementById('found').tagName") == "H2")
      let identifiers = "[...document.querySelectorAll('.search [id]')].map(one => one.id).join()"
      #expect(try tab.run(identifiers) == "SearchResults")
    }
  }

  private static func type(_ text: String, into tab: Tab) throws {
    try tab.run("document.querySelector('.search input').value = ''")
    try tab.call("Input.insertText", ["text": text])
  }

  private static func press(_ key: String, in tab: Tab) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
    try tab.call("Input.dispatchKeyEvent", event)
    try tab.call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  /// Returns the titles of the results, once the search has finished.
  private static func found(_ text: String, in tab: Tab) throws -> [String] {
    try tab.run("document.querySelector('.found .status').textContent = ''")
    try type(text, into: tab)
    try tab.wait(for: "document.querySelector('.found .status').textContent")
    let titles = try tab.run("[...document.querySelectorAll('.found a b')].map(b => b.textContent).join('|')")
    return titles.isEmpty ? [] : titles.split(separator: "|").map(String.init)
  }

  @Test func `a slash opens the search, words of three scripts are found, and keys move through the results`()
    async throws
  {
    try await onOwnThread {
      let site = try Self.site()
      let tab = try self.tab(site)
      try Self.press("/", in: tab)
      try tab.wait(for: "document.querySelector('dialog.search[open]')")
      #expect(try tab.run("document.activeElement.getAttribute('aria-label')") == "Search the book")
      #expect(try tab.run("document.activeElement.value") == "")

      let owner = "take and flatMapLatest"
      // The page of an operator comes before the section that explains it.
      #expect(try Self.found("take", in: tab).first == "take")
      #expect(try Self.found("take", in: tab).contains(owner))
      #expect(try Self.found("tak", in: tab).first == "take")
      #expect(try Self.found("tak", in: tab).contains(owner))
      #expect(try Self.found("latest", in: tab).first == "flatMapLatest")
      #expect(try Self.found("latest", in: tab).contains(owner))
      #expect(try Self.found("FLATMAPL", in: tab).first == "flatMapLatest")
      #expect(try Self.found("FLATMAPL", in: tab).contains(owner))
      #expect(try Self.found("newest inner", in: tab).first == owner)
      #expect(try Self.found("creme BRULEE", in: tab) == [owner])
      #expect(try Self.found("σισυφοσ", in: tab) == [owner])
      #expect(try Self.found("観測可能", in: tab) == ["観測"])
      #expect(try Self.found("流", in: tab) == ["流れ", "観測"])
      #expect(try Self.found("流星", in: tab) == [])
      #expect(
        try tab.run("document.querySelector('.found .status').textContent") == "No results.")
      #expect(try Self.found("zebra", in: tab) == [])

      #expect(try Self.found("a word far from where one is answered", in: tab) == ["Far"])
      #expect(
        try tab.run("document.querySelector('.found .context').innerHTML").contains(
          "at last <mark>one</mark> <mark>word</mark> is <mark>answered</mark>."))

      let closest = "No section has all of these words. Closest matches:"
      #expect(try Self.found("the newest of inner zebras", in: tab).first == owner)
      #expect(try tab.run("document.querySelector('.found .status').textContent") == closest)
      #expect(try Self.found("brûlées", in: tab) == [owner])
      #expect(try tab.run("document.querySelector('.found .status').textContent") == closest)
      #expect(try tab.run("document.querySelector('.found mark').textContent") == "brûlée")

      #expect(try Self.found("what is taken", in: tab) == ["About taking"])
      #expect(
        try tab.run("document.querySelector('.found .context').innerHTML")
          == "We take and take and take what is <mark>taken</mark>.")

      // Operators come first, in the order of the query, even if their pages don't contain all words.
      let both = ["flatMapLatest", "take"]
      for query in ["flatMapLatest take", "what is the difference between flatMapLatest and take"] {
        #expect(try Array(Self.found(query, in: tab).prefix(2)) == both)
      }
      #expect(try Self.found("what is", in: tab).first == "About taking")

      #expect(try Self.found("taking", in: tab).count == 1)
      #expect(try Self.found("take", in: tab).count == 6)
      let chosen = "[...document.querySelectorAll('[role=option]')].findIndex(o => o.ariaSelected === 'true')"
      #expect(try tab.run(chosen) == "0")
      try Self.press("ArrowDown", in: tab)
      #expect(try tab.run(chosen) == "1")
      #expect(try tab.run("document.activeElement.getAttribute('aria-activedescendant')") == "SearchResult1")
      try Self.press("ArrowUp", in: tab)
      try Self.press("ArrowUp", in: tab)
      #expect(try tab.run(chosen) == "5")
      try Self.press("Escape", in: tab)
      #expect(try tab.run("document.querySelectorAll('dialog.search:not([open])').length") == "1")

      try Self.openSearch(in: tab)
      #expect(try Self.found("学び", in: tab) == ["観測"])
      try Self.press("Enter", in: tab)
      try tab.wait(for: "location.hash === encodeURI('#観測') || decodeURI(location.hash) === '#観測'")
      #expect(try tab.run("location.pathname").hasSuffix("index.html"))
    }
  }

  @Test(arguments: [390, 700, 900, 1280]) func `results stay within the window`(width: Int) async throws {
    try await onOwnThread {
      let site = try Self.site()
      let tab = try self.tab(site)
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500])
      try Self.openSearch(in: tab)
      #expect(try !Self.found("take", in: tab).isEmpty)
      let place = "document.querySelector('.found').getBoundingClientRect()"
      #expect(try tab.run("\(place).left >= 0 && \(place).right <= innerWidth") == "1")
      #expect(try tab.run("\(place).bottom <= innerHeight") == "1")
    }
  }

  @Test func `the search returns to the place and the focus that the page had`() async throws {
    try await onOwnThread {
      let site = try Self.site()
      let tab = try self.tab(site)
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": 900, "height": 300, "deviceScaleFactor": 1, "mobile": false])
      try tab.run("document.querySelector('main a').focus(); scrollTo(0, 200)")
      let place = "[scrollY, document.activeElement.getAttribute('href')].join()"
      let before = try tab.run(place)
      #expect(before.hasPrefix("200,#"))
      for modifier in [2, 4] {
        try tab.call(
          "Input.dispatchKeyEvent", ["type": "keyDown", "key": "k", "modifiers": modifier])
        try tab.wait(for: "document.querySelector('dialog.search[open]')")
        _ = try Self.found("take", in: tab)
        try Self.press("Escape", in: tab)
        try tab.wait(for: "!document.querySelector('dialog.search[open]')")
        #expect(try tab.run(place) == before)
      }
    }
  }

  @Test func `the group with the best result comes first`() async throws {
    try await onOwnThread {
      let site = try Self.site()
      let tab = try self.tab(site)
      try Self.openSearch(in: tab)
      let groups = "[...document.querySelectorAll('.found [role=group]')].map(one => one.ariaLabel).join()"
      _ = try Self.found("take", in: tab)
      #expect(try tab.run(groups) == "Operators,Sections")
      _ = try Self.found("about taking", in: tab)
      #expect(try tab.run(groups) == "Sections")
    }
  }

  @Test func `words that only connect others are not required, and synonyms are found`() async throws {
    try await onOwnThread {
      let site = try SiteBook("Find")
      try site.write("# Find\n\n## Retry after a delay\n\nBack-pressure.\n", to: "Chapter.md")
      try site.build()
      let tab = try tab(site)
      try Self.openSearch(in: tab)
      let found = "document.querySelector('.found .status').textContent"
      for query in ["how to retry with a delay", "backpressure"] {
        try Self.type(query, into: tab)
        try tab.wait(for: "\(found) === '1 result'")
      }
    }
  }

  @Test func `a list can be filtered without the index`() async throws {
    try await onOwnThread {
      let site = try Self.site()
      let tab = try self.tab(site, "operators.html")
      let visible =
        "[...document.querySelectorAll('[data-filter] > li')].filter(d => d.offsetParent).length"
      #expect(try tab.run(visible) == "2")
      // Nothing covers the field.
      let place = "document.querySelector('.filter input').getBoundingClientRect()"
      #expect(
        try tab.run("document.elementFromPoint(\(place).x + 9, \(place).y + 9).closest('.filter') !== null")
          == "1")
      try tab.run("document.querySelector('.filter input').focus()")
      try tab.call("Input.insertText", ["text": "NEWEST of"])
      #expect(try tab.run(visible) == "1")
      #expect(try tab.run("document.querySelector('.filter + .status').textContent") == "1 of 2")
      #expect(try tab.run("document.scripts.length") == "3")

      let choices = try self.tab(site, "choose.html")
      try choices.run("document.querySelector('.filter input').focus()")
      try choices.call("Input.insertText", ["text": "inner"])
      #expect(try choices.run("[...document.querySelectorAll('.choices details')].every(d => d.open)") == "1")
    }
  }

  @Test func `the script that every page loads is small`() {
    #expect(EmbeddedAsset.pageScript.text.utf8.count < 20_000)
  }
}

import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

/// The script of every page, in a browser.
@Suite(Chromium.isThere, .timeLimit(.minutes(30))) struct PageScriptTests {
  private static let ready = "document.querySelector('.seek kbd')"

  /// Opens the middle one of three chapters.
  private static func tab(_ text: String = "") throws -> (site: SiteBook, tab: Tab) {
    let site = try SiteBook("One", "Two", "Three")
    try site.write("# One\n", to: "Chapter.md")
    try site.write("# Two\n\nSome words `and code` here.\n\n\(text)", to: "Chapter.md", ofChapter: 2)
    try site.write("# Three\n", to: "Chapter.md", ofChapter: 3)
    try site.build()
    let page = site.output.appending(path: "Chapter02-Two/index.html").absoluteString
    return (site, try Tab(in: Chromium(), at: page, ready: ready))
  }

  @Test func `the theme and the text size are applied before the page is drawn`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab()
      defer { withExtendedLifetime(site) {} }
      // Records the theme of the root when the body starts, and violations of the policy.
      try tab.call(
        "Page.addScriptToEvaluateOnNewDocument",
        [
          "source": """
          window.refused = [];
          addEventListener("securitypolicyviolation", event => refused.push(event.blockedURI));
          new MutationObserver((changes, observer) => {
            if (!document.body) { return; }
            let data = document.documentElement.dataset;
            window.early = [data.theme, data.size].join();
            observer.disconnect();
          }).observe(document, { childList: true, subtree: true });
          """
        ])
      try tab.reload(until: Self.ready)
      #expect(try tab.run("early") == ",")
      try tab.run(
        "localStorage.setItem('rxbook.theme', 'dark'); localStorage.setItem('rxbook.size', 'large')")
      try tab.reload(until: Self.ready)
      #expect(try tab.run("early") == "dark,large")
      try tab.run("document.querySelector('.look summary').focus()")
      try tab.wait(for: "document.querySelector('.setting')")
      let chosen = "[...document.querySelectorAll('.setting :checked')].map(one => one.value).join()"
      #expect(try tab.run(chosen) == "dark,large")
      let frame = "document.querySelector('meta[name=theme-color]').content"
      #expect(try tab.run(frame) == "#1b1a18")
      try tab.run("document.querySelector('.setting input[value=sepia]').click()")
      try tab.wait(for: "\(frame) === '#f6ecd9'")
      #expect(try tab.run(chosen) == "sepia,large")
      #expect(try tab.run("localStorage.getItem('rxbook.theme')") == "sepia")
      #expect(try tab.run("document.documentElement.dataset.theme") == "sepia")
      #expect(try tab.run("refused.length") == "0")
    }
  }

  /// The elements that may use arrow keys.
  private static let things = """
    ```text
    text
    ```

    ```swift sketch="x"
    let x = 1
    ```

    | a | b |
    |---|---|
    | c | d |

    ```swift of="One"
    x
    ```

    What is printed?

    ```output
    y
    ```

    """

  /// Runs `script`, presses an arrow key, and returns the address that the page opens then, or "" if it opens none.
  ///
  /// The page isn't left, so no test has to wait for another page.
  private static func destination(after script: String, in tab: Tab) throws -> String {
    try tab.run("history.replaceState(null, '', location.pathname); getSelection().removeAllRanges()")
    try tab.run("if (document.activeElement) { document.activeElement.blur() }; \(script)")
    try tab.run(
      """
      window.destination = "";
      navigation.addEventListener("navigate", event => {
        window.destination = event.destination.url;
        event.preventDefault();
      });
      """)
    try tab.press(.right)
    return try tab.run("destination")
  }

  private static func click(_ selector: String) -> String {
    "(() => { let it = document.querySelector('\(selector)'); let text = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)"
      + ".nextNode(); (it.closest('[tabindex], button, summary, a') || document.body).focus();"
      + " getSelection().collapse(text, 1) })()"
  }

  @Test(arguments: [
    "document.querySelector('pre[tabindex]').focus()", click("pre code"), click("pre.wraps code"),
    click("td"),
    click("p code"), click("samp"), "document.querySelector('.table').focus()",
    "document.querySelector('summary').focus()", click("summary"), "document.querySelector('button').focus()",
    "document.querySelector('.look summary').focus()", "document.querySelector('.seek').focus()",
    "document.querySelector('main a').focus()",
    "getSelection().selectAllChildren(document.querySelector('.text p'))",
  ]) func `an arrow key is ignored outside the text`(script: String) async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab(Self.things)
      defer { withExtendedLifetime(site) {} }
      #expect(try Self.destination(after: script, in: tab) == "")
    }
  }

  @Test func `a link to a heading copies its address`() async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab("## Quays\n\nWords.\n")
      defer { withExtendedLifetime(site) {} }
      try tab.run(
        """
        Object.defineProperty(navigator, "clipboard", {
          value: { writeText: text => { window.copied = text; return Promise.resolve(); } }
        })
        """)
      try tab.run("document.querySelector('[href=\"#quays\"][aria-label]').click()")
      try tab.wait(for: "document.querySelector('.toast')?.textContent")
      #expect(try tab.run("document.querySelector('.toast').textContent") == "Link copied")
      #expect(try tab.run("copied").hasSuffix("/Chapter02-Two/index.html#quays"))
      #expect(try tab.run("location.hash") == "#quays")
    }
  }

  @Test(arguments: ["0", click(".text p"), "document.getElementById('Content').focus()"])
  func `an arrow key turns the page`(script: String) async throws {
    try await onOwnThread {
      let (site, tab) = try Self.tab(Self.things)
      defer { withExtendedLifetime(site) {} }
      #expect(try Self.destination(after: script, in: tab).hasSuffix("/Chapter03-Three/index.html"))
    }
  }
}

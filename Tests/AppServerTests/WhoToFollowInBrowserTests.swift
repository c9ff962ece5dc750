import Foundation
import TestSupport
import Testing

/// The app `who-to-follow` in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct WhoToFollowInBrowserTests {
  private let app: RunningProgram
  private let browser: Chromium

  init() async throws {
    (app, browser) = try await onOwnThread { (try RunningProgram(app: "who-to-follow"), try Chromium()) }
  }

  private func inTab(_ body: @escaping @Sendable (Tab) throws -> Void) async throws {
    let (app, browser) = (app, browser)
    try await onOwnThread {
      let tab = try Tab(in: browser, at: app.address)
      try tab.wait(forRows: "@ada0 @bo1 @cy2")
      try body(tab)
    }
  }

  @Test func `one request fills three rows, and removing a row causes no request`() async throws {
    try await inTab { tab in
      #expect(try tab.count == "1 request has been sent")
      try tab.click("close1")
      try tab.wait(forRows: "@dee3 @bo1 @cy2")
      try tab.click("close3")
      try tab.wait(forRows: "@dee3 @bo1 @fay5")
      #expect(try tab.count == "1 request has been sent")
      try tab.click("refresh")
      try tab.wait(forRows: "@fay103 @dee101 @ada105")
      #expect(try tab.count == "2 requests have been sent")
    }
  }

  @Test func `the panel shows the events of the chapter's diagram`() async throws {
    try await inTab { tab in
      try tab.set("delay", "3000")
      try tab.click("close1")
      try tab.click("refresh")
      try tab.wait(forRows: "")
      try tab.set("delay", "0")
      try tab.wait(forRows: "@fay103 @dee101 @eve102")
      let drawn = try tab.run(
        "[...document.querySelectorAll('#panel g.next text')].map(t => t.textContent).join(' ')")
      #expect(
        drawn.hasPrefix(
          "since=0 loading nil nil nil page of ada0 ada0 bo1 cy2 dee3 since=100 loading nil nil nil"))
      #expect(drawn.hasSuffix("page of cy100 fay103 dee101 eve102"))
    }
  }

  @Test func `avatars are loaded from the data server`() async throws {
    try await inTab { tab in
      try tab.wait(for: "[...document.querySelectorAll('#rows img')].every(image => image.naturalWidth > 0)")
    }
  }

  @Test(arguments: [
    ("error", "Perch answered 500. Refresh to try again."),
    ("nonsense", "Perch answered nonsense. Refresh to try again."),
    ("half", "Perch does not answer. Refresh to try again."),
    ("gone", "Perch does not answer. Refresh to try again."),
    ("silence", "Perch does not answer. Refresh to try again."),
  ])
  func `an error is shown, and the next refresh works`(trouble: String, notice: String) async throws {
    try await inTab { tab in
      let before = try tab.subscriptions
      try tab.set("trouble", trouble)
      try tab.click("refresh")
      try tab.wait(for: "document.getElementById('notice').textContent === '\(notice)'")
      #expect(try tab.rows == "")
      try tab.set("trouble", "none")
      try tab.click("refresh")
      try tab.wait(forRows: "@eve200 @fay201 @gus202")
      #expect(try tab.run("document.getElementById('notice').textContent") == "")
      // The session's thread may not have released the last request yet.
      try tab.wait(for: "Math.abs(\(Tab.subscriptionsScript) - \(before)) <= 3")
    }
  }

  @Test func `two hundred taps leave one page and no subscriptions`() async throws {
    try await inTab { tab in
      let before = try tab.subscriptions
      try tab.run("for (let tap = 0; tap < 200; tap++) document.getElementById('refresh').click()")
      for _ in 1...10 where try tab.run("document.documentElement.hasAttribute('data-busy')") == "1" {
        try? tab.wait(for: "!document.documentElement.hasAttribute('data-busy')")
      }
      try tab.wait(forRows: "@bo20000 @cy20001 @dee20002")
      #expect(try tab.count == "201 requests have been sent")
      // The session's thread may not have released the last request yet.
      try tab.wait(for: "Math.abs(\(Tab.subscriptionsScript) - \(before)) <= 3")
    }
  }

  @Test func `the version with a request per row sends three requests`() async throws {
    try await inTab { tab in
      try tab.choose("perRow")
      try tab.wait(for: "document.getElementById('count').textContent.startsWith('4 ')")
      try tab.click("refresh")
      try tab.wait(for: "document.getElementById('count').textContent.startsWith('7 ')")
    }
  }

  @Test(arguments: [
    ("overtaking", "@cy100 @dee101 @eve102"), ("nested", "@cy100 @dee101 @eve102"),
    ("finished", "@eve200 @fay201 @gus202"),
  ])
  func `answers arrive out of order in the wrong versions`(version: String, rows: String) async throws {
    try await inTab { tab in
      try tab.choose(version)
      try tab.wait(forRows: "@ada0 @bo1 @cy2")
      try tab.set("delay", "0")
      try tab.set("order", "overtaking")
      try tab.click("refresh")
      try tab.click("refresh")
      try tab.wait(forRows: "@eve200 @fay201 @gus202")
      // The late answer takes two seconds, because the data server runs on the real clock.
      if version == "finished" {
        usleep(2_500_000)
        #expect(try tab.rows == rows)
      } else {
        try tab.wait(forRows: rows)
      }
    }
  }

  @Test func `a nested subscription does not report an error`() async throws {
    try await inTab { tab in
      try tab.choose("nested")
      // These rows show that the first page, which equals that of the version before, has arrived.
      try tab.click("refresh")
      try tab.wait(forRows: "@cy100 @dee101 @eve102")
      try tab.set("trouble", "error")
      try tab.click("refresh")
      try tab.wait(for: "document.querySelector('#panel g.error.new') !== null")
      #expect(try tab.run("document.getElementById('notice').textContent") == "")
      #expect(try tab.rows == "@cy100 @dee101 @eve102")
    }
  }

  @Test func `two tabs are two users of one server`() async throws {
    let app = app
    try await inTab { first in
      let second = try Tab(in: first.browser, at: app.address)
      try second.wait(forRows: "@ada0 @bo1 @cy2")
      try first.click("refresh")
      try first.wait(forRows: "@cy100 @dee101 @eve102")
      #expect(try second.rows == "@ada0 @bo1 @cy2")
      #expect(try second.count == "1 request has been sent")
      try second.set("order", "overtaking")
      try first.wait(for: "document.querySelector('[name=order]').value === 'overtaking'")
    }
  }

  @Test func `a reloaded page keeps its session`() async throws {
    try await inTab { tab in
      try tab.click("close2")
      try tab.wait(forRows: "@ada0 @eve4 @cy2")
      try tab.reload()
      try tab.wait(forRows: "@ada0 @eve4 @cy2")
      #expect(try tab.count == "1 request has been sent")
    }
  }

  @Test func `the app can be used with the keyboard alone`() async throws {
    try await inTab { tab in
      try tab.press(.tab)
      #expect(try tab.focused == "refresh")
      try tab.press(.tab)
      #expect(try tab.focused == "close1")
      try tab.press(.enter)
      try tab.wait(forRows: "@dee3 @bo1 @cy2")
      #expect(try tab.focused == "close1")
      try tab.press(.space)
      try tab.wait(forRows: "@gus6 @bo1 @cy2")
      for _ in 1...2 { try tab.press(.tab) }
      #expect(try tab.focused == "close3")
      try tab.press(.tab)
      #expect(try tab.run("document.activeElement.value") == "finished")
      try tab.press(.tab)
      #expect(try tab.run("document.activeElement.name") == "delay")
    }
  }

  @Test(arguments: [1280, 860, 390, 320], ["light", "dark"])
  func `nothing is wider than the window`(width: Int, theme: String) async throws {
    try await inTab { tab in
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500])
      try tab.call(
        "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": theme]]])
      #expect(try tab.run("document.documentElement.scrollWidth <= innerWidth") == "1")
    }
  }
}

extension Tab {
  fileprivate static let rowsScript =
    "[...document.querySelectorAll('#rows .who span')].map(row => row.textContent).join(' ')"
  fileprivate static let subscriptionsScript =
    "parseInt(document.querySelector('.panel-alive').textContent)"

  /// The handles in the rows.
  fileprivate var rows: String { get throws { try run(Self.rowsScript) } }
  fileprivate var count: String { get throws { try run("document.getElementById('count').textContent") } }
  fileprivate var subscriptions: String { get throws { try run(Self.subscriptionsScript) } }
  fileprivate var focused: String { get throws { try run("document.activeElement.id") } }

  /// Waits until the rows show `handles` and the page is no longer busy.
  fileprivate func wait(forRows handles: String) throws {
    try wait(
      for: "\(Self.rowsScript) === '\(handles)' && !document.documentElement.hasAttribute('data-busy')")
  }

  /// Changes a setting of the server.
  fileprivate func set(_ name: String, _ value: String) throws {
    try run(
      """
      (() => {
        const select = document.querySelector("select[name=\(name)]");
        select.value = "\(value)";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      })()
      """)
    try wait(for: "!document.documentElement.hasAttribute('data-busy')")
  }

  fileprivate func choose(_ version: String) throws {
    try run("document.querySelector('input[value=\(version)]').click()")
    try wait(for: "!document.documentElement.hasAttribute('data-busy')")
  }
}

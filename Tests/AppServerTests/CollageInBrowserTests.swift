import Foundation
import TestSupport
import Testing

/// The app `collage` in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct CollageInBrowserTests {
  private let album: TemporaryFolder
  private let app: RunningProgram
  private let browser: Chromium

  init() async throws {
    let folder = try TemporaryFolder()
    album = folder
    (app, browser) = try await onOwnThread {
      (try RunningProgram(collageWith: folder.url, port: FixedPort.next()), try Chromium())
    }
  }

  private func inTab(_ body: @escaping @Sendable (Tab) throws -> Void) async throws {
    let (app, browser) = (app, browser)
    try await onOwnThread { try body(try Tab(in: browser, at: app.address)) }
  }

  private var saved: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: album.url.path(percentEncoded: false)).filter {
        !$0.hasPrefix(".")
      }.sorted()
    }
  }

  @Test func `buttons are enabled according to the number of photos`() async throws {
    try await inTab { tab in
      #expect(try tab.controls == "Collage: add")
      try tab.click("add")
      for count in 1...6 {
        try tab.choose("heron", making: count)
        let names = [count < 6 ? "add" : nil, "clear", count % 2 == 0 ? "save" : nil].compactMap(\.self)
        #expect(try tab.controls == "Collage (\(count)): \(names.joined(separator: " "))")
      }
      try tab.run("document.querySelector('#library button[value=cat]').click()")
      try tab.click("done")
      try tab.wait(for: "!document.getElementById('picker').open")
      #expect(try tab.run("document.querySelectorAll('#preview image').length") == "6")
      try tab.click("clear")
      try tab.wait(for: "document.title === 'Collage'")
      #expect(try tab.controls == "Collage: add")
    }
  }

  @Test func `the panel shows why a button is disabled`() async throws {
    try await inTab { tab in
      try tab.add(["cat"])
      try tab.wait(for: "document.querySelector('#panel svg').textContent.includes('done')")
      let drawn = try tab.run(
        "[...document.querySelectorAll('#panel svg text')].map(t => t.textContent).join(', ')")
      #expect(drawn == "0, add, none, add, choose cat, cat, 1, add clear, done")
      #expect(
        try tab.run("[...document.querySelectorAll('#panel li')].map(t => t.textContent).join(' ')")
          == "tap chosen photos controls album save alert")
    }
  }

  @Test func `saving writes a new picture to the album and overwrites nothing`() async throws {
    try album.write("mine", to: "collage-1.svg")
    try await inTab { tab in
      try tab.add(["cat", "lake"])
      try tab.click("save")
      try tab.wait(for: "document.getElementById('alert').open")
      #expect(
        try tab.run("document.getElementById('alert-text').textContent") == "It is called collage-2.svg.")
      try tab.wait(for: "document.getElementById('alert-picture').naturalWidth === 600")
      try tab.click("dismiss")
      try tab.wait(for: "document.title === 'Collage' && !document.getElementById('alert').open")
    }
    #expect(try saved == ["collage-1.svg", "collage-2.svg"])
    #expect(try album.read("collage-1.svg") == "mine")
    let picture = try album.read("collage-2.svg")
    #expect(picture.contains("<title>A cat at the window</title>"))
    #expect(picture.contains("<title>A mountain lake</title>"))
    #expect(picture.matches(of: #/<svg /#).count == 3 && picture.matches(of: #/</svg>/#).count == 3)
  }

  @Test func `an album that cannot be written is reported, and the photos stay`() async throws {
    try FileManager.default.removeItem(at: album.url)
    try Data().write(to: album.url.deletingLastPathComponent().appending(path: album.url.lastPathComponent))
    try await inTab { tab in
      try tab.add(["cat", "lake"])
      try tab.click("save")
      try tab.wait(for: "document.getElementById('alert').open")
      #expect(try tab.run("document.getElementById('alert-title').textContent") == "Not saved")
      try tab.click("dismiss")
      try tab.wait(for: "!document.getElementById('alert').open")
      #expect(try tab.controls == "Collage (2): add clear save")
    }
  }

  @Test func `a reloaded page shows the same collage`() async throws {
    try await inTab { tab in
      try tab.add(["cat", "lake"])
      try tab.reload()
      #expect(try tab.controls == "Collage (2): add clear save")
      #expect(try tab.run("document.querySelectorAll('#preview image').length") == "2")
      try tab.click("add")
      try tab.wait(for: "document.getElementById('picker').open")
      try tab.reload()
      try tab.wait(for: "document.getElementById('picker').open")
    }
  }

  @Test func `two tabs show the same collage`() async throws {
    let app = app
    try await inTab { first in
      let second = try Tab(in: first.browser, at: app.address)
      try first.click("add")
      try second.wait(for: "document.getElementById('picker').open")
      try second.choose("hills", making: 1)
      try first.choose("train", making: 2)
      try second.wait(for: "document.title === 'Collage (2)'")
      try second.click("done")
      try first.wait(for: "!document.getElementById('picker').open")
      #expect(try first.controls == second.controls)
      try first.click("clear")
      try second.wait(for: "document.title === 'Collage'")
      try second.wait(for: "document.querySelector('#panel svg').textContent.includes('clear')")
    }
  }

  @Test func `a page reports that the program has ended, and reconnects to the next one`() async throws {
    let (app, album) = (app, album)
    try await inTab { tab in
      try tab.add(["cat", "lake"])
      #expect(app.end() == 130)
      try tab.wait(for: "document.getElementById('banner').textContent.startsWith('The program has ended')")
      #expect(try tab.controls == "Collage (2): ")
      try tab.click("clear")
      let again = try RunningProgram(collageWith: album.url, port: app.port)
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      try tab.wait(for: "document.getElementById('banner').hidden && document.title === 'Collage'")
      try tab.add(["hills"])
      #expect(try tab.controls == "Collage (1): add clear")
      again.end()
    }
  }

  @Test func `a page notices that the program was killed, and reconnects to the next one`() async throws {
    let (app, album) = (app, album)
    try await inTab { tab in
      app.end(SIGKILL)
      try tab.wait(
        for: "document.getElementById('banner').textContent.startsWith('The program does not respond')")
      let again = try RunningProgram(collageWith: album.url, port: app.port)
      try tab.wait(for: "document.documentElement.dataset.status === 'live'")
      again.end()
    }
  }

  @Test func `actions are performed in order over a slow network`() async throws {
    try await inTab { tab in
      try tab.call(
        "Network.emulateNetworkConditions",
        ["offline": false, "latency": 300, "downloadThroughput": 20_000, "uploadThroughput": 20_000])
      try tab.click("add")
      for name in ["cat", "lake", "hills"] {
        try tab.run("document.querySelector('#library button[value=\(name)]').click()")
      }
      try tab.click("done")
      try tab.wait(for: "document.title === 'Collage (3)' && !document.getElementById('picker').open")
      #expect(try tab.run("document.getElementById('preview').ariaLabel") == "The collage: cat, lake, hills")
    }
  }

  @Test func `the app can be used with the keyboard alone`() async throws {
    try await inTab { tab in
      try tab.press(.tab)
      #expect(try tab.focused == "add")
      try tab.press(.enter)
      try tab.wait(for: "document.getElementById('picker').open")
      #expect(try tab.focused == "done")
      try tab.press(.tab)
      try tab.press(.space)
      try tab.wait(for: "document.title === 'Collage (1)'")
      try tab.press(.tab)
      try tab.press(.enter)
      try tab.wait(for: "document.title === 'Collage (2)'")
      try tab.press(.escape)
      try tab.wait(for: "!document.getElementById('picker').open")
      #expect(try tab.focused == "add")
      for _ in 1...2 { try tab.press(.tab) }
      #expect(try tab.focused == "save")
      try tab.press(.space)
      try tab.wait(for: "document.getElementById('alert').open")
      #expect(try tab.focused == "dismiss")
      try tab.press(.escape)
      try tab.wait(for: "!document.getElementById('alert').open && document.title === 'Collage'")
      // The pressed button is disabled now, but it still has the focus.
      #expect(try tab.focused == "save")
      try tab.press(.enter)
      #expect(try tab.controls == "Collage: add")
    }
    #expect(try saved == ["collage-1.svg"])
  }

  @Test(arguments: [1280, 860, 390, 320])
  func `nothing is wider than the window`(width: Int) async throws {
    try await inTab { tab in
      try tab.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500])
      try tab.add(["cat", "train", "hills"])
      #expect(try tab.run("document.documentElement.scrollWidth <= innerWidth") == "1")
    }
  }
}

extension Tab {
  /// The title and the enabled buttons.
  fileprivate var controls: String {
    get throws {
      try run(
        """
        document.title + ": " + ["add", "clear", "save"]
          .filter(id => document.getElementById(id).ariaDisabled === "false").join(" ")
        """)
    }
  }

  fileprivate var focused: String {
    get throws { try run("document.activeElement.id") }
  }

  /// Chooses a photo, and waits until there are `count` photos and the controls are updated.
  fileprivate func choose(_ name: String, making count: Int) throws {
    try run("document.querySelector('#library button[value=\(name)]').click()")
    try wait(
      for:
        "document.title === 'Collage (\(count))' && document.querySelectorAll('#preview image').length === \(count)"
    )
  }

  fileprivate func add(_ names: [String]) throws {
    try click("add")
    try wait(for: "document.getElementById('picker').open")
    for (index, name) in names.enumerated() { try choose(name, making: index + 1) }
    try click("done")
    try wait(for: "!document.getElementById('picker').open")
  }
}

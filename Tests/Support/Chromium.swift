internal import Foundation
import Synchronization
import SystemSupport
package import Testing

/// A session of headless Chromium, without the cookies and stored data of other sessions.
///
/// All sessions share one browser, because starting one takes seconds.
package final class Chromium: Sendable {
  fileprivate let browser: Browser
  fileprivate let context: String

  /// The browser of this machine: RXBOOK_CHROMIUM, or else the first of several usual names.
  package static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let own = environment["RXBOOK_CHROMIUM"] { return own.isEmpty ? nil : own }
    return ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].lazy
      .compactMap { Executable.named($0) }.first?.path(percentEncoded: false)
  }()

  package static let isThere: ConditionTrait = .enabled(
    if: program != nil, "There is no Chromium here: install it, or name it in RXBOOK_CHROMIUM.")

  package init() throws {
    browser = try Browser.running()
    let created = try browser.call("Target.createBrowserContext")
    context = try #require(created["browserContextId"] as? String)
  }

  deinit { _ = try? browser.call("Target.disposeBrowserContext", ["browserContextId": context]) }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
  }
}

/// A running browser, controlled through its debugging pipe.
private final class Browser: Sendable {
  private static let current = Mutex<Browser?>(nil)

  private let process: ChildProcess
  private let folder: TemporaryFolder
  private let orders: FileHandle
  private let calls = Mutex(Calls())

  private struct Calls {
    var lastNumber = 0
    /// The calls without an answer, by their numbers.
    var open: [Int: Call] = [:]
    var isGone = false
  }

  /// A call whose answer arrives on another thread.
  ///
  /// `@unchecked Sendable`: the answer is set once, before the semaphore is signalled.
  private final class Call: @unchecked Sendable {
    var answer: [String: Any]?
    let isAnswered = DispatchSemaphore(value: 0)
  }

  /// Returns the browser that all tests share, and starts it if it isn't running.
  static func running() throws -> Browser {
    try current.withLock { current in
      if let current, !current.calls.withLock(\.isGone) { return current }
      if current == nil { atexit { Browser.current.withLock { $0?.end() } } }
      let started = try Browser()
      current = started
      return started
    }
  }

  private init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let pipes = ["orders", "answers"].map { folder.url.appending(path: $0).path(percentEncoded: false) }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw POSIXError(.EIO) }
    let arguments = [
      "-c", "exec \"$0\" \"$@\" 3<\"$ORDERS\" 4>\"$ANSWERS\"", try #require(Chromium.program), "--headless",
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
      // Each test has a tab, and only one of them can be in front.
      "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
      "--user-data-dir=\(folder.url.appending(path: "profile").path(percentEncoded: false))", "about:blank",
    ]
    process = try ChildProcess(
      URL(filePath: "/bin/sh"), arguments,
      environment: ProcessInfo.processInfo.environment.merging(
        ["ORDERS": pipes[0], "ANSWERS": pipes[1]]) { $1 },
      errors: nil)
    orders = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
    let answers = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
    Thread.detachNewThread { self.receive(from: answers) }
  }

  private func end() {
    process.kill()
    process.wait()
    try? FileManager.default.removeItem(at: folder.url)
  }

  /// Calls a method of the debugging protocol, and waits for its result.
  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    var order: [String: Any] = ["method": method, "params": parameters]
    order["sessionId"] = session
    let call = Call()
    try calls.withLock { calls in
      if calls.isGone { throw Self.gone }
      calls.lastNumber += 1
      order["id"] = calls.lastNumber
      calls.open[calls.lastNumber] = call
      try orders.write(contentsOf: JSONSerialization.data(withJSONObject: order) + [0])
    }
    call.isAnswered.wait()
    guard let answer = call.answer else { throw Self.gone }
    if let error = answer["error"] { throw Chromium.Failure("\(method): \(error)") }
    return answer["result"] as? [String: Any] ?? [:]
  }

  private static let gone = Chromium.Failure("the browser has gone")

  /// Passes on the answers of calls until the browser ends.
  private func receive(from answers: FileHandle) {
    var unread = Data()
    while true {
      let more = answers.availableData
      if more.isEmpty { break }
      unread += more
      while let end = unread.firstIndex(of: 0) {
        let message = Data(unread[unread.startIndex..<end])
        unread = Data(unread[unread.index(after: end)...])
        guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any],
          let number = object["id"] as? Int,
          let call = calls.withLock({ $0.open.removeValue(forKey: number) })
        else { continue }
        call.answer = object
        call.isAnswered.signal()
      }
    }
    let open = calls.withLock { calls in
      calls.isGone = true
      defer { calls.open = [:] }
      return calls.open.values.map { $0 }
    }
    for call in open { call.isAnswered.signal() }
  }
}

/// A tab of the browser.
package final class Tab: Sendable {
  package let browser: Chromium
  private let session: String
  /// The condition for a loaded page.
  private let ready: String

  package init(
    in browser: Chromium, at address: String,
    ready: String = "document.documentElement.dataset.status === 'live'"
  ) throws {
    self.browser = browser
    self.ready = ready
    let target = try browser.browser.call(
      "Target.createTarget", ["url": "about:blank", "browserContextId": browser.context])
    let attached = try browser.browser.call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Network"] { try call("\(domain).enable") }
    // The browser would suspend a tab in the background.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try open(address)
  }

  @discardableResult
  package func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.browser.call(method, parameters, session: session)
  }

  package func open(_ address: String) throws {
    try call("Page.navigate", ["url": address])
    try wait(for: ready)
  }

  package func reload() throws {
    // The old page, which is about to be replaced, meets the condition as well.
    try run("document.documentElement.dataset.status = 'old'")
    try call("Page.reload")
    try wait(for: ready)
  }

  /// Reloads the page, and waits until it meets `condition`.
  package func reload(until condition: String) throws {
    try run("window.isOld = true")
    try call("Page.reload")
    try wait(for: "!window.isOld && \(condition)")
  }

  /// The value of the script as text.
  @discardableResult
  package func run(_ script: String) throws -> String {
    let result = try call(
      "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let details = result["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Chromium.Failure("\(script): \(exception?["description"] ?? details)")
    }
    return (result["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
  }

  /// Waits until `condition` is true, for at most five minutes, because the machine may be busy.
  package func wait(for condition: String) throws {
    let deadline = ContinuousClock.now + .seconds(300)
    // A page that is being replaced does not answer.
    while (try? run("Boolean(\(condition))")) != "1" {
      guard .now < deadline else {
        throw Chromium.Failure(
          "It does not come to that: \(condition). There is: \(try run("document.body.innerText"))")
      }
      usleep(10_000)
    }
  }

  package func click(_ id: String) throws { try run("document.getElementById('\(id)').click()") }

  /// Presses a key.
  package func press(_ key: Key) throws {
    var event: [String: Any] = ["key": key.rawValue, "code": key.code, "windowsVirtualKeyCode": key.number]
    if let text = key.text { event["text"] = text }
    let type = key.text == nil ? "rawKeyDown" : "keyDown"
    try call("Input.dispatchKeyEvent", event.merging(["type": type]) { $1 })
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
  }

  package enum Key: String {
    case tab = "Tab"
    case enter = "Enter"
    case space = " "
    case escape = "Escape"
    case left = "ArrowLeft"
    case right = "ArrowRight"

    var code: String { self == .space ? "Space" : rawValue }
    var number: Int { [.tab: 9, .enter: 13, .space: 32, .escape: 27, .left: 37, .right: 39][self] ?? 0 }
    var text: String? { [.enter: "\r", .space: " "][self] }
  }
}

import Foundation
import SystemSupport
import TestSupport
import Testing

/// Headless Chromium, controlled through its debugging pipe.
///
/// `@unchecked Sendable`: a test uses it from one thread.
final class Chromium: @unchecked Sendable {
  private let process: ChildProcess
  private let folder: TemporaryFolder
  private let orders: FileHandle
  private let answers: FileHandle
  private var unread = Data()
  private var lastNumber = 0

  /// The browser of this machine: RXBOOK_CHROMIUM, or else the first of several usual names.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let own = environment["RXBOOK_CHROMIUM"] { return own.isEmpty ? nil : own }
    return ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].lazy
      .compactMap { Executable.named($0) }.first?.path(percentEncoded: false)
  }()

  static let isThere: ConditionTrait = .enabled(
    if: program != nil, "There is no Chromium here: install it, or name it in RXBOOK_CHROMIUM.")

  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let pipes = ["orders", "answers"].map { folder.url.appending(path: $0).path(percentEncoded: false) }
    for pipe in pipes where mkfifo(pipe, 0o600) != 0 { throw POSIXError(.EIO) }
    let arguments = [
      "-c", "exec \"$0\" \"$@\" 3<\"$ORDERS\" 4>\"$ANSWERS\"", try #require(Self.program), "--headless",
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.url.appending(path: "profile").path(percentEncoded: false))", "about:blank",
    ]
    process = try ChildProcess(
      URL(filePath: "/bin/sh"), arguments,
      environment: ProcessInfo.processInfo.environment.merging(
        ["ORDERS": pipes[0], "ANSWERS": pipes[1]]) { $1 },
      errors: nil)
    orders = try FileHandle(forWritingTo: URL(filePath: pipes[0]))
    answers = try FileHandle(forReadingFrom: URL(filePath: pipes[1]))
  }

  deinit {
    _ = try? call("Browser.close")
    process.wait()
  }

  /// Calls a method of the debugging protocol.
  @discardableResult
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) throws -> [String: Any] {
    lastNumber += 1
    var order: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    order["sessionId"] = session
    try orders.write(contentsOf: JSONSerialization.data(withJSONObject: order) + [0])
    while true {
      guard let message = try nextMessage() else { throw Failure("the browser has gone") }
      guard message["id"] as? Int == lastNumber else { continue }
      if let error = message["error"] { throw Failure("\(method): \(error)") }
      return message["result"] as? [String: Any] ?? [:]
    }
  }

  private func nextMessage() throws -> [String: Any]? {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[unread.startIndex..<end]
        unread = Data(unread[unread.index(after: end)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      }
      let more = answers.availableData
      if more.isEmpty { return nil }
      unread += more
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}

/// A tab of the browser.
final class Tab: @unchecked Sendable {
  let browser: Chromium
  private let session: String
  /// The condition for a loaded page.
  private let ready: String

  init(
    in browser: Chromium, at address: String,
    ready: String = "document.documentElement.dataset.status === 'live'"
  ) throws {
    self.browser = browser
    self.ready = ready
    let target = try browser.call("Target.createTarget", ["url": "about:blank"])
    let attached = try browser.call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = try #require(attached["sessionId"] as? String)
    for domain in ["Page", "Runtime", "Network"] { try call("\(domain).enable") }
    // The browser would suspend a tab in the background.
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try open(address)
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    try browser.call(method, parameters, session: session)
  }

  func open(_ address: String) throws {
    try call("Page.navigate", ["url": address])
    try wait(for: ready)
  }

  func reload() throws {
    // The old page, which is about to be replaced, meets the condition as well.
    try run("document.documentElement.dataset.status = 'old'")
    try call("Page.reload")
    try wait(for: ready)
  }

  /// Reloads the page, and waits until it meets `condition`.
  func reload(until condition: String) throws {
    try run("window.isOld = true")
    try call("Page.reload")
    try wait(for: "!window.isOld && \(condition)")
  }

  /// The value of the script as text.
  @discardableResult
  func run(_ script: String) throws -> String {
    let result = try call(
      "Runtime.evaluate", ["expression": script, "awaitPromise": true, "returnByValue": true])
    if let details = result["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Chromium.Failure("\(script): \(exception?["description"] ?? details)")
    }
    return (result["result"] as? [String: Any])?["value"].map { "\($0)" } ?? ""
  }

  /// Waits until `condition` is true, for at most five minutes, because the machine may be busy.
  func wait(for condition: String) throws {
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

  func click(_ id: String) throws { try run("document.getElementById('\(id)').click()") }

  /// Presses a key.
  func press(_ key: Key) throws {
    var event: [String: Any] = ["key": key.rawValue, "code": key.code, "windowsVirtualKeyCode": key.number]
    if let text = key.text { event["text"] = text }
    let type = key.text == nil ? "rawKeyDown" : "keyDown"
    try call("Input.dispatchKeyEvent", event.merging(["type": type]) { $1 })
    event["text"] = nil
    try call("Input.dispatchKeyEvent", event.merging(["type": "keyUp"]) { $1 })
  }

  enum Key: String {
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

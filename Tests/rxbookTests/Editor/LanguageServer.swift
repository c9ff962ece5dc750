import Foundation

@testable import Runner
@testable import SystemSupport

/// A client of the toolchain's language server.
final class LanguageServer {
  private let process: ChildProcess
  private let input: FileHandle
  private let output: FileHandle
  private var unread = Data()
  private var requests = 0
  private var diagnostics: [String: [Mistake]] = [:]

  /// A diagnostic of the language server.
  struct Mistake: Hashable {
    /// Counted from 1.
    let line: Int
    /// The message with a lower-case first letter, as the compiler prints it.
    let message: String
  }

  /// The server's executable; nil if the toolchain has none.
  static var program: URL? { try? Toolchain().tool("sourcekit-lsp") }

  /// Starts a server for a folder.
  ///
  /// It runs in that folder, as it does in editors, and builds nothing in the background.
  init(for folder: URL) throws {
    guard let program = Self.program else { throw Failure("There is no sourcekit-lsp.") }
    // Writing to a server that has ended should be an error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (try CloseOnExecPipe(), try CloseOnExecPipe())
    process = try ChildProcess(
      program, [], in: folder, input: input.reading, output: output.writing, errors: nil)
    for end in [input.reading, output.writing] { try end.close() }
    (self.input, self.output) = (input.writing, output.reading)
    _ = try answer(
      to: "initialize",
      [
        "processId": ProcessInfo.processInfo.processIdentifier, "rootUri": folder.absoluteString,
        "capabilities": ["textDocument": ["publishDiagnostics": [String: Any]()]],
        "initializationOptions": ["backgroundIndexing": false],
      ])
    try notify("initialized", [:])
  }

  deinit {
    process.interrupt()
    process.wait()
  }

  /// A file that is open in an editor.
  struct Document {
    let url: URL
    let text: String

    /// The position of `word` in the text, plus `offset` characters.
    fileprivate func position(of word: String, offset: Int) throws -> [String: Int] {
      guard let range = text.range(of: word) else { throw Failure("\(word) is not in \(url.path()).") }
      let before = text[..<text.index(range.lowerBound, offsetBy: offset)]
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      return ["line": line.count - 1, "character": line.last?.utf16.count ?? 0]
    }
  }

  /// Opens the file at `url` with a text that may not be saved.
  func open(_ url: URL, text: String? = nil) throws -> Document {
    let document = Document(url: url, text: try text ?? String(contentsOf: url, encoding: .utf8))
    let item: [String: Any] = [
      "uri": url.absoluteString, "languageId": "swift", "version": 1, "text": document.text,
    ]
    try notify("textDocument/didOpen", ["textDocument": item])
    return document
  }

  /// The hover text for the first `word` in `document`, as soon as there is one.
  func hover(over word: String, in document: Document, seconds: Double = 300) throws -> String {
    let deadline = ContinuousClock.now + .seconds(seconds)
    // The server's answers are empty until it knows how the file is compiled.
    while ContinuousClock.now < deadline {
      let result = try answer(to: "textDocument/hover", try place(of: word, in: document), by: deadline)
      if let contents = (result as? [String: Any])?["contents"] as? [String: Any],
        let text = contents["value"] as? String
      {
        return text
      }
    }
    throw Failure("Nothing is shown for \(word) in \(document.url.path()).")
  }

  /// The completions after the first occurrence of `words` in `document`.
  func completions(after words: String, in document: Document) throws -> [String] {
    let result = try answer(
      to: "textDocument/completion", try place(of: words, offset: words.count, in: document))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]]
    return items?.compactMap { $0["label"] as? String } ?? []
  }

  /// The diagnostics of `document`, as soon as there are any.
  func mistakes(in document: Document, seconds: Double = 300) throws -> [Mistake] {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let found = diagnostics[document.url.absoluteString], !found.isEmpty { return found }
      _ = try receive(by: deadline, "a mistake in \(document.url.path())")
    }
  }

  private func place(of word: String, offset: Int = 1, in document: Document) throws -> [String: Any] {
    [
      "textDocument": ["uri": document.url.absoluteString],
      "position": try document.position(of: word, offset: offset),
    ]
  }

  // MARK: Messages

  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  private func notify(_ method: String, _ parameters: [String: Any]) throws {
    try send(["method": method, "params": parameters])
  }

  private func answer(
    to method: String, _ parameters: [String: Any],
    by deadline: ContinuousClock.Instant = .now + .seconds(300)
  ) throws -> Any? {
    requests += 1
    let number = requests
    try send(["id": number, "method": method, "params": parameters])
    while true {
      let message = try receive(by: deadline, "an answer to \(method)")
      if message["method"] == nil, message["id"] as? Int == number { return message["result"] }
    }
  }

  private func send(_ message: [String: Any]) throws {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    try input.write(
      contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  /// The next message; requests of the server get empty answers.
  private func receive(by deadline: ContinuousClock.Instant, _ awaited: String) throws -> [String: Any] {
    while true {
      if let message = try nextUnread() {
        if let method = message["method"] as? String {
          if let number = message["id"] { try send(["id": number, "result": NSNull()]) }
          if method == "textDocument/publishDiagnostics" { note(message["params"] as? [String: Any] ?? [:]) }
        }
        return message
      }
      let rest = (deadline - .now) / .milliseconds(1)
      var descriptor = pollfd(
        fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard rest > 0, poll(&descriptor, 1, Int32(rest) + 1) > 0 else {
        throw Failure("There was not in time \(awaited).")
      }
      let data = output.availableData
      if data.isEmpty { throw Failure("The server has ended before \(awaited).") }
      unread += data
    }
  }

  /// Removes a message from the bytes that have been read; nil if it is incomplete.
  private func nextUnread() throws -> [String: Any]? {
    guard let end = unread.firstRange(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: unread[..<end.lowerBound], as: UTF8.self)
    guard let length = header.firstMatch(of: /Content-Length: (\d+)/).flatMap({ Int($0.1) }) else {
      throw Failure("This is no message: \(header)")
    }
    guard unread.endIndex - end.upperBound >= length else { return nil }
    let body = unread[end.upperBound..<end.upperBound + length]
    unread = Data(unread[(end.upperBound + length)...])
    return try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
  }

  private func note(_ parameters: [String: Any]) {
    guard let file = parameters["uri"] as? String else { return }
    let items = parameters["diagnostics"] as? [[String: Any]] ?? []
    diagnostics[file] = items.compactMap { item in
      let start = (item["range"] as? [String: Any])?["start"] as? [String: Any]
      guard let line = start?["line"] as? Int, let message = item["message"] as? String else { return nil }
      return Mistake(line: line + 1, message: message.prefix(1).lowercased() + message.dropFirst())
    }
  }
}

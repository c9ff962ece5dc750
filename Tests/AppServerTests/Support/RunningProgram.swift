import Foundation
import Synchronization
import TestSupport
import Workbook

/// `rxbook app` or `rxbook serve`, as it is typed.
final class RunningProgram: @unchecked Sendable {
  let address: String
  /// Where its data comes from, if it says so.
  let data: String?
  private let process: WatchedProcess
  private let output: FileHandle

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Starts the collage of `chapter`; `album` is a folder.
  convenience init(collageWith album: URL, port: UInt16? = nil, chapter: Int = 4) throws {
    try self.init(
      app: "collage", ["--chapter", "\(chapter)", "--album", album.path(percentEncoded: false)], port: port)
  }

  /// Starts the app called `name`.
  convenience init(app name: String, _ arguments: [String] = [], port: UInt16? = nil) throws {
    try self.init(["app", name, "--no-browser"] + arguments + (port.map { ["--port", "\($0)"] } ?? []))
  }

  /// Starts it with these arguments, and waits until it listens.
  init(_ arguments: [String]) throws {
    let pipe = try ClosedPipe()
    // What is left behind must not keep whoever reads the output of the tests waiting.
    process = try Self.start(arguments, output: pipe.writing, errors: nil)
    try pipe.writing.close()
    Self.endAtExit(process.identifier)
    output = pipe.reading
    var said = ""
    while !said.contains("Ctrl-C"), let more = String(data: output.availableData, encoding: .utf8),
      !more.isEmpty
    {
      said += more
    }
    let addresses = said.matches(of: #/http:\S+/#).map { String($0.0) }
    address = addresses.first ?? said
    data = addresses.dropFirst().first
  }

  /// Those that run; a suite may be over before its programs are let go of.
  private static let running = Mutex<Set<pid_t>>([])

  private static func endAtExit(_ process: pid_t) {
    let isFirst = running.withLock { $0.insert(process).inserted && $0.count == 1 }
    if isFirst {
      atexit { for process in RunningProgram.running.withLock({ $0 }) { kill(process, SIGKILL) } }
    }
  }

  var port: UInt16 { UInt16(URL(string: address)?.port ?? 0) }

  /// Ends it with `signal`.
  ///
  /// - Returns: Its status.
  @discardableResult
  func end(_ signal: Int32 = SIGINT) -> Int32 {
    process.send(signal)
    let status = process.wait()
    _ = Self.running.withLock { $0.remove(process.identifier) }
    return status
  }

  deinit { end(SIGKILL) }

  /// What was built with these tests.
  static let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "rxbook")

  private static func start(
    _ arguments: [String], output: FileHandle, errors: FileHandle?
  ) throws -> WatchedProcess {
    let variables = ProcessInfo.processInfo.environment.filter {
      !["RXBOOK_BOOK", "DISPLAY"].contains($0.key)
    }
    return try WatchedProcess(
      program, arguments, environment: variables, in: root, output: output, errors: errors)
  }

  /// What the program prints on both outputs, and its status.
  static func outcome(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let pipe = try ClosedPipe()
    let process = try start(arguments, output: pipe.writing, errors: pipe.writing)
    try pipe.writing.close()
    let text = String(decoding: try pipe.reading.readToEnd() ?? Data(), as: UTF8.self)
    return (text.split(whereSeparator: \.isWhitespace).joined(separator: " "), process.wait())
  }
}

import Foundation
import Synchronization
import SystemSupport
import TestSupport

/// A running `rxbook app` or `rxbook serve`.
final class RunningProgram: @unchecked Sendable {
  let address: String
  /// The address of its data server, if it prints one.
  let data: String?
  private let process: ChildProcess
  private let output: FileHandle

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Starts the collage of `chapter` with the folder `album`.
  convenience init(collageWith album: URL, port: UInt16? = nil, chapter: Int = 4) throws {
    try self.init(
      app: "collage", ["--chapter", "\(chapter)", "--album", album.path(percentEncoded: false)], port: port)
  }

  /// Starts the app called `name`.
  convenience init(
    app name: String, _ arguments: [String] = [], port: UInt16? = nil, descriptors: Int? = nil
  ) throws {
    try self.init(
      ["app", name, "--no-browser"] + arguments + (port.map { ["--port", "\($0)"] } ?? []),
      descriptors: descriptors)
  }

  /// Starts the program with these arguments, and waits until it listens.
  ///
  /// - Parameter descriptors: The number of files and connections that the program may open.
  init(_ arguments: [String], environment: [String: String] = [:], descriptors: Int? = nil) throws {
    let pipe = try CloseOnExecPipe()
    // A process that outlives the tests must not keep their standard error open, because its reader would wait for it.
    process = try Self.start(
      arguments, environment: environment, descriptors: descriptors, output: pipe.writing, errors: nil)
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

  /// The running processes, which are killed at exit, because a suite may end before its programs are released.
  private static let running = Mutex<Set<pid_t>>([])

  private static func endAtExit(_ process: pid_t) {
    let isFirst = running.withLock { $0.insert(process).inserted && $0.count == 1 }
    if isFirst {
      atexit { for process in RunningProgram.running.withLock({ $0 }) { kill(process, SIGKILL) } }
    }
  }

  /// The processor time that the program has used, in seconds.
  func processorTime() throws -> Double {
    let line = try String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8)
    let fields = line[(line.lastIndex(of: ")") ?? line.startIndex)...].split(separator: " ")
    // The times in the program and in the system are the fields 14 and 15; the program's name ends the second one.
    return fields[12...13].compactMap { Double($0) }.reduce(0, +) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  var port: UInt16 { UInt16(URL(string: address)?.port ?? 0) }

  /// Ends the program with `signal`.
  ///
  /// - Returns: The exit status.
  @discardableResult
  func end(_ signal: Int32 = SIGINT) -> Int32 {
    process.send(signal)
    let status = process.wait()
    _ = Self.running.withLock { $0.remove(process.identifier) }
    return status
  }

  deinit { end(SIGKILL) }

  /// The executable that was built with these tests.
  static let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "rxbook-author")

  private static func start(
    _ arguments: [String], environment: [String: String] = [:], descriptors: Int? = nil, output: FileHandle,
    errors: FileHandle?
  ) throws -> ChildProcess {
    let variables = ProcessInfo.processInfo.environment.filter {
      !["RXBOOK_BOOK", "DISPLAY"].contains($0.key)
    }.merging(environment) { $1 }
    guard let descriptors else {
      return try ChildProcess(
        program, arguments, environment: variables, in: root, output: output, errors: errors)
    }
    let script = "ulimit -n \(descriptors); exec \"$0\" \"$@\""
    return try ChildProcess(
      URL(filePath: "/bin/sh"), ["-c", script, program.path(percentEncoded: false)] + arguments,
      environment: variables, in: root, output: output, errors: errors)
  }

  /// The program's standard output, standard error and exit status.
  static func outcome(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let pipe = try CloseOnExecPipe()
    let process = try start(arguments, output: pipe.writing, errors: pipe.writing)
    try pipe.writing.close()
    let text = String(decoding: try pipe.reading.readToEnd() ?? Data(), as: UTF8.self)
    return (text.split(whereSeparator: \.isWhitespace).joined(separator: " "), process.wait())
  }
}

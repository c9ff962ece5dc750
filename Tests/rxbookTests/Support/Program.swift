import Foundation

@testable import SystemSupport

/// The programs that were built with these tests.
enum Program {
  /// The program with all commands.
  static let url = program("rxbook-author")
  /// The program without the commands for authors.
  static let forReaders = program("rxbook")

  private static func program(_ name: String) -> URL {
    let tests = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let own = tests.deletingLastPathComponent().appending(path: name)
    if FileManager.default.isExecutableFile(atPath: own.path(percentEncoded: false)) { return own }
    // Some test runners load the tests as a bundle, whose path is in another argument.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") }.map { URL(filePath: $0) }
    return (bundle ?? tests).deletingLastPathComponent().appending(path: name)
  }

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The standard output as one line, without line breaks.
    var words: String { Self.unbroken(output) }

    /// The standard error as one line, without line breaks.
    var complaint: String { Self.unbroken(errors) }

    private static func unbroken(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Runs the program with `arguments` in `directory`, and with `input` on standard input.
  static func run(
    _ arguments: [String], in directory: URL, environment: [String: String] = [:], program: URL = url,
    input: String = ""
  ) throws -> Outcome {
    var variables = ProcessInfo.processInfo.environment
    variables["RXBOOK_BOOK"] = nil
    let (keyboard, output, errors) = (try CloseOnExecPipe(), try CloseOnExecPipe(), try CloseOnExecPipe())
    let process = try ChildProcess(
      program, arguments, environment: variables.merging(environment) { $1 }, in: directory,
      input: keyboard.reading, output: output.writing, errors: errors.writing)
    for end in [keyboard.reading, output.writing, errors.writing] { try end.close() }
    try keyboard.writing.write(contentsOf: Data(input.utf8))
    try keyboard.writing.close()
    let box = Box()
    let reader = Thread {
      box.data = (try? errors.reading.readToEnd()) ?? Data()
      box.isRead.signal()
    }
    reader.start()
    let printed = try output.reading.readToEnd() ?? Data()
    box.isRead.wait()
    return Outcome(
      status: process.wait(), output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: box.data, as: UTF8.self))
  }

  /// Passes the bytes that one thread has read to another.
  private final class Box: @unchecked Sendable {
    var data = Data()
    let isRead = DispatchSemaphore(value: 0)
  }
}

import Foundation

/// A program that is run to its end, with what it prints collected.
struct Command {
  let program: URL
  let arguments: [String]

  /// What came of a command.
  struct Outcome {
    let status: Int32
    /// Standard output and standard error, as they came.
    let text: String
  }

  func run() throws -> Outcome {
    let output = Pipe()
    let process = try WatchedProcess(
      program, arguments, input: FileHandle.nullDevice, output: output, errors: output)
    let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    return Outcome(status: process.wait(), text: String(decoding: bytes, as: UTF8.self))
  }
}

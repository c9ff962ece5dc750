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
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    ChildProcesses.shared.add(process.processIdentifier)
    defer { ChildProcesses.shared.remove(process.processIdentifier) }
    try? output.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let ended = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Outcome(status: ended, text: String(decoding: bytes, as: UTF8.self))
  }
}

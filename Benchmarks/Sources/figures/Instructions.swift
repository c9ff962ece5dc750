import Foundation
import Workloads

/// Instructions per event, counted by callgrind in a process of their own.
///
/// They repeat exactly, whatever else the machine is doing.
struct Instructions {
  private let binary: String

  /// Nil without valgrind.
  init?() {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind") else { return nil }
    // Without symbols: valgrind would read them all, each time.
    binary = FileManager.default.temporaryDirectory.appendingPathComponent("figures-stripped").path
    _ = Self.output(of: "/usr/bin/strip", ["-o", binary, CommandLine.arguments[0]])
  }

  /// Plain's, and Reactive's.
  func cell(_ workload: Workload) -> String {
    if !workload.isSequential { return "" }
    return [Workload.Contestant.plain, .reactive].map { contestant in
      let short = count(workload, contestant, 1000)
      let long = count(workload, contestant, 3000)
      guard let short, let long else { return "?" }
      return "\((long - short) / 2000)"
    }.joined(separator: " / ")
  }

  private func count(_ workload: Workload, _ contestant: Workload.Contestant, _ events: Int) -> Int? {
    let report = Self.output(
      of: "/usr/bin/valgrind",
      ["--tool=callgrind", "--callgrind-out-file=/dev/null", binary, "count", workload.name]
        + [contestant.rawValue, "\(events)"])
    let line = report.split(separator: "\n").last { $0.contains("Collected :") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// What callgrind counts.
  static func perform(_ name: String, _ contestant: String, _ events: Int?) {
    let workload = Workload.all.first { $0.name == name }
    let run = Workload.Contestant(rawValue: contestant).flatMap { workload?.prepared(for: $0) }
    if let run, let events { run(events) }
  }

  /// What a command writes to its standard error, or else to its standard output.
  static func output(of command: String, _ arguments: [String], standardOutput: Bool = false) -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardError = standardOutput ? FileHandle.nullDevice : pipe
    process.standardOutput = standardOutput ? pipe : FileHandle.nullDevice
    do { try process.run() } catch { return "" }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

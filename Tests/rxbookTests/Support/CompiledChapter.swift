import Foundation
import Lesson

@testable import Runner
@testable import SystemSupport

/// A chapter that is compiled once and loaded by workers.
struct CompiledChapter {
  /// The names of the examples, in order.
  let names: [String]
  /// The compiled chapter.
  let library: Result<(ScratchFolder, URL), any Error>

  /// Compiles `source` as the module `module`.
  init(_ module: String, _ source: String) {
    names = source.matches(of: /example\(of: "([^"]*)"/).map { String($0.output.1) }
    library = Result {
      let scratch = try ScratchFolder()
      let code = scratch.url.appending(path: "\(module).swift")
      let entry = scratch.url.appending(path: "Entry.swift")
      try Data(source.utf8).write(to: code)
      try Data(LibraryEntry.chapter.source.utf8).write(to: entry)
      let library = scratch.url.appending(path: "\(module).so")
      let compiler = Compiler(program: Program.url, toolchain: try Toolchain())
      let diagnostics = try compiler.build([code, entry], as: .library, module: module, to: library)
      let errors = diagnostics.filter { $0.severity == .error }
      if !errors.isEmpty { throw CompilerFailure(text: errors.map(\.text).joined(separator: "\n")) }
      return (scratch, library)
    }
  }

  /// Runs the examples called `names` in one worker.
  func run(
    _ names: [String], limits: Limits = Limits(), time: JobRequest.Time = .virtual,
    recordsSubscriptions: Bool = false, with resources: URL? = nil
  ) throws -> [RunResult] {
    let examples = names.map { name in example(of: name) {} }
    let positions = names.map { name in self.names.firstIndex(of: name) ?? -1 }
    let path = try library.get().1.path(percentEncoded: false)
    return try ExampleRunner(
      workers: WorkerPool(program: Program.url), limits: limits, time: time,
      recordsSubscriptions: recordsSubscriptions
    ).run(
      examples, as: .loadedExamples(library: path, positions: positions), with: resources)
  }
}

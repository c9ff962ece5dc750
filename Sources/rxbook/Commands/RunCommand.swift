import ArgumentParser
import Foundation
import Lesson
import Workbook

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "run")

  @Argument var name: String

  func run() throws {
    ChildProcesses.shared.endOnInterruption()
    let book = book(at: URL(filePath: FileManager.default.currentDirectoryPath))
    let chapter = book.chapters[1]
    let runs = try ExampleRunner(program: Bundle.main.executableURL!).run(chapter.code.examples, of: chapter) { e, event in
      switch event {
      case .began: print("--- Example of: \(e.name) ---")
      case .output(let bytes): print(String(decoding: bytes.prefix(200), as: UTF8.self), terminator: "")
      default: break
      }
    }
    for run in runs { print(run.example.name, run.ending, String(decoding: run.errors, as: UTF8.self).prefix(300)) }
  }
}

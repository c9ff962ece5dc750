import Foundation
import TestSupport
import Testing
@testable import Workbook

/// The script `rxbook`, in a book whose `swift` only notes that it was called and writes a program.
@Suite(.waiting) struct LauncherTests {
  private let folder: TemporaryFolder
  private static let chapters = ["Chapter02-Observables", "Chapter03-Subjects"]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["rxbook", ".launcher.bash"] {
      try folder.writeScript(BookCopy.script(name), to: "book/\(name)")
    }
    try folder.write("", to: "book/Package.swift")
    try folder.write("", to: "book/Sources/A.swift")
    for chapter in Self.chapters { try folder.write("", to: "book/Chapters/\(chapter)/Code/A.swift") }
    try folder.writeScript(
      """
      #!/bin/bash
      while [ "$1" != --package-path ]; do shift; done
      place=$2 scratch=$4
      echo built >>"$(dirname "$0")/log"
      mkdir -p "$scratch/debug" "$scratch/checkouts"
      echo "\\"$place/Package.swift\\"" >"$scratch/debug.yaml"
      printf '#!/bin/bash\\necho "$@"\\n' >"$scratch/debug/rxbook"
      chmod +x "$scratch/debug/rxbook"
      """, to: "bin/swift")
  }

  private func launch(_ book: String = "book", _ arguments: String = "list") throws -> Program.Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let tools = folder.url.appending(path: "bin").path(percentEncoded: false)
    return try Program.run(
      ["-c", "./\(book)/rxbook \(arguments)"], in: folder.url,
      environment: ["PATH": "\(tools):\(path)", "RXBOOK_SCRATCH": ""], program: URL(filePath: "/bin/bash"))
  }

  private var builds: Int {
    get throws { try folder.read("bin/log").split(separator: "\n").count }
  }

  @Test func `it builds once, and passes on what is typed`() throws {
    #expect(try launch("book", "run 'two words'").output == "run two words\n")
    #expect(try launch().output == "list\n")
    #expect(try builds == 1)
  }

  @Test func `a chapter whose code is removed, or added, is built`() throws {
    _ = try launch()
    try FileManager.default.removeItem(
      at: folder.url.appending(path: "book/Chapters/\(Self.chapters[0])/Code"))
    _ = try launch()
    #expect(try builds == 2)
    _ = try launch()
    #expect(try builds == 2)
  }

  @Test func `a text that is changed is not built`() throws {
    _ = try launch()
    try folder.write("# Subjects\n", to: "book/Chapters/\(Self.chapters[0])/Chapter.md")
    _ = try launch()
    #expect(try builds == 1)
  }

  @Test(arguments: ["mv", "cp -r"])
  func `a book that is moved or copied is built anew, and keeps what was fetched`(command: String) throws {
    _ = try launch()
    try folder.write("", to: "book/.build/checkouts/library/A.swift")
    try folder.write("", to: "book/.build/debug/ModuleCache/A.pcm")
    _ = try Program.run(["-c", "\(command) book other"], in: folder.url, program: URL(filePath: "/bin/bash"))
    let outcome = try launch("other")
    #expect(outcome.output == "list\n")
    #expect(outcome.errors.contains("rxbook: the book has been moved or copied; building it anew\n"))
    #expect(try folder.read("other/.build/checkouts/library/A.swift").isEmpty)
    #expect(throws: (any Error).self) { try folder.read("other/.build/debug/ModuleCache/A.pcm") }
    #expect(try launch("other").errors.isEmpty)
  }
}

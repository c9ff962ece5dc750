import Foundation
import SystemSupport
import Testing

private let node = Executable.named("node")

/// Checks the syntax of every script with Node.js, including the scripts of the apps.
@Suite(.enabled(if: node != nil, "Node.js is not installed, so the syntax of scripts is not checked."))
struct ScriptSyntaxTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

  private static let scripts = ["Sources", "Chapters"].flatMap { folder in
    FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "js" } ?? []
  }

  @Test func `scripts are found`() {
    let names = Set(Self.scripts.map(\.lastPathComponent))
    #expect(names.isSuperset(of: ["page.js", "live-editing.js", "panel.js", "collage.js"]))
  }

  @Test(arguments: scripts) func `the syntax of a script is valid`(script: URL) throws {
    let isModule = try String(contentsOf: script, encoding: .utf8).contains(#/(?m)^(import|export) /#)
    // A module can only be checked on standard input: Node.js treats a file with the extension `js` as a script.
    let errors = try CloseOnExecPipe()
    let process = try ChildProcess(
      try #require(node), ["--check"] + (isModule ? ["--input-type=module"] : []),
      input: try FileHandle(forReadingFrom: script), errors: errors.writing)
    try errors.writing.close()
    let message = String(decoding: try errors.reading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(process.wait() == 0, "\(script.path()): \(message)")
  }
}

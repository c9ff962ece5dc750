import Foundation

@testable import Runner
@testable import SystemSupport

/// The program with a changed chapter.
struct ChangedProgram {
  let url: URL

  /// Compiles the files in `code` as `module`, and links them with the rest of the program, in `folder`.
  init(module: String, code: URL, in folder: URL) throws {
    let products = Program.url.resolvingSymlinksInPath().deletingLastPathComponent()
    let compiler = try Toolchain().swiftc
    func path(_ url: URL) -> String { url.path(percentEncoded: false) }
    func run(_ arguments: [String]) throws {
      let outcome = try Command(program: compiler, arguments: arguments).run(atMost: 600)
      if outcome.status != 0 { throw CompilerFailure(text: outcome.text) }
    }
    let files = try FileManager.default.contentsOfDirectory(at: code, includingPropertiesForKeys: nil)
    let object = folder.appending(path: "\(module).o")
    try run(
      ["-c", "-g", "-whole-module-optimization", "-Onone", "-parse-as-library", "-swift-version", "6"]
        + ["-module-name", module, "-I", path(products.appending(path: "Modules"))]
        + ["-module-cache-path", path(products.appending(path: "ModuleCache")), "-o", path(object)]
        + files.map(path).filter { $0.hasSuffix(".swift") })

    let list = products.appending(path: "rxbook-author.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.contains("/\(module).build/") }
    let changed = folder.appending(path: "objects")
    try Data((objects + [path(object)]).joined(separator: "\n").utf8).write(to: changed)
    url = folder.appending(path: "rxbook")
    try run(
      ["-emit-executable", "-o", path(url), "@\(path(changed))"]
        + ["--defsym", "main=rxbook_author_main", "--export-dynamic"].flatMap { ["-Xlinker", $0] })
    // The modules for compiling readers' files are next to the program.
    for name in ["Modules", "ModuleCache"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: name), withDestinationURL: products.appending(path: name))
    }
  }
}

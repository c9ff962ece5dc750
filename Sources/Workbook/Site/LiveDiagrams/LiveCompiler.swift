import Foundation

/// Compiles diagrams, the library and the player as Embedded Swift, and links them to a WebAssembly module.
struct LiveCompiler {
  private let toolchain: Toolchain
  private let clang: URL
  private let linker: URL
  private let tables: URL
  /// The paths of the files that are compiled with the diagrams.
  private let sources: [String]
  private let runtime: URL
  /// What makes modules smaller, where it is installed.
  let optimizer: URL?

  private static let target = "wasm32-unknown-none-wasm"

  /// The library's folders that are compiled in this mode, and a file of another one.
  private static let library = [
    "Core", "Disposables", "Embedded", "Internal", "Operators", "Relays", "Subjects", "Traits",
    "Schedulers/Time/DispatchTimeInterval+Nanoseconds.swift",
  ]

  init() throws(LiveModuleError) {
    do {
      toolchain = try Toolchain()
    } catch {
      throw .missing("swiftc")
    }
    guard let clang = toolchain.tool("clang") else { throw .missing("clang beside swiftc") }
    guard let linker = toolchain.tool("wasm-ld") else { throw .missing("wasm-ld beside swiftc") }
    self.clang = clang
    self.linker = linker
    tables = toolchain.root.appending(
      path: "lib/swift/embedded/\(Self.target)/libswiftUnicodeDataTables.a")
    guard FileManager.default.fileExists(atPath: tables.path(percentEncoded: false)) else {
      throw .missing("Embedded Swift for WebAssembly in the toolchain")
    }
    // The library is compiled from where it lay when this program was.
    let folder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let player = folder.appending(path: "LiveDiagrams")
    runtime = player.appending(path: "runtime.c")
    let names = Self.library.map { "Reactive/\($0)" } + ["LiveDiagrams"]
    sources = names.flatMap { name in
      let url = folder.appending(path: name)
      if name.hasSuffix(".swift") { return [Self.path(url)] }
      let path = Self.path(url)
      return FolderWalk.names(below: url).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
    }
    guard FileManager.default.fileExists(atPath: runtime.path(percentEncoded: false)) else {
      throw .missing("source of the library at \(folder.path(percentEncoded: false))")
    }
    optimizer = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(filePath: String($0)).appending(path: "wasm-opt")
    }.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  /// What decides what comes out, beside the diagrams.
  var stamps: [String] {
    tools + (sources + [Self.path(runtime)]).map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }
  }

  /// The same, told by the dates of files.
  var dates: [String] { tools + (sources + [Self.path(runtime)]).map { Fingerprint.stamp(of: $0) } }

  private var tools: [String] {
    [
      Fingerprint.stamp(of: toolchain.swiftc.resolvingSymlinksInPath()), optimizer.map(Self.path) ?? "",
      (Self.options + Self.features + Self.optimizations).joined(separator: " "), LivePacking.stamp,
    ]
  }

  private static let options = [
    "-target", target, "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
    "-wmo", "-Osize", "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature",
    "ExistentialAny",
    "-package-name", "rxbook", "-Xcc", "-mbulk-memory", "-suppress-warnings", "-diagnostic-style", "llvm",
    "-module-name", "Page", "-c",
    // No function is copied to where it is called, nor for each closure that it is called with.
    "-Xllvm", "-inline-threshold=0", "-Xllvm", "-sil-disable-pass=closure-specialize",
    // Else the module has a sum in it of the folders that everything lay in.
    "-Xfrontend", "-disable-incremental-llvm-codegen",
  ]

  /// What the compiler makes use of, and every browser has.
  private static let features = ["bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int"]

  /// What makes a module smaller.
  ///
  /// In the lowest kilobyte, which is not to be used, is the end of the stack (`--stack-first`): who gets there has all but
  /// overflowed it.
  private static let optimizations = ["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"]

  private static let exports = ["play", "buffer", "diagramCount", "liveBlocks"]

  /// The seconds that a tool may take.
  private static let patience = 600.0

  /// Compiles `program`, without what cannot be.
  func module(of program: LiveProgram) throws(LiveModuleError) -> (Data, LiveProgram) {
    do {
      let folder = try ScratchFolder()
      var program = program
      let (page, support) = (folder.url.appending(path: "page.o"), folder.url.appending(path: "runtime.o"))
      while true {
        let files = program.files
        let urls = try files.map { file in
          let url = folder.url.appending(path: file.name)
          try Data(file.text.utf8).write(to: url)
          return url
        }
        let output = try run(
          toolchain.swiftc, Self.options + sources + urls.map(Self.path) + ["-o", Self.path(page)])
        if output.status == 0 { break }
        guard program.leaveOut(Diagnostic.all(in: output.text), in: files) else {
          throw LiveModuleError.failed(Self.first(of: output.text))
        }
      }
      try succeed(
        clang,
        ["--target=wasm32-unknown-none", "-O2", "-ffreestanding", "-fno-builtin", "-c", Self.path(runtime)]
          + ["-o", Self.path(support)])
      let module = folder.url.appending(path: "page.wasm")
      try succeed(
        linker,
        [
          Self.path(page), Self.path(support), Self.path(tables), "--no-entry", "--gc-sections", "-O2",
          "--strip-all", "--stack-first", "-z", "stack-size=262144", "-o", Self.path(module),
        ] + Self.exports.map { "--export=\($0)" })
      if let optimizer {
        let smaller = folder.url.appending(path: "smaller.wasm")
        let outcome = try run(
          optimizer,
          Self.features.map { "--enable-\($0)" } + Self.optimizations
            + [Self.path(module), "-o", Self.path(smaller)])
        if outcome.status == 0 { return (try Data(contentsOf: smaller), program) }
      }
      return (try Data(contentsOf: module), program)
    } catch let error as LiveModuleError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Command.Outcome {
    try Command(program: tool, arguments: arguments).run(atMost: Self.patience)
  }

  private func succeed(_ tool: URL, _ arguments: [String]) throws {
    let outcome = try run(tool, arguments)
    if outcome.status != 0 { throw LiveModuleError.failed(Self.first(of: outcome.text)) }
  }

  /// As much of what a tool said as somebody reads.
  private static func first(of text: String) -> String {
    text.split(separator: "\n").prefix(5).joined(separator: "\n")
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

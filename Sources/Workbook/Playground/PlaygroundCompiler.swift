import Foundation
import Runner
import SystemSupport

/// Compiles the library and a program for pages as Embedded Swift, and links them into a WebAssembly module.
struct PlaygroundCompiler {
  /// A program that pages run.
  enum Program {
    /// The player of the book's diagrams.
    case player
    /// The composer of chains.
    case composer

    /// The folders with its source files, below `Sources`.
    var folders: [String] {
      switch self {
      case .player: [PlaygroundCompiler.shared, "Workbook/Playground/Player"]
      case .composer: [PlaygroundCompiler.shared, "Workbook/Composer"]
      }
    }

    /// The functions that pages call.
    fileprivate var exports: [String] {
      switch self {
      case .player: ["play", "buffer", "diagramCount", "liveBlocks"]
      case .composer: ["compose", "buffer", "liveBlocks"]
      }
    }
  }

  private let toolchain: Toolchain
  private let clang: URL
  private let linker: URL
  private let tables: URL
  private let program: Program
  /// The paths of the source files of the library and the program.
  private let sources: [String]
  private let runtime: URL
  /// The program `wasm-opt`, which makes modules smaller, if it is installed.
  let optimizer: URL?

  private static let target = "wasm32-unknown-none-wasm"

  /// The folders and files of the library that are compiled as Embedded Swift.
  static let library = [
    "Core", "Disposables", "Embedded", "Internal", "Operators", "Relays", "Subjects", "Traits",
    "Schedulers/Time/DispatchTimeInterval+Nanoseconds.swift",
  ]

  /// The folder below `Sources` with the files that all programs need.
  private static let shared = "Workbook/Playground/Page"

  /// - Parameters:
  ///   - program: The program to compile with the library.
  ///   - package: The folder of the package with the library.
  init(for program: Program = .player, package: URL) throws(PlaygroundError) {
    self.program = program
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
    let folder = package.appending(path: "Sources")
    runtime = folder.appending(path: "\(Self.shared)/runtime.c")
    let names = Self.library.map { "Reactive/\($0)" } + program.folders
    sources = names.flatMap { name in
      let url = folder.appending(path: name)
      if name.hasSuffix(".swift") { return [Self.path(url)] }
      let path = Self.path(url)
      return FolderWalk.names(below: url).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
    }
    guard FileManager.default.fileExists(atPath: runtime.path(percentEncoded: false)) else {
      throw .missing("source of the library at \(package.path(percentEncoded: false))")
    }
    optimizer = Executable.named("wasm-opt")
  }

  /// The inputs of a module for its cache key, except the source of its diagrams.
  var inputs: [String: Fingerprint] {
    var library = Fingerprint()
    for path in sources + [Self.path(runtime)] { library.add(FileContents.read(path) ?? Data()) }
    var tools = toolchain.fingerprint
    tools.add(optimizer.map(Self.path) ?? "")
    tools.add(CompressedModule.isPossible ? "packed" : "")
    return ["library": library, "tools": tools]
  }

  private static let options = [
    "-target", target, "-enable-experimental-feature", "Embedded",
    "-wmo", "-Osize", "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature",
    "ExistentialAny",
    "-package-name", "rxbook", "-Xcc", "-mbulk-memory", "-suppress-warnings", "-diagnostic-style", "llvm",
    "-module-name", "Page", "-c",
    // The module is smaller without inlining and without specialisation of closures.
    "-Xllvm", "-inline-threshold=0", "-Xllvm", "-sil-disable-pass=closure-specialize",
    // Otherwise, the module contains a hash that depends on the paths of the source files.
    "-Xfrontend", "-disable-incremental-llvm-codegen",
  ]

  /// The features of WebAssembly that the compiler uses.
  ///
  /// All current browsers support them.
  private static let features = ["bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int"]

  /// The options of `wasm-opt` that make a module smaller.
  ///
  /// `--low-memory-unused` requires that nothing is stored in the lowest kilobyte. With `--stack-first`, the
  /// stack grows down to that address, so only a run that almost overflows its stack uses it.
  private static let optimizations = ["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"]

  /// The maximum memory of a module, in bytes.
  ///
  /// A run that needs more stops with an error.
  private static let memoryLimit = 1 << 27

  /// The time limit for each tool, in seconds.
  private static let timeLimit = 600.0

  /// Compiles `source` without the parts that the compiler rejects.
  ///
  /// - Returns: The module, and the source from which it was finally compiled.
  func module(of source: PlaygroundSource) throws(PlaygroundError) -> (Data, PlaygroundSource) {
    var source = source
    while true {
      let files = source.files
      switch try compile(files.map { (name: $0.name, text: $0.text) }) {
      case .success(let module): return (module, source)
      case .failure(let failure):
        guard source.leaveOut(Diagnostic.all(in: failure.output), in: files) else {
          throw .failed(Self.first(of: failure.output))
        }
      }
    }
  }

  /// Compiles the library and the program, which needs no other source.
  func module() throws(PlaygroundError) -> Data {
    switch try compile([]) {
    case .success(let module): return module
    case .failure(let failure): throw .failed(Self.first(of: failure.output))
    }
  }

  /// The output of the compiler, if it has rejected the source.
  private struct Rejection: Error {
    let output: String
  }

  /// Compiles the library, the program and `files`, and links them.
  private func compile(
    _ files: [(name: String, text: String)]
  ) throws(PlaygroundError) -> Result<Data, Rejection> {
    do {
      let folder = try ScratchFolder()
      let (page, support) = (folder.url.appending(path: "page.o"), folder.url.appending(path: "runtime.o"))
      let urls = try files.map { file in
        let url = folder.url.appending(path: file.name)
        try Data(file.text.utf8).write(to: url)
        return url
      }
      let output = try run(
        toolchain.swiftc, Self.options + sources + urls.map(Self.path) + ["-o", Self.path(page)])
      if output.status != 0 { return .failure(Rejection(output: output.text)) }
      try succeed(
        clang,
        ["--target=wasm32-unknown-none", "-O2", "-ffreestanding", "-fno-builtin", "-c", Self.path(runtime)]
          + ["-o", Self.path(support)])
      let module = folder.url.appending(path: "page.wasm")
      try succeed(
        linker,
        [
          Self.path(page), Self.path(support), Self.path(tables), "--no-entry", "--gc-sections", "-O2",
          "--strip-all", "--stack-first", "-z", "stack-size=262144",
          "--max-memory=\(Self.memoryLimit)", "-o", Self.path(module),
        ] + program.exports.map { "--export=\($0)" })
      if let optimizer {
        let smaller = folder.url.appending(path: "smaller.wasm")
        let outcome = try run(
          optimizer,
          Self.features.map { "--enable-\($0)" } + Self.optimizations
            + [Self.path(module), "-o", Self.path(smaller)])
        if outcome.status == 0 { return .success(try Data(contentsOf: smaller)) }
      }
      return .success(try Data(contentsOf: module))
    } catch let error as PlaygroundError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  private func run(_ tool: URL, _ arguments: [String]) throws -> Command.Outcome {
    try Command(program: tool, arguments: arguments).run(atMost: Self.timeLimit)
  }

  private func succeed(_ tool: URL, _ arguments: [String]) throws {
    let outcome = try run(tool, arguments)
    if outcome.status != 0 { throw PlaygroundError.failed(Self.first(of: outcome.text)) }
  }

  /// Returns the first lines of a tool's output.
  private static func first(of text: String) -> String {
    text.split(separator: "\n").prefix(5).joined(separator: "\n")
  }

  private static func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

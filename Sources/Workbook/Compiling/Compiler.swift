public import Foundation

/// Compiles single files against the modules that were built with this program, into shared libraries that
/// this program opens.
///
/// The compiler's frontend and the linker are called directly, where they are found: through the driver the
/// same takes twice as long.
public struct Compiler: Sendable {
  private let toolchain: Toolchain
  private let products: URL
  private let cache: CompilationCache?
  private let timeLimit: Double

  /// For how many seconds of the compiler's time it tries to find the types of one expression before it gives up, and
  /// says so at its line.
  private static let expressionLimit = 5

  /// As a debug build, with as much as it takes to tell the line of a call.
  private static let buildOptions = ["-Onone", "-gline-tables-only"]

  /// Makes a compiler that uses the modules beside `program`, and remembers below `memory` what it has compiled.
  ///
  /// - Parameter timeLimit: The seconds after which it gives a file up.
  public init(program: URL, toolchain: Toolchain, memory: URL? = nil, timeLimit: Double = 60) {
    self.toolchain = toolchain
    self.timeLimit = timeLimit
    let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    self.products = products
    cache = memory.map { memory in
      CompilationCache(
        below: memory.appending(path: "compiled", directoryHint: .isDirectory),
        compiler: toolchain.swiftc.resolvingSymlinksInPath(),
        modules: ["Reactive", "ReactiveTesting", "Lesson"].map {
          products.appending(path: "Modules/\($0).swiftmodule")
        })
    }
  }

  /// What a file is taken for.
  enum Role: Equatable {
    /// Its statements are run from the top.
    case script
    /// It holds declarations only.
    case library
  }

  /// Compiles `files` as far as the compiler finds anything to say about them.
  func diagnose(_ files: [URL], as role: Role, module: String, options: [String] = []) throws -> [Diagnostic]
  {
    let key = CompilationCache.Key(arguments: ["diagnose", "\(role)", module] + options, files: files)
    if let known = cache?.diagnostics(for: key) { return known }
    let output = try frontend(
      ["-emit-sil", "-o", "/dev/null"] + paths(files) + arguments(role, module) + options)
    if output.isLate { return [tooSlow] }
    let diagnostics = Diagnostic.all(in: output.text)
    guard output.status == 0 || diagnostics.contains(where: { $0.severity == .error }) else {
      throw CompilerFailure(text: output.text)
    }
    cache?.remember(diagnostics, for: key)
    return diagnostics
  }

  /// Compiles `files` to the shared library `library`.
  ///
  /// - Returns: What the compiler said. The library is there if none of it is an error.
  func build(
    _ files: [URL], as role: Role, module: String, to library: URL, options: [String] = []
  ) throws -> [Diagnostic] {
    let key = CompilationCache.Key(
      arguments: ["build", "\(role)", module] + options + Self.buildOptions, files: files)
    if let known = cache?.diagnostics(for: key, library: library) { return known }
    let object = library.deletingPathExtension().appendingPathExtension("o")
    let output = try frontend(
      ["-c"] + paths(files) + arguments(role, module) + options + Self.buildOptions + ["-o", path(object)])
    if output.isLate { return [tooSlow] }
    let diagnostics = Diagnostic.all(in: output.text)
    if diagnostics.contains(where: { $0.severity == .error }) {
      cache?.remember(diagnostics, for: key)
      return diagnostics
    }
    guard output.status == 0 else { throw CompilerFailure(text: output.text) }
    let linked = try link(object, to: library)
    guard linked.status == 0 else { throw CompilerFailure(text: linked.text) }
    cache?.remember(diagnostics, for: key, library: library)
    return diagnostics
  }

  /// The line of a file's code that the first of `calls` belongs to which is in that file at all; nil if that cannot be
  /// told.
  ///
  /// - Parameters:
  ///   - calls: Addresses in `library`, as the image has them.
  ///   - file: The end of the file's path, as the compiler was given it.
  func line(of calls: [UInt64], in library: URL, file: String) -> Int? {
    guard !calls.isEmpty, let symbolizer = toolchain.tool("llvm-symbolizer") else { return nil }
    let addresses = calls.map { "0x\(String($0, radix: 16))" }
    // Code that belongs to no line is what the compiler has added; where there is no other, a line close by will do.
    for options in [[], ["--skip-line-zero"]] {
      let outcome = try? Command(
        program: symbolizer,
        arguments: ["--obj=\(path(library))", "--functions=none"] + options + addresses
      ).run(atMost: Self.patience)
      guard let outcome, outcome.status == 0 else { return nil }
      if let line = Self.line(in: outcome.text, of: file) { return line }
    }
    return nil
  }

  /// The first line of `file` in a list of places: path, line and column.
  private static func line(in places: String, of file: String) -> Int? {
    places.split(separator: "\n").lazy.compactMap { place in
      let parts = place.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
      return parts.dropLast(2).joined(separator: ":").hasSuffix("/\(file)") ? line : nil
    }.first
  }

  /// How many seconds it may take to find a line: people wait for it.
  private static let patience = 3.0

  /// The options for files that may use `modules` without importing them; what they declare themselves goes before that.
  func options(importing modules: [String]) -> [String] {
    let options = modules.flatMap { ["-import-module", $0] }
    return frontend == nil ? options.flatMap { ["-Xfrontend", $0] } : options
  }

  /// What is said of files that take too long.
  private var tooSlow: Diagnostic {
    Diagnostic(
      error:
        "the compiler was stopped after \(Int(timeLimit)) s; give long expressions types, or break them up")
  }

  /// What decides the meaning of a file, for the compiler and for editors.
  static func options(_ role: Role, _ module: String, modules: String) -> [String] {
    ["-I", modules, "-swift-version", "6", "-module-name", module]
      + (role == .library ? ["-parse-as-library"] : [])
  }

  private func arguments(_ role: Role, _ module: String) -> [String] {
    Self.options(role, module, modules: path(products.appending(path: "Modules")))
      + ["-diagnostic-style", "llvm"]
  }

  /// Calls the compiler with the package manager's cache of modules, which holds all that the chapters
  /// import.
  ///
  /// Where that is read-only, or spoilt because the book has been moved, another one is made.
  private func frontend(_ arguments: [String]) throws -> Command.Outcome {
    let cache = products.appending(path: "ModuleCache", directoryHint: .isDirectory)
    let other = FileManager.default.temporaryDirectory.appending(path: "rxbook-\(getuid())/ModuleCache")
    guard FileManager.default.isWritableFile(atPath: path(cache)) else { return try call(arguments, other) }
    let outcome = try call(arguments, cache)
    let isSpoilt = outcome.status != 0 && outcome.text.contains("<unknown>:0: error:")
    return isSpoilt ? try call(arguments, other) : outcome
  }

  /// The compiler's frontend, where it is called directly.
  private var frontend: URL? {
    #if os(Linux)
    toolchain.tool("swift-frontend")
    #else
    nil
    #endif
  }

  private func call(_ arguments: [String], _ cache: URL) throws -> Command.Outcome {
    let arguments = arguments + ["-module-cache-path", path(cache)]
    if let frontend {
      return try Command(
        program: frontend,
        arguments: ["-frontend"] + arguments
          + ["-disable-objc-interop", "-solver-expression-time-threshold=\(Self.expressionLimit)"]
          + toolchain.macroOptions
      ).run(atMost: timeLimit)
    }
    return try Command(program: toolchain.swiftc, arguments: arguments + ["-whole-module-optimization"]).run(
      atMost: timeLimit)
  }

  private func link(_ object: URL, to library: URL) throws -> Command.Outcome {
    #if os(Linux)
    if let linker = toolchain.tool("ld.lld"), let options = try ObjectFile(object).linkerOptions {
      return try link(object, to: library, with: linker, options)
    }
    let open: [String] = []
    #else
    let open = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    return try Command(
      program: toolchain.swiftc, arguments: ["-emit-library", path(object), "-o", path(library)] + open
    ).run(atMost: timeLimit)
  }

  /// Links with the toolchain's linker; what the library does not define is found in this program when it
  /// is opened.
  private func link(
    _ object: URL, to library: URL, with linker: URL, _ options: [String]
  ) throws -> Command.Outcome {
    // To read a library that this program has opened anyway takes longer than all the rest.
    let missing = options.filter { !($0.hasPrefix("-l") && Self.isLoaded("lib\($0.dropFirst(2)).so")) }
    let libraries = path(toolchain.libraries)
    return try Command(
      program: linker,
      arguments: ["-shared", "-Bsymbolic", path(toolchain.registrar), path(object)] + missing
        + ["-L", libraries, "-rpath", libraries, "-o", path(library)]
    ).run(atMost: timeLimit)
  }

  private static func isLoaded(_ library: String) -> Bool {
    // The C library's parts are there anyway, and lie in folders that only a C compiler knows.
    if ["libm.so", "libpthread.so", "libutil.so", "libdl.so"].contains(library) { return true }
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }

  private func paths(_ files: [URL]) -> [String] { files.map(path) }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// The compiler or the linker failed without saying what is wrong with the files.
struct CompilerFailure: Error, CustomStringConvertible {
  let text: String

  var description: String { "The compiler failed:\n\(text)" }
}

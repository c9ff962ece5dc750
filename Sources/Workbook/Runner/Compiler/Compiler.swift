import Foundation
import SystemSupport

/// Compiles files against the modules of this program into shared libraries that the program can open.
///
/// The compiler frontend and the linker are called directly if they can be found, because the driver takes twice as
/// long.
package struct Compiler: Sendable {
  private let toolchain: Toolchain
  private let products: URL
  private var cache: CompilationCache?
  private let timeLimit: Double
  private var restrictions: Restrictions?

  /// The number of seconds after which the type checker gives up on an expression and reports it at its line.
  private static let expressionLimit = 5

  /// The options of a debug build, with line tables for backtraces.
  private static let buildOptions = ["-Onone", "-gline-tables-only"]

  /// Creates a compiler that uses the modules in the folder of `program`.
  ///
  /// - Parameters:
  ///   - cache: The cache for compilations; nil for none.
  ///   - timeLimit: The number of seconds after which a compilation is stopped.
  package init(program: URL, toolchain: Toolchain, cache: DiskCache? = nil, timeLimit: Double = 60) {
    self.toolchain = toolchain
    self.timeLimit = timeLimit
    let products = program.resolvingSymlinksInPath().deletingLastPathComponent()
    self.products = products
    self.cache = cache.map { cache in
      CompilationCache(
        cache, compiler: toolchain.fingerprint,
        modules: ["Reactive", "ReactiveTesting", "Lesson"].map {
          products.appending(path: "Modules/\($0).swiftmodule")
        })
    }
  }

  /// The restrictions for the compilation of hostile files, which no compiler is built to withstand.
  package struct Restrictions: Sendable {
    /// The command that starts a tool in a sandbox or with limits, without the tool.
    let prefix: [String]
    /// The folder that the tools may write to.
    let folder: URL
    /// The time by which all compilations together must have finished.
    let deadline: ContinuousClock.Instant

    package init(prefix: [String], folder: URL, deadline: ContinuousClock.Instant) {
      self.prefix = prefix
      self.folder = folder
      self.deadline = deadline
    }
  }

  /// The maximum number of bytes that a restricted tool may print.
  private static let mostOutput = 4 << 20

  /// Returns a compiler that runs every tool with `restrictions` and has no cache.
  ///
  /// The cache's key isn't collision-resistant, so a hostile file could get the result of another one.
  package func restricted(by restrictions: Restrictions) -> Compiler {
    var compiler = self
    compiler.restrictions = restrictions
    compiler.cache = nil
    return compiler
  }

  /// Runs a tool of the toolchain.
  private func run(_ tool: URL, _ arguments: [String], atMost seconds: Double? = nil) throws
    -> Command.Outcome
  {
    let seconds = seconds ?? timeLimit
    guard let restrictions else {
      return try Command(program: tool, arguments: arguments).run(atMost: seconds)
    }
    let words = restrictions.prefix + [path(tool)] + arguments
    var command = Command(program: URL(filePath: words[0]), arguments: Array(words.dropFirst()))
    command.outputLimit = Self.mostOutput
    return try command.run(atMost: max(0, min(seconds, (restrictions.deadline - .now) / .seconds(1))))
  }

  /// The kind of source file.
  package enum Role: Equatable {
    /// A script, whose top-level statements are executed.
    case script
    /// A library file, which contains only declarations.
    case library
  }

  /// Compiles `files` only to collect the compiler's diagnostics.
  package func diagnose(_ files: [URL], as role: Role, module: String, options: [String] = []) throws
    -> [Diagnostic]
  {
    let compilation = CompilationCache.Compilation(
      kind: .diagnosis, arguments: ["\(role)", module] + options, files: files)
    if let known = cache?.diagnostics(of: compilation) { return known }
    let output = try frontend(
      ["-emit-sil", "-o", "/dev/null"] + paths(files) + arguments(role, module) + options)
    if output.hasTimedOut { return [tooSlow] }
    let diagnostics = Diagnostic.all(in: output.text)
    guard output.status == 0 || diagnostics.contains(where: { $0.severity == .error }) else {
      throw CompilerFailure(text: output.text)
    }
    if !diagnostics.contains(where: \.dependsOnTime) { cache?.store(diagnostics, of: compilation) }
    return diagnostics
  }

  /// Compiles `files` into the shared library `library`.
  ///
  /// - Returns: The diagnostics. The library exists if none of them is an error.
  package func build(
    _ files: [URL], as role: Role, module: String, to library: URL, options: [String] = []
  ) throws -> [Diagnostic] {
    let compilation = CompilationCache.Compilation(
      kind: .library, arguments: ["\(role)", module] + options + Self.buildOptions, files: files)
    if let known = cache?.diagnostics(of: compilation, library: library) { return known }
    let object = library.deletingPathExtension().appendingPathExtension("o")
    let output = try frontend(
      ["-c"] + paths(files) + arguments(role, module) + options + Self.buildOptions + ["-o", path(object)])
    if output.hasTimedOut { return [tooSlow] }
    let diagnostics = Diagnostic.all(in: output.text)
    if diagnostics.contains(where: { $0.severity == .error }) {
      if !diagnostics.contains(where: \.dependsOnTime) { cache?.store(diagnostics, of: compilation) }
      return diagnostics
    }
    guard output.status == 0 else { throw CompilerFailure(text: output.text) }
    let linked = try link(object, to: library)
    guard linked.status == 0 else { throw CompilerFailure(text: linked.text) }
    cache?.store(diagnostics, of: compilation, library: library)
    return diagnostics
  }

  /// Returns the line of the first of `calls` that is in `file`; nil if it cannot be determined.
  ///
  /// - Parameters:
  ///   - calls: Addresses relative to the image of `library`.
  ///   - file: The end of the file's path as it was passed to the compiler.
  package func line(of calls: [UInt64], in library: URL, file: String) -> Int? {
    guard !calls.isEmpty, let symbolizer = toolchain.tool("llvm-symbolizer") else { return nil }
    let addresses = calls.map { "0x\(String($0, radix: 16))" }
    // Compiler-generated code has line 0. If there is nothing else, the second attempt accepts the nearest line
    // instead.
    for options in [[], ["--skip-line-zero"]] {
      let outcome = try? run(
        symbolizer, ["--obj=\(path(library))", "--functions=none"] + options + addresses,
        atMost: Self.patience)
      guard let outcome, outcome.status == 0 else { return nil }
      if let line = Self.line(in: outcome.text, of: file) { return line }
    }
    return nil
  }

  /// Returns the first line number of `file` in a list of places with path, line and column.
  private static func line(in places: String, of file: String) -> Int? {
    places.split(separator: "\n").lazy.compactMap { place in
      let parts = place.split(separator: ":")
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { return nil }
      return parts.dropLast(2).joined(separator: ":").hasSuffix("/\(file)") ? line : nil
    }.first
  }

  /// The maximum time to look up a line, in seconds; the user waits for it.
  private static let patience = 3.0

  /// Returns the options for files that may use `modules` without importing them.
  ///
  /// Declarations in the files take precedence.
  package func options(importing modules: [String]) -> [String] {
    let options = modules.flatMap { ["-import-module", $0] }
    return frontend == nil ? options.flatMap { ["-Xfrontend", $0] } : options
  }

  /// The error for a compilation that exceeds the time limit.
  private var tooSlow: Diagnostic {
    Diagnostic(
      error:
        "\(Diagnostic.stoppedCompiler) \(Int(timeLimit)) s; annotate long expressions with types, or split them"
    )
  }

  /// Returns the options that affect the meaning of a file, for the compiler and for editors.
  package static func options(_ role: Role, _ module: String, modules: String) -> [String] {
    ["-I", modules, "-swift-version", "6", "-module-name", module]
      + (role == .library ? ["-parse-as-library"] : [])
  }

  private func arguments(_ role: Role, _ module: String) -> [String] {
    Self.options(role, module, modules: path(products.appending(path: "Modules")))
      + ["-diagnostic-style", "llvm"]
  }

  /// Calls the compiler with the module cache of the package manager, which contains everything that chapters import.
  ///
  /// If that cache is read-only, or invalid because the book has been moved, a temporary one is used.
  private func frontend(_ arguments: [String]) throws -> Command.Outcome {
    let cache = products.appending(path: "ModuleCache", directoryHint: .isDirectory)
    let other = try (restrictions?.folder ?? PrivateTemporaryFolder.url).appending(path: "ModuleCache")
    // In a sandbox the cache is read-only, which suffices if all modules are in it.
    guard restrictions != nil || FileManager.default.isWritableFile(atPath: path(cache)) else {
      return try call(arguments, other)
    }
    let outcome = try call(arguments, cache)
    return Self.isInvalid(outcome) ? try call(arguments, other) : outcome
  }

  /// Whether the compiler could not use its module cache.
  private static func isInvalid(_ outcome: Command.Outcome) -> Bool {
    outcome.status != 0 && !outcome.hasTimedOut && outcome.text.contains("<unknown>:0: error:")
  }

  /// The compiler frontend, if it is called directly.
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
      return try run(
        frontend,
        ["-frontend"] + arguments
          + ["-disable-objc-interop", "-solver-expression-time-threshold=\(Self.expressionLimit)"]
          + toolchain.macroOptions)
    }
    return try run(toolchain.swiftc, arguments + ["-whole-module-optimization"])
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
    return try run(toolchain.swiftc, ["-emit-library", path(object), "-o", path(library)] + open)
  }

  /// Links with the toolchain's linker.
  ///
  /// Symbols that the library does not define are resolved in this program when the library is opened.
  private func link(
    _ object: URL, to library: URL, with linker: URL, _ options: [String]
  ) throws -> Command.Outcome {
    // Libraries that this program has already loaded are omitted, because the linker would need most of its time to
    // read them.
    let missing = options.filter { !($0.hasPrefix("-l") && Self.isLoaded("lib\($0.dropFirst(2)).so")) }
    let libraries = path(toolchain.libraries)
    return try run(
      linker,
      ["-shared", "-Bsymbolic", "--no-dependent-libraries", path(toolchain.registrar), path(object)] + missing
        + ["-L", libraries, "-rpath", libraries, "-o", path(library)])
  }

  private static func isLoaded(_ library: String) -> Bool {
    // The parts of the C library are always loaded, and only a C compiler knows their folders.
    if ["libm.so", "libpthread.so", "libutil.so", "libdl.so"].contains(library) { return true }
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }

  private func paths(_ files: [URL]) -> [String] { files.map(path) }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// An error that occurs if the compiler or the linker fails without a diagnostic.
struct CompilerFailure: Error, CustomStringConvertible {
  let text: String

  var description: String { "The compiler failed:\n\(text)" }
}

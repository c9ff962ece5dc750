import Foundation
import SystemSupport

/// A cache of compilations on disk: their diagnostics and, unless there are errors, their libraries.
///
/// An entry is also valid for files with the same names and contents in other folders.
struct CompilationCache: Sendable {
  private let cache: DiskCache
  /// The inputs that all compilations have in common.
  private let commonInputs: [String: Fingerprint]
  private let limits: [Compilation.Kind: Int]

  /// - Parameters:
  ///   - modules: The modules that the files may import; they differ between debug and release builds.
  ///   - limits: The number of compilations of each kind to store. A library takes about 0.1 MB.
  init(
    _ cache: DiskCache, compiler: Fingerprint, modules: [URL],
    limits: [Compilation.Kind: Int] = [.diagnosis: 4000, .library: 400]
  ) {
    self.cache = cache
    self.limits = limits
    commonInputs = [
      "compiler": compiler,
      "modules": Fingerprint(modules.map { Fingerprint.stamp(of: $0) }.joined(separator: "\n")),
    ]
  }

  /// A call of the compiler: its arguments and, separately, its files.
  struct Compilation {
    let kind: Kind
    let arguments: [String]
    let files: [URL]

    enum Kind: String {
      /// A compilation for its diagnostics only.
      case diagnosis
      case library
    }

    fileprivate var paths: [String] { files.map(\.plainPath) }
  }

  private struct Entry: Codable {
    /// The paths of the files at the time, which occur in the diagnostics.
    let paths: [String]
    let diagnostics: [Diagnostic]
    let library: Data?
  }

  /// Returns the diagnostics of an earlier compilation of the same files, or nil.
  ///
  /// - Parameter library: The place where the compiled library should be written.
  func diagnostics(of compilation: Compilation, library: URL? = nil) -> [Diagnostic]? {
    guard let key = key(for: compilation), let entry = cache.value(Entry.self, forKey: key) else {
      return nil
    }
    if let library, !entry.diagnostics.contains(where: { $0.severity == .error }) {
      guard (try? entry.library?.write(to: library)) != nil else { return nil }
    }
    let paths = Dictionary(zip(entry.paths, compilation.paths)) { first, _ in first }
    return entry.diagnostics.map { diagnostic in
      var moved = diagnostic
      moved.file = paths[diagnostic.file] ?? diagnostic.file
      return moved
    }
  }

  /// Stores the result of a compilation.
  func store(_ diagnostics: [Diagnostic], of compilation: Compilation, library: URL? = nil) {
    guard let key = key(for: compilation) else { return }
    let entry = Entry(
      paths: compilation.paths, diagnostics: diagnostics,
      library: library.flatMap { FileContents.read($0.plainPath) })
    cache.store(entry, forKey: key, limit: limits[compilation.kind] ?? DiskCache.usualLimit)
  }

  private func key(for compilation: Compilation) -> DiskCache.Key? {
    var files = Fingerprint()
    for file in compilation.files {
      guard let contents = FileContents.read(file.plainPath) else { return nil }
      files.add(file.lastPathComponent)
      files.add(contents)
    }
    let own = [
      "arguments": Fingerprint(compilation.arguments.joined(separator: "\n")), "files": files,
    ]
    return DiskCache.Key(
      "compilations", of: compilation.kind.rawValue, inputs: commonInputs.merging(own) { $1 })
  }
}

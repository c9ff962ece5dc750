import Foundation

/// What the compiler said of files before, and what it made of them, by their contents.
///
/// An entry holds as long as the modules that the files may import, and the compiler, are those it was made with. A
/// folder that cannot be written means that nothing is remembered.
struct CompilationCache: Sendable {
  private let folder: URL
  private let limit: Int

  /// The bytes that are kept where nothing else is said: hundreds of solutions.
  private static let usualLimit = 48 << 20

  /// Uses a folder below `parent` for what is compiled by `compiler` against `modules`, and removes those of others.
  ///
  /// - Parameter limit: The bytes that are kept; what was used longest ago goes first.
  init(below parent: URL, compiler: URL, modules: [URL], limit: Int = usualLimit) {
    self.limit = limit
    let stamps = ([compiler] + modules).map { Fingerprint.stamp(of: $0) }
    folder = parent.appending(path: Digest.of(stamps), directoryHint: .isDirectory)
    let manager = FileManager.default
    if manager.fileExists(atPath: folder.path(percentEncoded: false)) { return }
    try? manager.removeItem(at: parent)
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What was compiled: the arguments without the files, and the files.
  struct Key {
    let arguments: [String]
    let files: [URL]
  }

  /// What came of it.
  struct Entry: Codable {
    /// Tells two keys of the same digest apart.
    fileprivate let identity: [String]
    /// In the order of the key's; the diagnostics name them by these paths.
    fileprivate let files: [String]
    fileprivate let diagnostics: [Diagnostic]
  }

  /// The diagnostics of an earlier compilation of the same; a library that came of it is put at `library`.
  func diagnostics(for key: Key, library: URL? = nil) -> [Diagnostic]? {
    guard let identity = identity(of: key), let data = try? Data(contentsOf: file(identity, "json")),
      let entry = try? JSONDecoder().decode(Entry.self, from: data), entry.identity == identity
    else { return nil }
    if let library, !entry.diagnostics.contains(where: { $0.severity == .error }) {
      guard (try? FileManager.default.linkItem(at: file(identity, "so"), to: library)) != nil else {
        return nil
      }
    }
    // What is used is young.
    for kind in ["json", "so"] { utimes(file(identity, kind).path(percentEncoded: false), nil) }
    let paths = Dictionary(zip(entry.files, Self.paths(key.files))) { first, _ in first }
    return entry.diagnostics.map { diagnostic in
      var moved = diagnostic
      moved.file = paths[diagnostic.file] ?? diagnostic.file
      return moved
    }
  }

  /// Remembers what came of a compilation.
  func remember(_ diagnostics: [Diagnostic], for key: Key, library: URL? = nil) {
    guard let identity = identity(of: key) else { return }
    let entry = Entry(identity: identity, files: Self.paths(key.files), diagnostics: diagnostics)
    if let library {
      let copy = file(identity, "so")
      try? FileManager.default.removeItem(at: copy)
      try? FileManager.default.linkItem(at: library, to: copy)
    }
    try? JSONEncoder().encode(entry).write(to: file(identity, "json"), options: .atomic)
    prune()
  }

  /// Removes what was used longest ago where there is more than the limit: a quarter more than has to go, so that this
  /// is rarely done.
  private func prune() {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey]
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)
    let files = (found ?? []).map { file in
      let values = try? file.resourceValues(forKeys: Set(keys))
      return (
        url: file, date: values?.contentModificationDate ?? .distantPast,
        size: values?.fileSize ?? 0
      )
    }
    var total = files.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for file in files.sorted(by: { $0.date < $1.date }) where total > limit * 3 / 4 {
      try? FileManager.default.removeItem(at: file.url)
      total -= file.size
    }
  }

  private func identity(of key: Key) -> [String]? {
    let contents = key.files.map { try? String(contentsOf: $0, encoding: .utf8) }
    guard !contents.contains(nil) else { return nil }
    return key.arguments + zip(key.files, contents).flatMap { [$0.lastPathComponent, $1 ?? ""] }
  }

  private func file(_ identity: [String], _ kind: String) -> URL {
    folder.appending(path: "\(Digest.of(identity)).\(kind)")
  }

  private static func paths(_ files: [URL]) -> [String] { files.map { $0.path(percentEncoded: false) } }
}

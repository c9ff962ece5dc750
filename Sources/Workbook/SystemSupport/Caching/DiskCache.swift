import Foundation

/// A cache on disk for values that take seconds to compute.
///
///     let cache = DiskCache(at: folder, programVersion: ProgramVersion(of: program).fingerprint)
///     let key = DiskCache.Key("symbols", of: chapter.name, inputs: ["code": code, "toolchain": toolchain])
///     let symbols = cache.value(forKey: key) ?? compute()
///
/// An entry's key contains every input of the computation and the version of the program, so an entry never has to be
/// invalidated. Reading a damaged entry counts as a miss, and a value that cannot be stored is computed again the next
/// time. Several threads and processes may use the cache at the same time.
package struct DiskCache: Sendable {
  /// Identifies a value by the inputs of its computation.
  package struct Key: Equatable, Sendable {
    fileprivate let kind: String
    fileprivate let subject: String?
    fileprivate let inputs: [String: Fingerprint]

    /// Creates a key.
    ///
    /// - Parameters:
    /// - kind: The kind of value, such as `symbols`. All values of a kind have the same type.
    ///   - subject: The subject of the computation, such as the name of a chapter. Entries of a subject replace each
    ///     other.
    ///   - inputs: The fingerprints of everything the value depends on, by name. The cache adds the program's version.
    package init(_ kind: String, of subject: String? = nil, inputs: [String: Fingerprint]) {
      (self.kind, self.subject, self.inputs) = (kind, subject, inputs)
    }
  }

  /// The number of entries per subject that `store` retains by default: one of the debug program and one of the release
  /// program.
  package static let usualLimit = 2

  private let folder: URL
  private let programVersion: Fingerprint

  /// Creates a cache whose entries are files below `folder`, which need not exist yet.
  package init(at folder: URL, programVersion: Fingerprint) {
    self.folder = folder
    self.programVersion = programVersion
  }

  /// Returns the value stored for `key`, or nil.
  package func value<Value: Codable>(_ type: Value.Type = Value.self, forKey key: Key) -> Value? {
    let file = file(for: key)
    guard let data = FileContents.read(file.plainPath),
      let entry = try? JSONDecoder().decode(Entry<Value>.self, from: data), entry.inputs == inputs(of: key)
    else { return nil }
    // Marks the entry as used, because `store` removes the least recently used ones.
    utimes(file.plainPath, nil)
    return entry.value
  }

  /// Stores `value` for `key`, and removes the least recently used entries of the same kind and subject.
  ///
  /// - Parameter limit: The number of entries of this kind and subject to retain.
  package func store(_ value: some Codable, forKey key: Key, limit: Int = Self.usualLimit) {
    let (file, encoder) = (file(for: key), JSONEncoder())
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Entry(inputs: inputs(of: key), value: value)) else { return }
    let parent = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    guard (try? AtomicFile(of: data, for: file, isSynced: false).replace()) != nil else { return }
    removeOldEntries(in: parent, except: file.lastPathComponent, limit: limit)
  }

  /// Removes the entry for `key`, if there is one.
  package func removeValue(forKey key: Key) { unlink(file(for: key).plainPath) }

  /// The contents of a cache file.
  ///
  /// The inputs are stored as well: they show why a value was computed again.
  private struct Entry<Value: Codable>: Codable {
    let inputs: [String: String]
    let value: Value
  }

  private static let programInput = "program"

  private func inputs(of key: Key) -> [String: String] {
    var inputs = key.inputs.mapValues(\.text)
    inputs[Self.programInput] = programVersion.text
    return inputs
  }

  private func file(for key: Key) -> URL {
    var fingerprint = Fingerprint()
    for (name, input) in inputs(of: key).sorted(by: { $0.key < $1.key }) {
      fingerprint.add(name)
      fingerprint.add(input)
    }
    return [key.kind, key.subject].compactMap(\.self)
      .reduce(folder) { $0.appending(path: Self.fileName($1), directoryHint: .isDirectory) }
      .appending(path: "\(fingerprint.text).json")
  }

  /// A file name for any string.
  private static func fileName(_ string: String) -> String {
    let name = string.replacing("%", with: "%25").replacing("/", with: "%2F")
    return name.hasPrefix(".") || name.isEmpty ? "%\(name)" : name
  }

  private func removeOldEntries(in parent: URL, except newest: String, limit: Int) {
    var entries: [(path: String, used: Int)] = []
    let names = FolderWalk.names(in: parent.plainPath)
    // Avoids sorting a folder with thousands of entries on every store.
    guard names.count > limit + limit / 10 else { return }
    for name in names where name != newest {
      let path = "\(parent.plainPath)/\(name)"
      guard FileKind(at: path) == .file, let used = FileMetadata(at: path)?.modified else { continue }
      if !AtomicFile.isTemporary(name) {
        entries.append((path, used))
      } else if Date.now.timeIntervalSince1970 - Double(used) / 1e9 > Self.longestWriting {
        // A temporary file left by a process that was killed.
        unlink(path)
      }
    }
    for entry in entries.sorted(by: { $0.used > $1.used }).dropFirst(limit - 1) { unlink(entry.path) }
  }

  /// The time in which a process certainly finishes writing an entry, in seconds.
  private static let longestWriting = 60.0
}

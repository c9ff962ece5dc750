import Foundation

/// The folder that a site is written to.
///
/// A file in it lists what was written, so that the next build replaces and removes that and nothing else.
struct SiteFolder {
  /// The list's name; a folder without it is not ours.
  static let listName = ".rxbook-site"

  let url: URL
  /// The paths of the files that an earlier build wrote.
  private let earlier: Set<String>

  /// Looks at the folder, which need not exist; writes nothing.
  init(at url: URL) throws(SiteError) {
    self.url = url
    let path = url.plainPath
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      earlier = []
      return
    }
    guard isFolder.boolValue else { throw .notAFolder(path) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .notWritable(path: path, reason: FileFailure.reason(error))
    }
    if names.isEmpty {
      earlier = []
    } else if let list = try? String(contentsOf: url.appending(path: Self.listName), encoding: .utf8) {
      earlier = Set(list.split(whereSeparator: \.isNewline).map(String.init).filter(Self.isBelow))
    } else {
      throw .foreignFolder(path)
    }
  }

  /// Writes `files`, by path, and removes what an earlier build wrote and this one does not.
  func write(_ files: [String: Data]) throws(SiteError) {
    for path in files.keys.sorted() where !earlier.contains(path) {
      let file = url.appending(path: path).plainPath
      if FileManager.default.fileExists(atPath: file) { throw .foreignFile(file) }
    }
    // The list comes first: whatever happens from here on, the next build knows its own files.
    try writeList(of: earlier.union(files.keys))
    for path in files.keys.sorted() { try write(files[path] ?? Data(), to: path) }
    for path in earlier.subtracting(files.keys).sorted() { remove(path) }
    try writeList(of: Set(files.keys))
  }

  private func writeList(of paths: Set<String>) throws(SiteError) {
    try write(Data(paths.sorted().map { $0 + "\n" }.joined().utf8), to: Self.listName)
  }

  private func write(_ data: Data, to path: String) throws(SiteError) {
    let file = url.appending(path: path)
    // A file that stays what it is keeps its date, which whoever copies sites goes by.
    if (try? Data(contentsOf: file)) == data { return }
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: folder.plainPath, reason: FileFailure.reason(error))
    }
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw .notWritable(path: file.plainPath, reason: FileFailure.reason(error))
    }
  }

  /// Removes a file and the folders that are empty without it.
  private func remove(_ path: String) {
    unlink(url.appending(path: path).path(percentEncoded: false))
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty,
      rmdir(url.appending(path: parts.joined(separator: "/")).path(percentEncoded: false)) == 0
    {
      parts.removeLast()
    }
  }

  /// Whether the path leads below the folder, wherever the list comes from.
  private static func isBelow(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}

extension URL {
  /// The path as people write it: without a slash at the end.
  fileprivate var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

import Foundation
import SystemSupport

/// The output folder of a site.
///
/// A file in the folder lists the files that were written, so the next build replaces and removes only those.
struct SiteFolder {
  /// The name of the list; a folder without it does not belong to a site.
  static let listName = ".rxbook-site"

  let url: URL
  private let path: String

  /// Checks the folder, which need not exist, without writing anything.
  init(at url: URL) throws(SiteError) {
    self.url = url
    path = url.plainPath
    guard let kind = FileKind(at: path) else { return }
    if kind == .link { throw .isLink(path, to: url.resolvingSymlinksInPath().plainPath) }
    guard kind == .folder else { throw .notAFolder(path) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .notWritable(path: path, reason: FileFailure.reason(error))
    }
    // A build that was killed before it wrote anything has left only the staging folder.
    let isOurs =
      names.allSatisfy { $0 == FileTransaction.stageName }
      || FileKind(at: place(of: Self.listName)) == .file
    if !isOurs { throw .foreignFolder(path) }
  }

  /// Returns the paths of the files that an earlier build wrote, or nil if the folder has no list.
  ///
  /// - Parameter paths: The paths of the new site in order. If the list is the same, it isn't parsed.
  private func listed(mostly paths: [String] = []) -> Set<String>? {
    guard let list = FileContents.read(place(of: Self.listName)) else { return nil }
    if list == Self.list(of: paths) { return Set(paths) }
    return list.withUnsafeBytes { bytes in
      Set(
        bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }.filter(
          Self.isBelow))
    }
  }

  /// Writes `files`, by path, and removes files of an earlier build that are not among them.
  ///
  /// If an error occurs, nothing changes.
  func write(_ files: [String: Data]) throws(SiteError) {
    let above = try makeFolder()
    do throws(SiteError) {
      try FileLock.withLock(at: url) { () throws(SiteError) in try exchange(files) }
    } catch {
      for folder in above { rmdir(folder) }
      throw error
    }
  }

  /// Returns the difference between the folder and a site with `files`.
  func difference(from files: [String: Data]) -> SiteDifference {
    let there = listed() ?? []
    let (missing, changed) = files.keys.sorted().reduce(into: ([String](), [String]())) { all, path in
      guard let data = FileContents.read(place(of: path)) else { return all.0.append(path) }
      if data != files[path] { all.1.append(path) }
    }
    let surplus = there.subtracting(files.keys).filter { FileKind(at: place(of: $0)) != nil }
    return SiteDifference(changed: changed, missing: missing, surplus: surplus.sorted())
  }

  private func exchange(_ files: [String: Data]) throws(SiteError) {
    let paths = files.keys.sorted()
    let known = listed(mostly: paths)
    let earlier = known ?? []
    let all = Set(paths)
    if let unexpectedFile = unexpectedFile(on: paths, earlier) { throw .foreignFile(unexpectedFile) }
    // Unchanged files are not written, so their modification times stay the same, which tools like rsync rely on.
    let isChanged = concurrentMap(paths) { !FileContents.are(files[$0] ?? Data(), at: place(of: $0)) }
    let changed = Dictionary(
      uniqueKeysWithValues: zip(paths, isChanged).compactMap { path, isChanged in
        isChanged ? (path, files[path] ?? Data()) : nil
      })
    let surplus = earlier.subtracting(all).filter { FileKind(at: place(of: $0)) == .file }
    if changed.isEmpty, surplus.isEmpty, earlier == all, known != nil { return }
    var steps: [FileTransaction.Step] = [.put(changed), .remove(surplus.sorted())]
    if earlier != all || known == nil {
      // The list comes first: if the program is killed from here on, the next build knows its own files.
      steps.insert(.put([Self.listName: Self.list(of: earlier.union(all).sorted())]), at: 0)
      steps.append(.put([Self.listName: Self.list(of: paths)]))
    }
    try FileTransaction(in: url).run(steps)
  }

  /// Returns the path of a file or link at which the site would write, but which no build has written.
  private func unexpectedFile(on paths: [String], _ earlier: Set<String>) -> String? {
    var folders: Set<Substring> = []
    for path in paths {
      var folder = path[...]
      while let end = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<end]
        if !folders.insert(folder).inserted { break }
      }
    }
    for folder in folders.sorted() {
      let place = place(of: String(folder))
      if let kind = FileKind(at: place), kind != .folder { return place }
    }
    let kinds = concurrentMap(paths) { FileKind(at: place(of: $0)) }
    return zip(paths, kinds).first { path, kind in
      kind.map { $0 != .file || !earlier.contains(path) } ?? false
    }.map { place(of: $0.0) }
  }

  /// Creates the folder and its missing parents.
  ///
  /// - Returns: The paths of the created folders, the innermost first.
  private func makeFolder() throws(SiteError) -> [String] {
    var made: [String] = []
    var folder = url
    while FileKind(at: folder.plainPath) == nil, folder.pathComponents.count > 1 {
      made.append(folder.plainPath)
      folder.deleteLastPathComponent()
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw .notWritable(path: url.plainPath, reason: FileFailure.reason(error))
    }
    return made
  }

  private func place(of path: String) -> String { "\(self.path)/\(path)" }

  private static func list(of paths: [String]) -> Data {
    Data(paths.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns whether the path stays inside the folder, because the list may have been tampered with.
  private static func isBelow(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}

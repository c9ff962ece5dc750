import Foundation

/// The folder that a site is written to.
///
/// A file in it lists what was written, so that the next build replaces and removes that and nothing else.
struct SiteFolder {
  /// The list's name; a folder without it is not ours.
  static let listName = ".rxbook-site"

  let url: URL
  private let path: String

  /// Looks at the folder, which need not exist; writes nothing.
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
    // What a build has left behind that was killed before it had written anything.
    let isOurs =
      names.allSatisfy { $0 == SiteExchange.stageName } || FileKind(at: place(of: Self.listName)) == .file
    if !isOurs { throw .foreignFolder(path) }
  }

  /// The paths of the files that an earlier build wrote; nil if there is no list.
  private var listed: Set<String>? {
    FileContents.read(place(of: Self.listName)).map { list in
      Set(
        list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }.filter(
          Self.isBelow))
    }
  }

  /// Writes `files`, by path, and removes what an earlier build wrote and this one does not: all of it or, if
  /// something goes wrong, nothing.
  func write(_ files: [String: Data]) throws(SiteError) {
    let above = try makeFolder()
    do throws(SiteError) {
      try FileLock.withLock(at: url) { () throws(SiteError) in try exchange(files) }
    } catch {
      for folder in above { rmdir(folder) }
      throw error
    }
  }

  /// How the folder differs from one with `files`, by path.
  func difference(from files: [String: Data]) -> SiteDifference {
    let there = listed ?? []
    let (missing, changed) = files.keys.sorted().reduce(into: ([String](), [String]())) { all, path in
      guard let data = FileContents.read(place(of: path)) else { return all.0.append(path) }
      if data != files[path] { all.1.append(path) }
    }
    let surplus = there.subtracting(files.keys).filter { FileKind(at: place(of: $0)) != nil }
    return SiteDifference(changed: changed, missing: missing, surplus: surplus.sorted())
  }

  private func exchange(_ files: [String: Data]) throws(SiteError) {
    let known = listed
    let earlier = known ?? []
    let paths = files.keys.sorted()
    if let stranger = stranger(on: paths, earlier) { throw .foreignFile(stranger) }
    // A file that stays what it is keeps its date, which whoever copies sites goes by.
    let isChanged = concurrently(paths) { !FileContents.are(files[$0] ?? Data(), at: place(of: $0)) }
    let changed = Dictionary(
      uniqueKeysWithValues: zip(paths, isChanged).compactMap { path, isChanged in
        isChanged ? (path, files[path] ?? Data()) : nil
      })
    let surplus = earlier.subtracting(files.keys).filter { FileKind(at: place(of: $0)) == .file }
    if changed.isEmpty, surplus.isEmpty, earlier == Set(files.keys), known != nil { return }
    // The list comes first: if the program is killed from here on, the next build knows its own files.
    try SiteExchange(in: url).run([
      .put([Self.listName: Self.list(of: earlier.union(files.keys))]), .put(changed),
      .remove(surplus.sorted()), .put([Self.listName: Self.list(of: Set(files.keys))]),
    ])
  }

  /// What somebody else has put where something is to be written, a link on the way there included.
  private func stranger(on paths: [String], _ earlier: Set<String>) -> String? {
    let folders = Set(
      paths.flatMap { path in path.indices.filter { path[$0] == "/" }.map { path[..<$0] } })
    for folder in folders.sorted() {
      let place = place(of: String(folder))
      if let kind = FileKind(at: place), kind != .folder { return place }
    }
    return concurrently(paths) { path -> String? in
      let place = place(of: path)
      guard let kind = FileKind(at: place) else { return nil }
      return kind != .file || !earlier.contains(path) ? place : nil
    }.lazy.compactMap(\.self).first
  }

  /// Makes the folder, and those above it, as far as they are not there.
  ///
  /// - Returns: Those that were made, the innermost first.
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

  private static func list(of paths: Set<String>) -> Data {
    Data(paths.sorted().map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the path leads below the folder, wherever the list comes from.
  private static func isBelow(_ path: String) -> Bool {
    // Hardly any path has two dots, and looking is faster than splitting.
    !path.hasPrefix("/") && (!path.contains("..") || !path.split(separator: "/").contains(".."))
  }
}

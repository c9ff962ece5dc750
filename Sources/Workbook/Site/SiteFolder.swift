import Foundation

/// The folder that a site is written to.
///
/// A file in it lists what was written, so that the next build replaces and removes that and nothing else.
struct SiteFolder {
  /// The list's name; a folder without it is not ours.
  static let listName = ".rxbook-site"

  let url: URL
  private let path: String
  /// What is known of the files in it: that one with a certain stamp has certain contents.
  private let written: KeptValue<[Fingerprint]>?

  /// Looks at the folder, which need not exist; writes nothing.
  ///
  /// - Parameter written: Where it is kept what was found out about the files in it.
  init(at url: URL, written: KeptValue<[Fingerprint]>? = nil) throws(SiteError) {
    self.url = url
    self.written = written
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
  ///
  /// - Parameter paths: Those that are mostly in it, in order.
  private func listed(mostly paths: [String] = []) -> Set<String>? {
    guard let list = FileContents.read(place(of: Self.listName)) else { return nil }
    if list == Self.list(of: paths) { return Set(paths) }
    return list.withUnsafeBytes { bytes in
      Set(
        bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }.filter(
          Self.isBelow))
    }
  }

  /// Writes `files`, by path, and removes what an earlier build wrote and this one does not: all of it or, if
  /// something goes wrong, nothing.
  ///
  /// - Parameter prints: Tells files from what else they could be, as far as that is known.
  func write(_ files: [String: Data], prints: [String: Fingerprint] = [:]) throws(SiteError) {
    let above = try makeFolder()
    do throws(SiteError) {
      try FileLock.withLock(at: url) { () throws(SiteError) in try exchange(files, prints) }
    } catch {
      for folder in above { rmdir(folder) }
      throw error
    }
  }

  /// How the folder differs from one with `files`, by path.
  func difference(from files: [String: Data]) -> SiteDifference {
    let there = listed() ?? []
    let (missing, changed) = files.keys.sorted().reduce(into: ([String](), [String]())) { all, path in
      guard let data = FileContents.read(place(of: path)) else { return all.0.append(path) }
      if data != files[path] { all.1.append(path) }
    }
    let surplus = there.subtracting(files.keys).filter { FileKind(at: place(of: $0)) != nil }
    return SiteDifference(changed: changed, missing: missing, surplus: surplus.sorted())
  }

  private func exchange(_ files: [String: Data], _ prints: [String: Fingerprint]) throws(SiteError) {
    let paths = files.keys.sorted()
    let known = listed(mostly: paths)
    let earlier = known ?? []
    let all = Set(paths)
    let stamps = concurrently(paths) { FileStamp(at: place(of: $0), isLinkItself: true) }
    if let stranger = stranger(on: paths, stamps, earlier) { throw .foreignFile(stranger) }
    // A file that stays what it is keeps its date, which whoever copies sites goes by.
    let isChanged = isChanged(paths, stamps, files, prints)
    let changed = Dictionary(
      uniqueKeysWithValues: zip(paths, isChanged).compactMap { path, isChanged in
        isChanged ? (path, files[path] ?? Data()) : nil
      })
    let surplus = earlier.subtracting(all).filter { FileKind(at: place(of: $0)) == .file }
    if changed.isEmpty, surplus.isEmpty, earlier == all, known != nil { return }
    var steps: [SiteExchange.Step] = [.put(changed), .remove(surplus.sorted())]
    if earlier != all || known == nil {
      // The list comes first: if the program is killed from here on, the next build knows its own files.
      steps.insert(.put([Self.listName: Self.list(of: earlier.union(all).sorted())]), at: 0)
      steps.append(.put([Self.listName: Self.list(of: paths)]))
    }
    try SiteExchange(in: url).run(steps)
  }

  /// Whether what is at each of `paths` differs from what is to be there.
  ///
  /// It is read only where it is not known of a file with this stamp.
  private func isChanged(
    _ paths: [String], _ stamps: [FileStamp?], _ files: [String: Data], _ prints: [String: Fingerprint]
  ) -> [Bool] {
    let known = Set(written?.value ?? [])
    let found = concurrently(Array(zip(paths, stamps))) {
      path, stamp -> (isChanged: Bool, learned: Fingerprint?) in
      let data = files[path] ?? Data()
      let fact = stamp.map { Self.fact(path, has: prints[path] ?? Fingerprint(data), with: $0) }
      if let fact, known.contains(fact) { return (false, fact) }
      let isSettled = stamp?.isSettled() ?? false
      if !FileContents.are(data, at: place(of: path)) { return (true, nil) }
      return (false, isSettled ? fact : nil)
    }
    let facts = Set(found.compactMap(\.learned))
    if facts != known { written?.keep(facts.sorted()) }
    return found.map(\.isChanged)
  }

  /// Stands for it that a file with this stamp has the contents of this fingerprint.
  static func fact(_ path: String, has contents: Fingerprint, with stamp: FileStamp) -> Fingerprint {
    var fact = Fingerprint()
    fact.add(path)
    fact.add(contents)
    fact.add(stamp.print)
    return fact
  }

  /// What somebody else has put where something is to be written, a link on the way there included.
  private func stranger(
    on paths: [String], _ stamps: [FileStamp?], _ earlier: Set<String>
  ) -> String? {
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
    return zip(paths, stamps).first { path, stamp in
      stamp.map { $0.kind != .file || !earlier.contains(path) } ?? false
    }.map { place(of: $0.0) }
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

  private static func list(of paths: [String]) -> Data {
    Data(paths.map { $0 + "\n" }.joined().utf8)
  }

  /// Whether the path leads below the folder, wherever the list comes from.
  private static func isBelow(_ path: String) -> Bool {
    !path.hasPrefix("/")
      && !path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
  }
}

import Foundation

/// Puts files into a folder, and takes others out of it, so that either all of it has happened or nothing.
///
/// What is new is written whole to a folder within that one, where a full disk is found out. Then names are changed,
/// which takes no room; what had them is kept until the end, and gets them back if something goes wrong.
struct SiteExchange {
  enum Step {
    /// Files by their paths, with folders that are made where they are not there.
    case put([String: Data])
    case remove([String])
  }

  /// The folder for what is new and what was there.
  static let stageName = ".rxbook-site.new"

  private let folder: URL
  private let stage: URL
  private var count = 0
  /// Those, by their paths, that have been seen to be there.
  private var folders: Set<Substring> = []
  /// What takes back what has been done, the last thing last.
  private var undoing: [() -> Void] = []

  init(in folder: URL) {
    self.folder = folder
    stage = folder.appending(path: Self.stageName, directoryHint: .isDirectory)
  }

  /// Takes these steps, one after the other.
  ///
  /// Nobody else may do so meanwhile.
  consuming func run(_ steps: [Step]) throws(SiteError) {
    // There may be one of a build that was killed.
    try? FileManager.default.removeItem(at: stage)
    defer { try? FileManager.default.removeItem(at: stage) }
    do throws(SiteError) {
      try check(mkdir(stage.plainPath, 0o777), folder)
      let drafts = try steps.map { step throws(SiteError) in try draft(step) }
      for (step, drafts) in zip(steps, drafts) {
        switch step {
        case .put(let files):
          for (path, draft) in zip(files.keys.sorted(), drafts) { try put(draft, at: path) }
        case .remove(let paths): for path in paths { try remove(path) }
        }
      }
    } catch {
      for undo in undoing.reversed() { undo() }
      throw error
    }
    for case .remove(let paths) in steps { removeEmptyFolders(above: paths) }
  }

  /// Writes the files of a step to the stage, in the order of their paths.
  private mutating func draft(_ step: Step) throws(SiteError) -> [URL] {
    guard case .put(let files) = step else { return [] }
    let drafts = files.keys.sorted().map { (path: $0, draft: nextName()) }
    let place = folder.plainPath
    let troubles = concurrently(drafts) { path, draft -> SiteError? in
      do {
        try (files[path] ?? Data()).write(to: draft)
        return nil
      } catch {
        return .notWritable(path: place, reason: FileFailure.reason(error))
      }
    }
    for trouble in troubles { if let trouble { throw trouble } }
    return drafts.map(\.draft)
  }

  private mutating func put(_ draft: URL, at path: String) throws(SiteError) {
    let file = folder.appending(path: path)
    try makeFolders(above: path)
    let former = nextName()
    let isReplaced = FileKind(at: file.plainPath) != nil
    // Two names for one file, where the file system has that: at no moment is there none.
    if isReplaced, link(file.plainPath, former.plainPath) != 0 {
      do {
        try FileManager.default.copyItem(at: file, to: former)
      } catch {
        throw .notWritable(path: file.plainPath, reason: FileFailure.reason(error))
      }
    }
    try check(rename(draft.plainPath, file.plainPath), file)
    undoing.append {
      if isReplaced { rename(former.plainPath, file.plainPath) } else { unlink(file.plainPath) }
    }
  }

  private mutating func remove(_ path: String) throws(SiteError) {
    let file = folder.appending(path: path)
    let former = nextName()
    try check(rename(file.plainPath, former.plainPath), file)
    undoing.append { rename(former.plainPath, file.plainPath) }
  }

  private mutating func makeFolders(above path: String) throws(SiteError) {
    guard let end = path.lastIndex(of: "/"), folders.insert(path[..<end]).inserted else { return }
    var way = folder
    for part in path.split(separator: "/").dropLast() {
      way.append(path: String(part), directoryHint: .isDirectory)
      let made = way.plainPath
      if mkdir(made, 0o777) == 0 {
        undoing.append { rmdir(made) }
      } else if errno != EEXIST {
        try check(-1, way)
      }
    }
  }

  private func removeEmptyFolders(above paths: [String]) {
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty, rmdir(folder.appending(path: parts.joined(separator: "/")).plainPath) == 0 {
        parts.removeLast()
      }
    }
  }

  private mutating func nextName() -> URL {
    count += 1
    return stage.appending(path: "\(count)")
  }

  /// Sees to it that a call of the system about `file` went well.
  private func check(_ status: Int32, _ file: URL) throws(SiteError) {
    if status == 0 { return }
    let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    throw .notWritable(path: file.plainPath, reason: FileFailure.reason(error))
  }
}

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

  /// Paths, with which there is less to do than with URLs: a site has hundreds of files.
  private let folder: String
  private let stage: String
  private var count = 0
  /// Those, by their paths, that have been seen to be there.
  private var folders: Set<Substring> = []
  /// What takes back what has been done, the last thing last.
  private var undoing: [() -> Void] = []

  init(in folder: URL) {
    self.folder = folder.plainPath
    stage = "\(self.folder)/\(Self.stageName)"
  }

  /// Takes these steps, one after the other.
  ///
  /// Nobody else may do so meanwhile.
  consuming func run(_ steps: [Step]) throws(SiteError) {
    // There may be one of a build that was killed.
    removeStage()
    defer { removeStage() }
    do throws(SiteError) {
      try check(mkdir(stage, 0o777), folder)
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

  private func removeStage() {
    for name in FolderWalk.names(in: stage) { unlink("\(stage)/\(name)") }
    // Whatever else somebody has put there.
    if rmdir(stage) != 0, errno != ENOENT { try? FileManager.default.removeItem(atPath: stage) }
  }

  /// Writes the files of a step to the stage, in the order of their paths.
  private mutating func draft(_ step: Step) throws(SiteError) -> [String] {
    guard case .put(let files) = step else { return [] }
    let drafts = files.keys.sorted().map { (path: $0, draft: nextName()) }
    let failures = concurrently(drafts) { path, draft in FileContents.write(files[path] ?? Data(), to: draft)
    }
    for case let failure? in failures {
      throw .notWritable(path: folder, reason: FileFailure.reason(failure))
    }
    return drafts.map(\.draft)
  }

  private mutating func put(_ draft: String, at path: String) throws(SiteError) {
    let file = "\(folder)/\(path)"
    try makeFolders(above: path)
    let former = nextName()
    let isReplaced = FileKind(at: file) != nil
    // Two names for one file, where the file system has that: at no moment is there none.
    if isReplaced, link(file, former) != 0 {
      do {
        try FileManager.default.copyItem(atPath: file, toPath: former)
      } catch {
        throw .notWritable(path: file, reason: FileFailure.reason(error))
      }
    }
    try check(rename(draft, file), file)
    undoing.append { if isReplaced { rename(former, file) } else { unlink(file) } }
  }

  private mutating func remove(_ path: String) throws(SiteError) {
    let file = "\(folder)/\(path)"
    let former = nextName()
    try check(rename(file, former), file)
    undoing.append { rename(former, file) }
  }

  private mutating func makeFolders(above path: String) throws(SiteError) {
    guard let end = path.lastIndex(of: "/"), folders.insert(path[..<end]).inserted else { return }
    var way = folder
    for part in path.split(separator: "/").dropLast() {
      way += "/\(part)"
      let made = way
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
      while !parts.isEmpty, rmdir("\(folder)/\(parts.joined(separator: "/"))") == 0 {
        parts.removeLast()
      }
    }
  }

  private mutating func nextName() -> String {
    count += 1
    return "\(stage)/\(count)"
  }

  /// Sees to it that a call of the system about `file` went well.
  private func check(_ status: Int32, _ file: String) throws(SiteError) {
    if status == 0 { return }
    let error = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    throw .notWritable(path: file, reason: FileFailure.reason(error))
  }
}

import Foundation
import SystemSupport

/// A transaction that adds, replaces and removes files in a folder.
///
/// First, all new files are written to a staging folder, where a full disk is detected. Then files are renamed, which
/// takes no space. Former files stay in the staging folder until the end. If an error occurs, they are restored, so no
/// file has changed.
struct FileTransaction {
  enum Step {
    /// Writes files at these paths, creating missing folders.
    case put([String: Data])
    case remove([String])
  }

  /// The name of the staging folder for new and former files.
  static let stageName = ".rxbook-site.new"

  /// A path rather than a URL, because URLs are slower and a site has hundreds of files.
  private let folder: String
  private let stage: String
  private var count = 0
  /// The paths of folders that are known to exist.
  private var folders: Set<Substring> = []
  /// The functions that undo the changes so far, the last change last.
  private var undoing: [() -> Void] = []

  init(in folder: URL) {
    self.folder = folder.plainPath
    stage = "\(self.folder)/\(Self.stageName)"
  }

  /// Executes the steps in order.
  ///
  /// Only one process at a time may change the folder.
  consuming func run(_ steps: [Step]) throws(SiteError) {
    // A build that was killed may have left a staging folder.
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
    // The folder contains something else, such as subfolders.
    if rmdir(stage) != 0, errno != ENOENT { try? FileManager.default.removeItem(atPath: stage) }
  }

  /// Writes the files of a step to the staging folder, and returns their paths there, in the order of the files' paths.
  private mutating func draft(_ step: Step) throws(SiteError) -> [String] {
    guard case .put(let files) = step else { return [] }
    let drafts = files.keys.sorted().map { (path: $0, draft: nextName()) }
    let failures = concurrentMap(drafts) { path, draft in FileContents.write(files[path] ?? Data(), to: draft)
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
    // If the file system has hard links, the former file gets a second name, so there is always a file at this path.
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

  /// Throws an error if a system call for `file` has failed.
  private func check(_ status: Int32, _ file: String) throws(SiteError) {
    if status == 0 { return }
    let error = POSIXError.current
    throw .notWritable(path: file, reason: FileFailure.reason(error))
  }
}

import Foundation

/// The kind of the file at a path.
package enum FileKind {
  case file, folder
  /// A symbolic link; its target doesn't matter.
  case link
  case other

  /// Looks up the kind without following links; nil if nothing is at `path`.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

extension URL {
  /// The executable of this process, with links resolved.
  package static var runningProgram: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
  }

  /// The path as people write it, without a slash at the end.
  package var plainPath: String {
    let path = path(percentEncoded: false)
    return path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Whether the file is `folder` or inside it, with links resolved.
  ///
  /// Neither has to exist.
  package func isWithin(_ folder: URL) -> Bool {
    let (inner, outer) = (resolvedAsFarAsThere.pathComponents, folder.resolvedAsFarAsThere.pathComponents)
    return inner.starts(with: outer)
  }

  private var resolvedAsFarAsThere: URL {
    var there = standardizedFileURL
    var rest: [String] = []
    while FileKind(at: there.plainPath) == nil, there.pathComponents.count > 1 {
      rest.append(there.lastPathComponent)
      there.deleteLastPathComponent()
    }
    return rest.reversed().reduce(there.resolvingSymlinksInPath()) { $0.appending(path: $1) }
      .standardizedFileURL
  }
}

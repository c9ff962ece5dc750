public import Foundation

/// What stands at a path.
enum FileKind {
  case file, folder
  /// A symbolic link, wherever it leads.
  case link
  case other

  /// Looks at what has the name; nil if nothing has.
  init?(at path: String) {
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
  /// The program that runs, behind all links.
  public static var runningProgram: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])).resolvingSymlinksInPath()
  }

  /// The path as people write it: without a slash at the end.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Whether it lies in `folder`, or is that, whatever links lead there; neither has to exist.
  func isWithin(_ folder: URL) -> Bool {
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

public import Foundation

/// A folder with a folder for each learner, in which they have handed in solutions.
public struct ClassFolder: Sendable {
  let url: URL
  /// In the order of their names.
  public let learners: [Learner]

  /// Somebody who has handed something in.
  public struct Learner: Sendable {
    /// The name of their folder.
    public let name: String
    let folder: URL
  }

  /// What a learner has handed in for a challenge.
  enum Handed {
    case nothing
    case solution(Data)
    /// There is something that is not looked at.
    case refused(reason: String)
  }

  /// More is no solution that somebody has typed.
  private static let byteLimit = 1 << 20

  /// Finds the learners: all folders in the one at `url` but hidden ones.
  public init(_ url: URL) throws(ClassFolderError) {
    let folder = url.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: Self.path(folder), isDirectory: &isFolder) else {
      throw .notThere(url)
    }
    guard isFolder.boolValue else { throw .noFolder(url) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: Self.path(folder))
    } catch {
      throw .cannotRead(url, reason: FileFailure.reason(error))
    }
    learners = names.filter { !$0.hasPrefix(".") }
      .map { Learner(name: $0, folder: folder.appending(path: $0).resolvingSymlinksInPath()) }
      .filter { Self.isFolder($0.folder) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    if learners.isEmpty { throw .nobody(url) }
    self.url = folder
  }

  /// What `learner` has handed in for `challenge`.
  func handed(_ challenge: Challenge, by learner: Learner) -> Handed {
    let file = "\(challenge.folderName).swift"
    let places = bases(of: learner).flatMap { base in
      [base.appending(path: "\(challenge.chapter.name)/\(file)"), base.appending(path: file)]
    }
    let place = places.first { access(Self.path($0), F_OK) == 0 }
    return place.map { read($0, within: learner.folder) } ?? .nothing
  }

  /// Where a learner's solutions may be: in the folder itself, in the `MySolutions` of a copy of the book, or in that of
  /// a copy in a folder of its own, as archives are unpacked.
  private func bases(of learner: Learner) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.path(learner.folder))) ?? []
    let inner = names.filter { !$0.hasPrefix(".") }.sorted().map {
      learner.folder.appending(path: "\($0)/MySolutions")
    }
    return [learner.folder, learner.folder.appending(path: "MySolutions")] + inner.filter(Self.isFolder)
  }

  /// Reads a file that lies in `folder`, also after all links are followed: a link must not hand in somebody else's.
  private func read(_ file: URL, within folder: URL) -> Handed {
    guard let path = realpath(Self.path(file), nil), let base = realpath(Self.path(folder), nil) else {
      return .refused(reason: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    defer {
      free(path)
      free(base)
    }
    guard String(cString: path).hasPrefix(String(cString: base) + "/") else {
      return .refused(reason: "the file is a link to one that lies elsewhere")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      return .refused(reason: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .refused(reason: "it is no file")
    }
    guard status.st_size <= Self.byteLimit else { return .refused(reason: "the file has more than 1 MiB") }
    do {
      return .solution(try handle.read(upToCount: Self.byteLimit) ?? Data())
    } catch {
      return .refused(reason: "the file cannot be read: \(FileFailure.reason(error))")
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(url), isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func path(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

/// There are no learners where some are looked for.
public enum ClassFolderError: UserError, Equatable {
  case notThere(URL)
  case noFolder(URL)
  case cannotRead(URL, reason: String)
  case nobody(URL)

  public var description: String {
    switch self {
    case .notThere(let url): "There is no folder \(url.relativePath)."
    case .noFolder(let url):
      "\(url.relativePath) is a file; name the folder that holds a folder for each learner."
    case .cannotRead(let url, let reason): "\(url.relativePath) cannot be read: \(reason)."
    case .nobody(let url): "\(url.relativePath) holds no folders; there has to be one for each learner."
    }
  }
}

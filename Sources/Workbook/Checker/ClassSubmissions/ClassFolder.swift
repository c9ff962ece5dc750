import BookModel
import Foundation
import SystemSupport
import TextSupport

/// A folder that contains a folder with submissions for each learner.
package struct ClassFolder: Sendable {
  package let url: URL
  /// The learners, ordered by name.
  package let learners: [Learner]

  /// A learner, with the folder of their submissions.
  package struct Learner: Sendable {
    /// The name of the learner's folder, with invisible characters escaped.
    package let name: String
    /// The path of the folder, which need not be UTF-8.
    let folder: FilePath
    /// Whether the folder is a symbolic link, which could point to another learner's submissions.
    let isLink: Bool
  }

  /// The submission of a learner for a challenge.
  enum Submission {
    case missing
    case solution(Data)
    /// The file exists but is not accepted.
    case refused(reason: String)
  }

  /// The maximum size of a solution in bytes, more than anyone would type.
  ///
  /// The parsers of this program read each solution several times, and have no time limit.
  private static let byteLimit = 100_000

  /// The names of folders that file systems and archives contain, but no learners.
  private static let systemNames: Set = [
    "__macosx", "@eadir", "#recycle", "#snapshot", "$recycle.bin", "recycler", "system volume information",
    "lost+found", "found.000", "network trash folder", "temporary items", "icon\r",
  ]

  /// Finds the learners: all folders in the folder at `url` except hidden ones.
  package init(_ url: URL) throws(ClassFolderError) {
    let folder = url.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.plainPath, isDirectory: &isFolder) else {
      throw .notFound(url)
    }
    guard isFolder.boolValue else { throw .notAFolder(url) }
    let path = FilePath(folder.plainPath)
    guard let names = path.names else {
      throw .cannotRead(url, reason: String(cString: strerror(errno)))
    }
    var shown: Set<String> = []
    learners = names.filter(Self.isLearner).map { ($0, path.appending($0)) }
      .filter { $0.1.isFolder }
      .map { name, folder in (Self.text(of: name), folder) }
      .sorted { ($0.0.lowercased(), $0.0) < ($1.0.lowercased(), $1.0) }
      .map { name, folder in
        // Two names may differ only in bytes that are shown alike.
        let different = (1...names.count + 1).lazy.map { $0 == 1 ? name : "\(name) (\($0))" }
        let free = different.first { shown.insert($0).inserted } ?? name
        return Learner(name: free, folder: folder, isLink: folder.isLink)
      }
    if learners.isEmpty { throw .empty(url) }
    self.url = folder
  }

  /// Whether an entry is not hidden and does not belong to the system.
  private static func isLearner(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".")
      && !systemNames.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Returns a name as it is shown, with invisible characters and bytes that are not UTF-8 escaped.
  private static func text(of name: [UInt8]) -> String {
    var (text, rest) = ("", name[...])
    while let byte = rest.first {
      // The longest valid beginning with at most four bytes is the next character.
      if let scalar = (1...4).lazy.compactMap({ String(validating: rest.prefix($0), as: UTF8.self) }).first {
        text += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        rest = rest.dropFirst()
      }
    }
    return text.showingInvisibles
  }

  /// Returns the submission of `learner` for `challenge`.
  func submission(for challenge: Challenge, by learner: Learner) -> Submission {
    if learner.isLink {
      return .refused(reason: "the learner's folder is a symbolic link; copy the folder instead")
    }
    let file = "\(challenge.folderName).swift"
    let places = bases(of: learner).flatMap { base in
      [base.appending("\(challenge.chapter.name)/\(file)"), base.appending(file)]
    }
    return places.first(where: \.exists).map { read($0, within: learner.folder) } ?? .missing
  }

  /// Returns the folders that may contain a learner's solutions.
  ///
  /// These are the learner's folder itself, the `MySolutions` of a copy of the book, and the `MySolutions` of a copy in
  /// a subfolder, which is how archives are unpacked.
  private func bases(of learner: Learner) -> [FilePath] {
    let inner = (learner.folder.names ?? []).filter(Self.isLearner)
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { learner.folder.appending($0).appending("MySolutions") }
    return [learner.folder, learner.folder.appending("MySolutions")] + inner.filter(\.isFolder)
  }

  /// Reads a file that is in `folder` after links are resolved: a link must not submit another learner's file.
  private func read(_ file: FilePath, within folder: FilePath) -> Submission {
    guard let path = file.resolved, let base = folder.resolved else {
      return .refused(reason: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    guard path.isWithin(base) else {
      return .refused(reason: "the file is outside the folder, because its path contains a symbolic link")
    }
    let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
    guard descriptor >= 0 else {
      return .refused(reason: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .refused(reason: "it is not a regular file")
    }
    guard status.st_size <= Self.byteLimit else { return .refused(reason: "the file is larger than 100 kB") }
    do {
      return .solution(try handle.read(upToCount: Self.byteLimit) ?? Data())
    } catch {
      return .refused(reason: "the file cannot be read: \(FileFailure.reason(error))")
    }
  }
}

/// The path of a file, as bytes: names in a class folder come from other systems and need not be UTF-8.
struct FilePath: Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  func appending(_ name: some Sequence<UInt8>) -> FilePath {
    FilePath(bytes: bytes + [UInt8(ascii: "/")] + Array(name))
  }

  func appending(_ name: String) -> FilePath { appending(name.utf8) }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { preconditionFailure("The path has no bytes.") }
      return body(start)
    }
  }

  /// The names in the folder, without `.` and `..`; nil if it cannot be read.
  var names: [[UInt8]]? {
    guard let stream = withCString({ opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  /// Whether this is a folder, with links followed.
  var isFolder: Bool {
    var status = stat()
    return withCString { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  var isLink: Bool {
    var status = stat()
    return withCString { lstat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  var exists: Bool { withCString { access($0, F_OK) } == 0 }

  /// The path without links; nil if it does not exist.
  var resolved: FilePath? {
    guard let path = withCString({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    return FilePath(bytes: UnsafeBufferPointer(start: path, count: strlen(path)).map(UInt8.init(bitPattern:)))
  }

  func isWithin(_ folder: FilePath) -> Bool { bytes.starts(with: folder.bytes + [UInt8(ascii: "/")]) }
}

/// An error that occurs if a folder does not have the structure of a class folder.
package enum ClassFolderError: UserError, Equatable {
  case notFound(URL)
  case notAFolder(URL)
  case cannotRead(URL, reason: String)
  case empty(URL)

  package var description: String {
    switch self {
    case .notFound(let url): "The folder \(url.relativePath) does not exist."
    case .notAFolder(let url):
      "\(url.relativePath) is a file; specify the folder that contains a folder for each learner."
    case .cannotRead(let url, let reason): "\(url.relativePath) cannot be read: \(reason)."
    case .empty(let url): "\(url.relativePath) contains no folders; it must contain one for each learner."
    }
  }
}

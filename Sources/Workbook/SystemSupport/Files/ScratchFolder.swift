import Foundation
import Synchronization

/// A folder for the files of one job, which is removed with its contents when the object is released.
///
/// A program that is killed leaves its folders behind. The next program that creates a folder in the same place removes
/// them. A folder is in use as long as the process exists whose number is in the folder's name, or as long as the folder
/// is locked, because in another container, the number means nothing.
package final class ScratchFolder: Sendable {
  package let url: URL

  private static let all = Mutex<Set<URL>>([])
  /// The places from which the folders of killed programs have been removed.
  private static let tidied = Mutex<Set<String>>([])
  private static let prefix = "job-"

  /// The descriptor with the lock; -1 if the file system has no locks.
  private let lock: Int32

  /// Creates an empty folder in `parent`, or in the system's temporary folder if `parent` is nil or not writable.
  package init(below parent: URL? = nil) throws {
    let name = "\(Self.prefix)\(getpid())-\(UInt64.random(in: 0 ... .max))"
    (url, lock) = try Self.create(name, below: parent)
    _ = Self.all.withLock { [url] in $0.insert(url) }
  }

  deinit {
    Self.remove(url)
    if lock >= 0 { close(lock) }
    _ = Self.all.withLock { $0.remove(url) }
  }

  private static func create(_ name: String, below parent: URL?) throws -> (URL, Int32) {
    if let parent {
      try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      if let created = try? create(name, in: parent) { return created }
    }
    return try create(name, in: try PrivateTemporaryFolder.url)
  }

  private static func create(_ name: String, in parent: URL) throws(POSIXError) -> (URL, Int32) {
    // This program has no folders there yet, so those with its number are left from an earlier process.
    tidied.withLock { if $0.insert(parent.plainPath).inserted { removeAbandonedFolders(in: parent) } }
    let folder = parent.appending(path: name, directoryHint: .isDirectory)
    // Unlike Foundation, this fails if something is there already.
    guard mkdir(folder.plainPath, 0o700) == 0 else {
      throw POSIXError.current
    }
    return (folder, lock(folder) ?? -1)
  }

  /// Locks a folder.
  ///
  /// - Returns: The descriptor with the lock; nil if the folder is locked, or if the file system has no locks.
  private static func lock(_ folder: URL) -> Int32? {
    let descriptor = open(folder.plainPath, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  private static func removeAbandonedFolders(in parent: URL) {
    for name in FolderWalk.names(in: parent.plainPath) where isAbandoned(name) {
      let folder = parent.appending(path: name, directoryHint: .isDirectory)
      guard let lock = lock(folder) else { continue }
      remove(folder)
      close(lock)
    }
  }

  /// Whether a folder with this name belonged to a process that no longer exists.
  private static func isAbandoned(_ name: String) -> Bool {
    let parts = name.split(separator: "-")
    guard name.hasPrefix(prefix), parts.count == 3, let process = pid_t(parts[1]), process > 0 else {
      return false
    }
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
  }

  /// Removes a folder, whatever its depth and permissions.
  private static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      // Foundation fails if a path is too long, or if a program has removed the permissions of a folder.
      for words in [["/bin/chmod", "-R", "u+rwx"], ["/bin/rm", "-rf"]] {
        _ = try? Command(
          program: URL(filePath: words[0]), arguments: words.dropFirst() + [folder.plainPath]
        ).run(atMost: 60)
      }
    }
  }

  /// Removes all remaining folders, because a program that calls `exit` doesn't run `deinit`.
  ///
  /// The program is terminating and can't start others, so the next program removes what is left.
  static func removeAll() {
    for folder in all.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}

/// The folder of this user in the system's temporary folder.
///
/// Libraries that this program opens are compiled there, so another user of the machine must not be able to write to it,
/// even if they create a folder of this name first.
package enum PrivateTemporaryFolder {
  private static let found = Mutex<URL?>(nil)

  /// The folder, which exists and belongs to this user alone.
  package static var url: URL {
    get throws(POSIXError) {
      try found.withLock { (found) throws(POSIXError) in
        if let found, isPrivate(found.plainPath) { return found }
        let folder = try create(in: FileManager.default.temporaryDirectory)
        found = folder
        return folder
      }
    }
  }

  /// Creates the folder, or one with a random name if another user has created it first.
  static func create(in parent: URL) throws(POSIXError) -> URL {
    let usual = parent.appending(path: "rxbook-\(geteuid())", directoryHint: .isDirectory)
    if mkdir(usual.plainPath, 0o700) == 0 || errno == EEXIST {
      // Earlier versions created it with the permissions of the user's other folders.
      if mode(usual.plainPath) != nil { chmod(usual.plainPath, 0o700) }
      if isPrivate(usual.plainPath) { return usual }
    }
    var name = Array("\(usual.plainPath)-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw POSIXError.current }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    return URL(filePath: path, directoryHint: .isDirectory)
  }

  /// Whether only this user can enter the folder.
  private static func isPrivate(_ path: String) -> Bool { mode(path).map { $0 & 0o077 == 0 } ?? false }

  /// The permissions of a folder of this user; nil for anything else.
  private static func mode(_ path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, FileKind(status) == .folder, status.st_uid == geteuid() else {
      return nil
    }
    return status.st_mode
  }
}

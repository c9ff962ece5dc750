public import Foundation
import Synchronization

/// A folder for the files of one job, which is removed with everything in it when the object goes.
public final class ScratchFolder: Sendable {
  public let url: URL

  private static let all = Mutex<Set<URL>>([])

  /// Makes an empty folder below `parent`, or in the system's temporary folder where that cannot be written
  /// or there is no parent.
  public init(below parent: URL? = nil) throws {
    let name = "job-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0 ... .max))"
    let temporary = FileManager.default.temporaryDirectory.appending(path: "rxbook-\(getuid())")
    let wanted = (parent ?? temporary).appending(path: name, directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: wanted, withIntermediateDirectories: true)
      url = wanted
    } catch {
      url = temporary.appending(path: name, directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    let url = url
    _ = Self.all.withLock { $0.insert(url) }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    _ = Self.all.withLock { $0.remove(url) }
  }

  /// Removes the folders that are still there, for a program that ends without unwinding.
  static func removeAll() {
    for folder in all.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
  }
}

import Foundation

/// What tells a file from another one, and from what it was before it was changed, without reading it: which one it is, its
/// size, and its dates.
struct FileStamp: Hashable {
  let kind: FileKind
  private let device: UInt64
  private let number: UInt64
  let size: Int
  /// When it was written to, in nanoseconds.
  let written: Int
  /// When anything of it was changed, such as who may read it, in nanoseconds.
  let changed: Int

  /// Looks at what is at `path`; nil if nothing is.
  ///
  /// - Parameter isLinkItself: Whether a link is looked at, and not where it leads.
  init?(at path: String, isLinkItself: Bool = false) {
    var status = stat()
    guard (isLinkItself ? lstat(path, &status) : stat(path, &status)) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at what has this name in an open folder, without looking for the folder.
  init?(at name: UnsafePointer<CChar>, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    kind = FileKind(status)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if os(Linux)
    let (written, changed) = (status.st_mtim, status.st_ctim)
    #else
    let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
    #endif
    self.written = Self.nanoseconds(written)
    self.changed = Self.nanoseconds(changed)
  }

  /// Whether the file has another one after each change from here on: of two changes at the same moment, as the file system
  /// counts them, the second leaves the dates as they are.
  ///
  /// - Parameter now: In nanoseconds, as the dates are.
  func isSettled(at now: Int = Self.now) -> Bool {
    // Where whole seconds are counted, nothing is settled.
    !changed.isMultiple(of: Self.second) && changed &+ Self.moment < now
  }

  /// The time, in nanoseconds.
  static var now: Int {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return nanoseconds(now)
  }

  private static let second = 1_000_000_000
  /// What counts as the same moment: more than the system's clock takes for a step.
  static let moment = 100_000_000

  /// Files may have dates of other centuries, which need not be told from each other.
  private static func nanoseconds(_ time: timespec) -> Int { time.tv_sec &* second &+ time.tv_nsec }

  /// Tells all of `files` from what they were before; nil where something may change and keep its stamp.
  ///
  /// - Parameter start: When somebody began to look at them, in nanoseconds.
  static func print(of files: [(name: String, stamp: FileStamp?)], since start: Int) -> Fingerprint? {
    var print = Fingerprint()
    for (name, stamp) in files {
      print.add(name)
      guard let stamp else { continue }
      guard stamp.isSettled(at: start) else { return nil }
      print.add(stamp.print)
    }
    return print
  }

  var print: Fingerprint {
    var print = Fingerprint()
    print.add(device)
    print.add(number)
    for number in [size, written, changed] { print.add(UInt64(bitPattern: Int64(number))) }
    return print
  }
}

import Foundation

/// What is in files, for whoever reads, or writes, hundreds of them.
///
/// The system is asked itself: Foundation takes several times as long.
enum FileContents {
  /// Where less is read than this, mapping takes longer.
  private static let smallestMapping = 64 * 1024

  /// The bytes of the file at `path`; nil if it cannot be read, or is none, as a folder or a pipe.
  static func read(_ path: String) -> Data? { open(path) { read($0, size: $1) } }

  /// The same; what is long is read as late as somebody looks at it.
  ///
  /// That is for files that are replaced and removed, and never written to: what is mapped of one stays what it was.
  static func mapped(_ path: String) -> Data? {
    open(path) { descriptor, size in
      if size < smallestMapping { return read(descriptor, size: size) }
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        return nil
      }
      return Data(bytesNoCopy: start, count: size, deallocator: .custom { munmap($0, $1) })
    }
  }

  /// Whether the file at `path` has these bytes.
  static func are(_ data: Data, at path: String) -> Bool {
    open(path) { $1 == data.count && read($0, size: $1) == data } ?? false
  }

  /// Writes a file that is not there yet; what went wrong, if anything did.
  static func write(_ data: Data, to path: String) -> POSIXError? {
    func failure() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return failure() }
    let trouble = data.withUnsafeBytes { bytes -> POSIXError? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return failure() }
      }
      return nil
    }
    // Some file systems find out as late as here that the disk is full.
    return close(descriptor) != 0 ? trouble ?? failure() : trouble
  }

  /// Calls `body` with a descriptor and the size that is told of the file.
  private static func open<Outcome>(_ path: String, _ body: (Int32, Int) -> Outcome?) -> Outcome? {
    // Nobody is waited for who would write to a pipe.
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(descriptor, Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, size: Int) -> Data? {
    // A byte more than there is: where it stays empty, the end has been reached.
    var data = Data(count: size + 1)
    var count = 0
    while true {
      let more = data.withUnsafeMutableBytes { bytes in
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
        return Foundation.read(descriptor, rest.baseAddress, rest.count)
      }
      if more < 0, errno == EINTR { continue }
      if more < 0 { return nil }
      count += more
      if more == 0 || count == size { return data.prefix(count) }
      if count == data.count { data.count *= 2 }
    }
  }
}

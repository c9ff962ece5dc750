import Foundation

/// Reads and writes whole files with system calls.
///
/// Foundation takes several times as long.
package enum FileContents {
  /// Returns the contents of the file at `path`; nil if it cannot be read or is not a regular file.
  package static func read(_ path: String) -> Data? { open(path) { read($0, size: $1) } }

  /// Whether the file at `path` contains exactly `data`.
  package static func are(_ data: Data, at path: String) -> Bool {
    open(path) { $1 == data.count && read($0, size: $1) == data } ?? false
  }

  /// Writes `data` to a new file, and returns the error if that fails.
  package static func write(_ data: Data, to path: String) -> POSIXError? {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return .current }
    let failure = writeAll(data, to: descriptor)
    // Some file systems report a full disk only now.
    return close(descriptor) != 0 ? failure ?? .current : failure
  }

  /// Calls `body` with a descriptor of the file and its reported size.
  private static func open<Outcome>(_ path: String, _ body: (Int32, Int) -> Outcome?) -> Outcome? {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return body(descriptor, Int(status.st_size))
  }

  private static func read(_ descriptor: Int32, size: Int) -> Data? {
    // One extra byte: if it remains unused, the end has been reached. Some files report a size of 0 and have contents.
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

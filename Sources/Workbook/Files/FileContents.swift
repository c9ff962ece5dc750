import Foundation

/// What is in files, for whoever reads hundreds of them.
///
/// The system is asked itself: Foundation takes several times as long.
enum FileContents {
  /// The bytes of the file at `path`; nil if it cannot be read, as a folder cannot.
  static func read(_ path: String) -> Data? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    // A byte more than it has: reading it shows that this is the end.
    var data = Data(count: (fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0) + 1)
    var count = 0
    while true {
      if count == data.count { data.count *= 2 }
      let more = data.withUnsafeMutableBytes { bytes in
        let rest = bytes[count...]
        return Foundation.read(
          descriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      }
      if more == 0 { return data.prefix(count) }
      if more > 0 { count += more } else if errno != EINTR { return nil }
    }
  }

  /// Whether the file at `path` has these bytes.
  static func are(_ data: Data, at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && Int(status.st_size) == data.count && read(path) == data
  }
}

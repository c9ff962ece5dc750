import Foundation

/// What changes when a file is saved.
struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let number: UInt64
  /// Its kind, and who may read it.
  private let mode: UInt32

  /// Looks at `file`; nil if there is none.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    mode = UInt32(status.st_mode)
  }
}

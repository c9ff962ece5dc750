import CHost
package import Foundation

/// A pipe that a program which is started meanwhile, by another thread, does not inherit.
///
/// Foundation's may be: whoever reads from one of these waits for an end that comes when that program ends.
package struct ClosedPipe: Sendable {
  package let reading: FileHandle
  package let writing: FileHandle

  package init() throws {
    var ends: [Int32] = [-1, -1]
    guard chost_pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}

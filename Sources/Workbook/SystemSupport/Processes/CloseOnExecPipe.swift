import CSystemSupport
import Foundation

/// A pipe that child processes do not inherit.
///
/// Foundation's pipes may be inherited by a program that another thread starts at the same time. The reader of such a
/// pipe would wait until that program exits.
package struct CloseOnExecPipe: Sendable {
  package let reading: FileHandle
  package let writing: FileHandle

  package init() throws {
    var ends: [Int32] = [-1, -1]
    guard csystem_pipe(&ends) == 0 else { throw POSIXError.current }
    reading = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    writing = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}

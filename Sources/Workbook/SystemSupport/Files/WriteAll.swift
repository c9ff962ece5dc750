import Foundation

/// Writes all of `bytes` to `descriptor`, also if a signal interrupts it.
///
/// - Returns: The error if that fails.
package func writeAll(_ bytes: some ContiguousBytes, to descriptor: Int32) -> POSIXError? {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return .current }
    }
    return nil
  }
}

extension POSIXError {
  /// The error of the last system call that failed on this thread.
  package static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

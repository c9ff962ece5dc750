import Foundation

/// Standard input, output and error, which may be closed when a program starts.
package enum StandardDescriptors {
  /// Opens every closed standard descriptor in a mode in which it can't be used.
  ///
  /// Otherwise the next file that is opened would get its number, and output would be written to that file by mistake.
  package static func fill() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the missing one.
      _ = open("/dev/null", mode)
    }
  }
}

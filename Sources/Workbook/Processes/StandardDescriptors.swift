import Foundation

/// Standard input, output and error, which whoever starts a program may have closed.
public enum StandardDescriptors {
  /// Sees to it that each of them is taken, by what can be neither read nor written where it was closed.
  ///
  /// Else the next file that is opened would be one, and be written to by mistake.
  public static func fill() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is the one that is missing.
      _ = open("/dev/null", mode)
    }
  }
}

import Foundation
import SystemSupport

/// The pipe into which a job writes how it terminated.
///
/// The job's own code could also write into the pipe. Therefore the result follows a nonce that only the job and its
/// fork server know, and everything else is ignored.
struct ResultPipe {
  private let descriptor: Int32
  private let nonce: String

  init(descriptor: Int32, nonce: String) {
    self.descriptor = descriptor
    self.nonce = nonce
  }

  /// Encodes a value before the first fork, because the first encoding in a process is slow.
  static func warmUp() { _ = try? JSONEncoder().encode(Termination.finished()) }

  /// Writes how the job terminated, and exits.
  ///
  /// If it cannot be encoded or written completely, the exit status or signal of the process counts.
  func exit(with termination: Termination) -> Never {
    fflush(nil)
    var bytes = Array(nonce.utf8)
    if let encoded = try? JSONEncoder().encode(termination) { bytes += encoded }
    _ = writeAll(bytes, to: descriptor)
    _exit(0)
  }

  /// Returns a string that other code with access to the pipe cannot guess.
  static func makeNonce() -> String { String(UInt64.random(in: 0 ... .max), radix: 16) }

  /// Returns the termination in `bytes`, which a job has written; nil if it is missing or incomplete.
  static func termination(in bytes: [UInt8], nonce: String) -> Termination? {
    guard let found = bytes.firstRange(of: Array(nonce.utf8)) else { return nil }
    return try? JSONDecoder().decode(Termination.self, from: Data(bytes[found.upperBound...]))
  }
}

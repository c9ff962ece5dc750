import Foundation

/// Where a job writes down how it ended, behind a seal that only it and its host know: whatever else comes into the
/// same pipe is not taken for its word.
struct Record {
  private let descriptor: Int32
  private let seal: String

  init(descriptor: Int32, seal: String) {
    self.descriptor = descriptor
    self.seal = seal
  }

  /// Does in the host what the first encoding in a process costs, so that no fork of it has to.
  static func prepare() { _ = try? JSONEncoder().encode(Ending.finished(leaks: 0, objections: [])) }

  /// Writes how the job ended, and ends the process.
  ///
  /// An ending that cannot be written, or not as a whole, leaves its seal alone, which says so.
  func leave(_ ending: Ending) -> Never {
    fflush(nil)
    var bytes = Array(seal.utf8)[...]
    if let coded = try? JSONEncoder().encode(ending) { bytes += coded }
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    _exit(0)
  }

  /// A seal that whoever can write to a record cannot guess.
  static func seal() -> String { String(UInt64.random(in: 0 ... .max), radix: 16) }

  /// How the job ended that has written `bytes`; nil if it did not say.
  static func ending(in bytes: [UInt8], seal: String) -> Ending? {
    guard let mark = bytes.firstRange(of: Array(seal.utf8)) else { return nil }
    do {
      return try JSONDecoder().decode(Ending.self, from: Data(bytes[mark.upperBound...]))
    } catch {
      return .notStarted("it ran, and how it ended could not be told")
    }
  }
}

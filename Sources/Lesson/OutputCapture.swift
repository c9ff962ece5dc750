#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Takes what the process prints from its making until `finish()`.
///
/// It goes to a temporary file, so that no amount of it blocks the printing side.
struct OutputCapture: ~Copyable {
  private let original: Int32
  private var file: UnsafeMutablePointer<FILE>?
  /// How much of the file `next()` has returned.
  private var position = 0

  init() {
    fflush(nil)
    original = dup(STDOUT_FILENO)
    file = tmpfile()
    if let file { dup2(fileno(file), STDOUT_FILENO) }
  }

  /// The lines that were printed since this was last asked, as those of `finish()`.
  mutating func next() -> [String] {
    fflush(nil)
    guard let file else { return [] }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while case let count = pread(fileno(file), &block, block.count, position), count > 0 {
      bytes += block[..<count]
      position += count
    }
    return bytes.isEmpty ? [] : Self.lines(of: bytes)
  }

  /// Gives standard output back.
  ///
  /// - Returns: The captured lines without trailing blanks and without empty lines at the end.
  consuming func finish() -> [String] {
    position = 0
    let lines = next()
    end()
    return lines
  }

  /// Gives standard output back; nothing can be asked for any more.
  mutating func end() {
    fflush(nil)
    dup2(original, STDOUT_FILENO)
    close(original)
    if let file { fclose(file) }
    file = nil
  }

  /// Works on bytes: as characters, a challenge's check would spend a third of its time here.
  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let end = line.lastIndex { !blanks.contains($0) }
      return String(decoding: line[..<(end.map { $0 + 1 } ?? line.startIndex)], as: UTF8.self)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static let blanks = Array(" \t\r".utf8)
}

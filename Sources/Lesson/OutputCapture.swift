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
  private let file: UnsafeMutablePointer<FILE>?

  init() {
    fflush(nil)
    original = dup(STDOUT_FILENO)
    file = tmpfile()
    if let file { dup2(fileno(file), STDOUT_FILENO) }
  }

  /// Gives standard output back.
  ///
  /// - Returns: The captured lines without trailing blanks and without empty lines at the end.
  consuming func finish() -> [String] {
    fflush(nil)
    dup2(original, STDOUT_FILENO)
    close(original)
    guard let file else { return [] }
    defer { fclose(file) }
    rewind(file)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return Self.lines(of: String(decoding: bytes, as: UTF8.self))
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

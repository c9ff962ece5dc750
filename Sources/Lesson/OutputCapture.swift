#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Takes what the process prints from its making until `end()`.
///
/// It goes to a temporary file, so that no amount of it blocks the printing side.
final class OutputCapture {
  private let original: Int32
  private var file: UnsafeMutablePointer<FILE>?

  init() {
    fflush(nil)
    original = dup(STDOUT_FILENO)
    file = tmpfile()
    if let file { dup2(fileno(file), STDOUT_FILENO) }
  }

  /// How many bytes have been printed.
  var count: Int {
    fflush(nil)
    return file.map { Int(lseek(fileno($0), 0, SEEK_END)) } ?? 0
  }

  /// The lines of these of the printed bytes, without trailing blanks and without empty lines at the end.
  func lines(of range: Range<Int>) -> [String] {
    guard let file, !range.isEmpty else { return [] }
    let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      count = max(0, pread(fileno(file), buffer.baseAddress, range.count, range.lowerBound))
    }
    return Self.lines(of: bytes)
  }

  /// Forgets what was printed.
  func clear() {
    guard let file, count > 0 else { return }
    ftruncate(fileno(file), 0)
    lseek(fileno(file), 0, SEEK_SET)
  }

  /// Gives standard output back; nothing can be asked for any more.
  func end() {
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

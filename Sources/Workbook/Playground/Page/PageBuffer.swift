/// The buffer for requests of the page and answers, which grows to the length of the longest one.
enum PageBuffer {
  nonisolated(unsafe) private(set) static var bytes = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 1 << 14, alignment: 8)

  /// Makes the buffer large enough for `count` bytes.
  static func reserve(_ count: Int) {
    if bytes.count >= count { return }
    bytes.deallocate()
    bytes = .allocate(byteCount: count, alignment: 8)
  }

  /// Writes the answer to the buffer.
  ///
  /// - Returns: The length of the answer in bytes.
  static func write(_ answer: UnsafeRawBufferPointer) -> Int32 {
    reserve(answer.count)
    bytes.copyMemory(from: answer)
    return Int32(answer.count)
  }
}

/// Returns the address of a buffer for at least `count` bytes, when the page calls it.
@_cdecl("buffer")
public func buffer(_ count: Int32) -> UnsafeMutableRawPointer? {
  PageBuffer.reserve(Int(count))
  return PageBuffer.bytes.baseAddress
}

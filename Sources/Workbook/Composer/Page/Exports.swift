// The functions that the page calls.

/// The buffer for requests of the page and answers, which grows to the length of the longest one.
nonisolated(unsafe) private var memory = UnsafeMutableRawBufferPointer.allocate(
  byteCount: 1 << 14, alignment: 8)

/// Returns the address of a buffer for at least `count` bytes.
@_cdecl("buffer")
public func buffer(_ count: Int32) -> UnsafeMutableRawPointer? {
  if memory.count < Int(count) {
    memory.deallocate()
    memory = .allocate(byteCount: Int(count), alignment: 8)
  }
  return memory.baseAddress
}

/// Runs the chain of the request in the first `count` bytes of the buffer, and writes the answer to the buffer.
///
/// The first line of the request is 1 if the code should print the events of all stages. See `Composition.init(lines:)` for
/// the others.
///
/// - Returns: The length of the answer in bytes.
@_cdecl("compose")
public func compose(_ count: Int32) -> Int32 {
  let bytes = UnsafeRawBufferPointer(memory).prefix(Int(count))
  var lines: [String] = []
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    lines.append(String(decoding: line, as: UTF8.self))
  }
  ChainError.texts = []
  let answer =
    Composition(lines: Array(lines.dropFirst())).map { ChainAnswer($0, showsSteps: lines.first == "1").json }
    ?? ChainAnswer.refused
  var text = answer
  return text.withUTF8 { bytes in
    if let base = bytes.baseAddress {
      buffer(Int32(bytes.count))?.copyMemory(from: base, byteCount: bytes.count)
    }
    return Int32(bytes.count)
  }
}

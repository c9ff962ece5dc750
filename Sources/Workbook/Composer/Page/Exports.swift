// The functions that the page calls.

/// Runs the chain of the request in the first `count` bytes of the buffer, and writes the answer to the buffer.
///
/// The first line of the request is 1 if the code should print the events of all stages. See `Composition.init(lines:)` for
/// the others.
///
/// - Returns: The length of the answer in bytes.
@_cdecl("compose")
public func compose(_ count: Int32) -> Int32 {
  let bytes = UnsafeRawBufferPointer(PageBuffer.bytes).prefix(Int(count))
  var lines: [String] = []
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    lines.append(String(decoding: line, as: UTF8.self))
  }
  RowError.texts = []
  let answer =
    Composition(lines: Array(lines.dropFirst())).map { ChainAnswer($0, showsSteps: lines.first == "1").json }
    ?? ChainAnswer.refused
  var text = answer
  return text.withUTF8 { PageBuffer.write(UnsafeRawBufferPointer($0)) }
}

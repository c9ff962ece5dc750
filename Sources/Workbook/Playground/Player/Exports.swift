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

/// Returns the number of diagrams in the module.
@_cdecl("diagramCount")
public func diagramCount() -> Int32 { Int32(diagrams.count) }

/// Executes the request in the first `count` bytes of the buffer, and writes the answer to the buffer.
///
/// - Returns: The length of the answer in bytes.
@_cdecl("play")
public func play(_ count: Int32) -> Int32 {
  guard let base = memory.baseAddress else { return 0 }
  var request = Request(base, count: min(Int(count), memory.count))
  SerialDispatchQueueScheduler.reset()
  let number = Int(request.number())
  guard diagrams.indices.contains(number) else { return 0 }
  RowError.texts = []
  let log = Log()
  let play = Play(&request, log: log)
  var problem: String?
  do {
    try diagrams[number](play)
    problem = play.problem
  } catch {
    problem = RowError.text(of: error)
  }
  let answer = log.finish(problem)
  SerialDispatchQueueScheduler.reset()
  return answer.bytes.withUnsafeBytes { bytes in
    if let base = bytes.baseAddress {
      buffer(Int32(bytes.count))?.copyMemory(from: base, byteCount: bytes.count)
    }
    return Int32(bytes.count)
  }
}

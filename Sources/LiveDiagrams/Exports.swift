// The functions that the page calls.

/// What the page writes to and reads from; it grows with what is asked for.
nonisolated(unsafe) private var memory = UnsafeMutableRawBufferPointer.allocate(
  byteCount: 1 << 14, alignment: 8)

/// Where `count` bytes can be written.
@_cdecl("buffer")
public func buffer(_ count: Int32) -> UnsafeMutableRawPointer? {
  if memory.count < Int(count) {
    memory.deallocate()
    memory = .allocate(byteCount: Int(count), alignment: 8)
  }
  return memory.baseAddress
}

/// How many diagrams there are.
@_cdecl("diagramCount")
public func diagramCount() -> Int32 { Int32(diagrams.count) }

/// Plays what the `count` bytes of the buffer ask for, and returns how many bytes there are to be read in it: an `Answer`.
@_cdecl("play")
public func play(_ count: Int32) -> Int32 {
  guard let base = memory.baseAddress else { return 0 }
  var request = Request(base, count: min(Int(count), memory.count))
  SerialDispatchQueueScheduler.beginAnew()
  let number = Int(request.number())
  guard diagrams.indices.contains(number) else { return 0 }
  let log = Log()
  let play = Play(&request, log: log)
  var problem: PageText?
  do {
    try diagrams[number](play)
    problem = play.problem
  } catch {
    problem = PageText(of: error)
  }
  let answer = log.finish(problem)
  SerialDispatchQueueScheduler.beginAnew()
  return answer.numbers.withUnsafeBytes { bytes in
    if let base = bytes.baseAddress {
      buffer(Int32(bytes.count))?.copyMemory(from: base, byteCount: bytes.count)
    }
    return Int32(bytes.count)
  }
}

// The functions that the page calls.

/// Returns the number of diagrams in the module.
@_cdecl("diagramCount")
public func diagramCount() -> Int32 { Int32(diagrams.count) }

/// Executes the request in the first `count` bytes of the buffer, and writes the answer to the buffer.
///
/// - Returns: The length of the answer in bytes.
@_cdecl("play")
public func play(_ count: Int32) -> Int32 {
  guard let base = PageBuffer.bytes.baseAddress else { return 0 }
  var request = Request(base, count: min(Int(count), PageBuffer.bytes.count))
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
  return answer.bytes.withUnsafeBytes { PageBuffer.write($0) }
}

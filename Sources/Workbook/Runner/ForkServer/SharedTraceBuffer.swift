import CSystemSupport

/// A trace in memory that a fork server shares with its jobs, so it outlives them.
///
/// `@unchecked Sendable` is sound because the memory is never freed and only one job at a time writes to it. The server
/// reads it when the job has terminated or is about to be killed. A corrupted trace contains wrong addresses, for which
/// no line is found.
struct SharedTraceBuffer: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<csystem_trace>?

  init() { memory = csystem_create_shared_trace() }

  /// Whether a process records backtraces.
  var isRecording: Bool { memory.map { $0.pointee.is_recording != 0 } ?? false }

  /// Whether a process has recorded the backtrace of its termination.
  var hasBacktrace: Bool { memory.map { $0.pointee.end_frame_count > 0 } ?? false }

  /// Removes everything, for the next job.
  func clear() { memory?.pointee = csystem_trace() }

  /// Removes the backtraces, for the next example of the same job.
  func clearBacktraces() {
    let isRecording = memory?.pointee.is_recording ?? 0
    clear()
    memory?.pointee.is_recording = isRecording
  }

  /// Starts to record the calls of this process in the library that contains `symbol`.
  func record(in symbol: UnsafeMutableRawPointer) { csystem_record_backtraces(memory, symbol) }

  /// The recorded trace.
  var trace: Trace {
    guard let memory else { return Trace() }
    let end = withUnsafeBytes(of: &memory.pointee.end_frames) {
      Self.frames($0, memory.pointee.end_frame_count)
    }
    let thrown = withUnsafeBytes(of: &memory.pointee.throw_frames) {
      Self.frames($0, memory.pointee.throw_frame_count)
    }
    let note = withUnsafeBytes(of: &memory.pointee.note) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Trace(endFrames: end, throwFrames: thrown, note: note)
  }

  private static func frames(_ bytes: UnsafeRawBufferPointer, _ count: UInt32) -> [UInt64] {
    Array(bytes.bindMemory(to: UInt64.self).prefix(Int(min(count, UInt32(CSYSTEM_MAX_FRAMES)))))
  }
}

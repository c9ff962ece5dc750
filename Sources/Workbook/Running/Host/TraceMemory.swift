import CHost

/// A trace in memory that the processes of a host share with it, so that it outlives them.
///
/// `@unchecked Sendable`, and sound, because the memory is never given back, one job writes there at a time, and it is read when that has ended or
/// is about to be killed: what is garbled then is a wrong address, which leads to no line.
struct TraceMemory: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<chost_trace>?

  init() { memory = chost_make_trace() }

  /// Whether there is a process that notes where it is.
  var isWatched: Bool { memory.map { $0.pointee.is_watched != 0 } ?? false }

  /// Whether anything has been noted of the end.
  var isWritten: Bool { memory.map { $0.pointee.ended_count > 0 } ?? false }

  /// Forgets what has been noted, for another job.
  func clear() { memory?.pointee = chost_trace() }

  /// Forgets what has been noted, for another part of the same job.
  func clearNotes() {
    let isWatched = memory?.pointee.is_watched ?? 0
    clear()
    memory?.pointee.is_watched = isWatched
  }

  /// Notes from now on where this process is, as calls within the library that has `symbol`.
  func watch(_ symbol: UnsafeMutableRawPointer) { chost_note_places(memory, symbol) }

  /// What has been noted.
  var trace: Trace {
    guard let memory else { return Trace() }
    let ended = withUnsafeBytes(of: &memory.pointee.ended) { Self.places($0, memory.pointee.ended_count) }
    let thrown = withUnsafeBytes(of: &memory.pointee.thrown) { Self.places($0, memory.pointee.thrown_count) }
    let note = withUnsafeBytes(of: &memory.pointee.note) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return Trace(ended: ended, thrown: thrown, note: note)
  }

  private static func places(_ bytes: UnsafeRawBufferPointer, _ count: UInt32) -> [UInt64] {
    Array(bytes.bindMemory(to: UInt64.self).prefix(Int(min(count, UInt32(CHOST_MOST_PLACES)))))
  }
}

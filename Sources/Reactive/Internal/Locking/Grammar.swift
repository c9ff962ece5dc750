import Synchronization

/// Counts the events with which senders violate the grammar of sequences, if counting has been switched on.
///
/// Gates hide these violations from observers.
@usableFromInline
package enum Grammar {
  private static let watched = Atomic<Bool>(false)
  private static let late = Atomic<Int>(0)
  private static let overlapping = Atomic<Int>(0)

  /// Counts the violations in subscriptions that start from now on.
  package static func watch() { watched.store(true, ordering: .relaxed) }

  @usableFromInline
  package static var isWatched: Bool { watched.load(ordering: .relaxed) }

  /// The number of events that were sent after a terminal event.
  package static var lateEvents: Int { late.load(ordering: .relaxed) }

  /// The number of events that were sent while another thread was sending one.
  package static var overlappingEvents: Int { overlapping.load(ordering: .relaxed) }

  fileprivate static func countLateEvent() { late.add(1, ordering: .relaxed) }

  fileprivate static func countOverlappingEvent() { overlapping.add(1, ordering: .relaxed) }
}

/// Watches the events that one sender sends to a `SerializedDownstream`.
///
/// `@unchecked Sendable`: the lock guards the variables.
@usableFromInline
final class GrammarWatch<Element>: @unchecked Sendable {
  private let serialized: SerializedDownstream<Element>
  private let lock = Lock()
  @exclusivity(unchecked) private var hasEnded = false
  /// The threads that are sending.
  @exclusivity(unchecked) private var senders: [UInt] = []

  @usableFromInline
  init(_ serialized: SerializedDownstream<Element>) { self.serialized = serialized }

  @usableFromInline
  func on(_ event: Event<Element>) {
    let thread = currentThreadID()
    lock {
      if hasEnded { Grammar.countLateEvent() }
      if senders.contains(where: { $0 != thread }) { Grammar.countOverlappingEvent() }
      if event.isStopEvent { hasEnded = true }
      senders.append(thread)
    }
    serialized.on(event)
    lock { if let place = senders.lastIndex(of: thread) { senders.remove(at: place) } }
  }
}

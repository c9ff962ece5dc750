import Synchronization

/// What senders do against the grammar of sequences; gates keep it from observers, and it is counted where that has
/// been asked for.
@usableFromInline
package enum Grammar {
  private static let watched = Atomic<Bool>(false)
  private static let late = Atomic<Int>(0)
  private static let overlapping = Atomic<Int>(0)

  /// Has breaches counted by the subscriptions that begin from now on.
  package static func watch() { watched.store(true, ordering: .relaxed) }

  @usableFromInline
  package static var isWatched: Bool { watched.load(ordering: .relaxed) }

  /// How many events have been sent after an end.
  package static var lateEvents: Int { late.load(ordering: .relaxed) }

  /// How many events have been sent while another thread was sending one.
  package static var overlappingEvents: Int { overlapping.load(ordering: .relaxed) }

  fileprivate static func countLateEvent() { late.add(1, ordering: .relaxed) }

  fileprivate static func countOverlappingEvent() { overlapping.add(1, ordering: .relaxed) }
}

/// Watches what one sender sends into an entry.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
@usableFromInline
final class GrammarWatch<Element>: @unchecked Sendable {
  private let entry: Entry<Element>
  private let lock = Lock()
  @exclusivity(unchecked) private var hasEnded = false
  /// The threads that are sending.
  @exclusivity(unchecked) private var senders: [UInt] = []

  @usableFromInline
  init(_ entry: Entry<Element>) { self.entry = entry }

  @usableFromInline
  func on(_ event: Event<Element>) {
    let thread = currentThreadID()
    lock {
      if hasEnded { Grammar.countLateEvent() }
      if senders.contains(where: { $0 != thread }) { Grammar.countOverlappingEvent() }
      if event.isStopEvent { hasEnded = true }
      senders.append(thread)
    }
    entry.on(event)
    lock { if let place = senders.lastIndex(of: thread) { senders.remove(at: place) } }
  }
}

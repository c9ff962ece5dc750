import Reactive
import Synchronization

/// Checks what is guaranteed to an observer: one event at a time, and none after termination or disposal.
///
/// Its counters are plain variables on purpose: the library must order the accesses, and ThreadSanitizer detects
/// whether it does.
final class Watch: @unchecked Sendable {
  private let inside = Atomic<Int>(0)
  private let disposed = Atomic<Bool>(false)
  private(set) var count = 0
  private(set) var hasEnded = false
  private(set) var breaches: [String] = []

  func on<Element>(_ event: Event<Element>) {
    if inside.add(1, ordering: .relaxed).oldValue != 0 { breaches.append("two events at a time") }
    if hasEnded { breaches.append("\(event) after termination") }
    if disposed.load(ordering: .acquiring) { breaches.append("\(event) after disposal") }
    count += 1
    if event.isStopEvent { hasEnded = true }
    inside.subtract(1, ordering: .relaxed)
  }

  /// Records that `dispose` has returned and that no other thread emits any more.
  func expectSilence() { disposed.store(true, ordering: .releasing) }
}

import Reactive
import Synchronization

/// Watches one observer for breaches of what is guaranteed to it: one event at a time, and nothing after the end.
///
/// Its counters are plain variables on purpose: the library has to order the accesses, and ThreadSanitizer sees
/// whether it does.
final class Watch: @unchecked Sendable {
  private let inside = Atomic<Int>(0)
  private let disposed = Atomic<Bool>(false)
  private(set) var count = 0
  private(set) var hasEnded = false
  private(set) var breaches: [String] = []

  func on<Element>(_ event: Event<Element>) {
    if inside.add(1, ordering: .relaxed).oldValue != 0 { breaches.append("two events at a time") }
    if hasEnded { breaches.append("\(event) after the end") }
    if disposed.load(ordering: .acquiring) { breaches.append("\(event) after disposal") }
    count += 1
    if event.isStopEvent { hasEnded = true }
    inside.subtract(1, ordering: .relaxed)
  }

  /// To be called when disposal has returned and no other thread sends any more.
  func expectSilence() { disposed.store(true, ordering: .releasing) }
}

/// Limits the number of inner sequences that are subscribed to at a time; the others wait in a queue.
///
/// The limiter subscribes to inner sequences outside the coordinator's gate, so a synchronous one stops in the middle
/// when its observer disposes of the subscription. Subscribing happens in a loop, so the stack doesn't grow with the
/// number of inner sequences.
///
/// `@unchecked Sendable`: the lock guards the variables.
@usableFromInline
final class ConcurrencyLimiter<Element>: @unchecked Sendable {
  private let coordinator: Coordinator<Element>
  private let lock = Lock()
  @exclusivity(unchecked) private var free: Int
  @exclusivity(unchecked) private var waiting = Queue<Observable<Element>>()
  @exclusivity(unchecked) private var isStarting = false

  @usableFromInline
  init(_ coordinator: Coordinator<Element>, _ limit: Int) {
    self.coordinator = coordinator
    free = limit
  }

  /// Subscribes to `source`, or enqueues it.
  @usableFromInline
  func run(_ source: Observable<Element>) {
    coordinator.running.increment()
    lock { waiting.append(source) }
    startWaiting()
  }

  private func startWaiting() {
    let mine = lock { () -> Bool in
      defer { isStarting = true }
      return !isStarting
    }
    if !mine { return }
    while let source = lock({ nextInLine() }) {
      coordinator.attachInner(source, limit: self)
    }
  }

  /// Lets the next source start after a source has completed and been released; called inside the gate.
  func sourceEnded() {
    lock { free += 1 }
    coordinator.gate.afterLeaving { self.startWaiting() }
  }

  private func nextInLine() -> Observable<Element>? {
    guard free > 0, !coordinator.downstream.lifetime.isOver, let source = waiting.popFirst() else {
      isStarting = false
      return nil
    }
    free -= 1
    return source
  }
}

/// Runs inner sequences, a limited number at a time; the others wait in line.
///
/// They are started outside the junction's gate, so that a synchronous one is stopped in the middle when its
/// observer leaves, and one after the other in a loop, so that no number of them grows the stack.
///
/// `@unchecked Sendable`: the variables are guarded by the lock.
@usableFromInline
final class Berths<Element>: @unchecked Sendable {
  private let junction: Junction<Element>
  private let lock = Lock()
  @exclusivity(unchecked) private var free: Int
  @exclusivity(unchecked) private var waiting = Queue<Observable<Element>>()
  @exclusivity(unchecked) private var isStarting = false

  @usableFromInline
  init(_ junction: Junction<Element>, _ limit: Int) {
    self.junction = junction
    free = limit
  }

  /// Runs `source`, or puts it in line.
  @usableFromInline
  func take(_ source: Observable<Element>) {
    junction.running.increment()
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
      var inlet: Inlet?
      junction.attach(
        source, next: junction.downstream.next,
        completed: {
          inlet?.release()
          self.lock { self.free += 1 }
          self.junction.sourceCompleted()
          self.junction.afterLeaving { self.startWaiting() }
        },
        remember: { inlet = $0 })
    }
  }

  private func nextInLine() -> Observable<Element>? {
    guard free > 0, !junction.downstream.lifetime.isOver, let source = waiting.popFirst() else {
      isStarting = false
      return nil
    }
    free -= 1
    return source
  }
}

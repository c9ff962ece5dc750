import Synchronization

/// Lets one step at a time through; who finds it busy leaves the step in line, and whoever is inside takes it along.
///
/// `@unchecked Sendable`: `waiting` is guarded by the lock, `afterwards` by being inside.
@usableFromInline
class Gate: @unchecked Sendable {
  /// 0 free, 1 busy, 2 busy and somebody is in line.
  @usableFromInline let word = Atomic<UInt8>(0)
  private let lock = Lock()
  @exclusivity(unchecked) private var waiting: [() -> Void] = []
  @exclusivity(unchecked) private var afterwards: [() -> Void] = []

  @inlinable
  init() {}

  @inlinable @inline(__always)
  final func enter() -> Bool { word.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged }

  @inlinable @inline(__always)
  final func leave() {
    if !word.compareExchange(expected: 1, desired: 0, ordering: .releasing).exchanged { drain() }
  }

  /// Leaves `step` to whoever is inside, or performs it here if nobody is any more.
  @usableFromInline
  final func wait(_ step: @escaping () -> Void) {
    lock { waiting.append(step) }
    if word.exchange(2, ordering: .acquiringAndReleasing) == 0 { drain() }
  }

  /// Called inside: has `step` performed by whoever leaves, once the gate is free.
  @usableFromInline
  final func afterLeaving(_ step: @escaping () -> Void) {
    afterwards.append(step)
    word.store(2, ordering: .relaxed)
  }

  /// Called inside: performs what is in line until nothing is, then leaves.
  @usableFromInline
  final func drain() {
    var left: [() -> Void] = []
    repeat {
      word.store(1, ordering: .relaxed)
      while true {
        let steps = lock { () -> [() -> Void] in
          defer { waiting = [] }
          return waiting
        }
        if steps.isEmpty { break }
        for step in steps { step() }
      }
      left += afterwards
      afterwards = []
    } while !word.compareExchange(expected: 1, desired: 0, ordering: .acquiringAndReleasing).exchanged
    for step in left { step() }
  }
}

/// A gate before a downstream: whatever order and threads its events come from, they go in one at a time.
///
/// `@unchecked Sendable`: as its gate.
@usableFromInline
final class Entry<Element>: Gate, @unchecked Sendable {
  @usableFromInline let downstream: Downstream<Element>

  @inlinable
  init(_ downstream: consuming Downstream<Element>) {
    self.downstream = consume downstream
    super.init()
  }

  @inlinable
  func next(_ element: Element) {
    if enter() {
      if !downstream.lifetime.isOver { downstream.next(element) }
      leave()
    } else {
      wait { if !self.downstream.lifetime.isOver { self.downstream.next(element) } }
    }
  }

  @usableFromInline
  func end(_ error: (any Error)?) {
    if enter() {
      pass(end: error)
      leave()
    } else {
      wait { self.pass(end: error) }
    }
  }

  private func pass(end error: (any Error)?) { if !downstream.lifetime.isOver { downstream.end(error) } }

  @inlinable
  func on(_ event: Event<Element>) {
    if downstream.lifetime.isOver { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(error)
    case .completed: end(nil)
    }
  }

  /// This gate as a downstream.
  @inlinable
  var entrance: Downstream<Element> {
    Downstream(downstream.lifetime, next: { self.next($0) }, end: { self.end($0) })
  }
}

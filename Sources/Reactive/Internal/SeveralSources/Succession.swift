import Synchronization

/// Runs one source after the other, in a loop rather than a recursion.
///
/// Each source has a lifetime of its own. What comes after its end is decided then.
///
/// `@unchecked Sendable`: `ended` is guarded by the count of starts.
@usableFromInline
final class Succession<Element>: @unchecked Sendable {
  /// What comes after a source.
  @usableFromInline
  enum Step {
    case follow(Observable<Element>)
    /// Follow, and have nothing to do with what comes after it.
    case followLast(Observable<Element>)
    case end((any Error)?)
  }

  private let downstream: Downstream<Element>
  private let decide: ((any Error)?) throws -> Step
  /// How often a source has ended that was not followed yet; whoever finds 0 runs the loop.
  private let starts = Atomic<Int>(0)
  private let current = PresentSource()
  @exclusivity(unchecked) private var ended: (any Error)?

  /// - Parameter decide: Called with the error of a source that has failed, or with nil after completion; what it
  ///   throws ends the sequence.
  @usableFromInline
  init(_ downstream: Downstream<Element>, _ decide: @escaping ((any Error)?) throws -> Step) {
    self.downstream = downstream
    self.decide = decide
    downstream.lifetime.hold(current)
  }

  /// Begins as if a source had completed.
  @usableFromInline
  func begin() { sourceEnded(nil) }

  /// Begins with this source.
  @usableFromInline
  func begin(with source: Observable<Element>) {
    starts.add(1, ordering: .acquiringAndReleasing)
    follow(source)
    if starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { goOn() }
  }

  private func sourceEnded(_ error: (any Error)?) {
    // Read only after the count has gone up, by whoever runs the loop.
    ended = error
    if starts.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { goOn() }
  }

  private func goOn() {
    repeat {
      if downstream.lifetime.isOver { return }
      do {
        switch try decide(ended) {
        case .follow(let source): follow(source)
        case .followLast(let source):
          // Else a sequence that ends in another one, and so on, would be as deep as it is long.
          downstream.lifetime.drop(current)
          return source.start(downstream)
        case .end(let error): return downstream.end(error)
        }
      } catch {
        return downstream.end(error)
      }
    } while starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  private func follow(_ source: Observable<Element>) {
    let inlet = stretch(in: downstream.lifetime)
    current.replace(with: inlet)
    if downstream.lifetime.isOver { return inlet.dispose() }
    source.start(
      Downstream(inlet, next: downstream.next) { error in
        guard inlet.finish() else { return }
        inlet.release()
        self.sourceEnded(error)
      })
  }
}

/// The lifetime of the source that a succession runs.
///
/// The downstream's lifetime holds this and not the succession, which knows the downstream: a source that is abandoned
/// takes all of it along.
///
/// `@unchecked Sendable`: `lifetime` is guarded by the lock.
final class PresentSource: Holding, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var lifetime: Lifetime?

  func replace(with lifetime: Lifetime?) { _ = exchange(lifetime) }

  /// The downstream's lifetime is over.
  func release(_ key: Int) { exchange(nil)?.dispose() }

  private func exchange(_ replacement: Lifetime?) -> Lifetime? {
    lock {
      defer { lifetime = replacement }
      return lifetime
    }
  }
}

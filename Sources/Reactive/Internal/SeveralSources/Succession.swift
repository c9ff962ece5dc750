import Synchronization

/// Runs one source after the other, in a loop rather than a recursion.
///
/// Each source has a lifetime of its own. What comes after its end is decided then.
///
/// A source that has ended is given back before the next one begins, and after the observer has seen an end.
///
/// `@unchecked Sendable`: `ended` is guarded by the count of starts.
@usableFromInline
final class Succession<Element>: @unchecked Sendable {
  /// What comes after a source.
  @usableFromInline
  enum Step {
    case follow(Observable<Element>)
    /// Follow, and give the source before back only when this one has begun, and if it has ended by then, after that.
    case takeOver(Observable<Element>)
    /// Follow, and have nothing to do with what comes after it.
    case followLast(Observable<Element>)
    case end((any Error)?)
  }

  private let downstream: Downstream<Element>
  private let decide: ((any Error)?) throws -> Step
  /// What lives for as long as this; `stage` says why.
  private let kept: AnyObject?
  /// How often a source has ended that was not followed yet; whoever finds 0 runs the loop.
  private let starts = Atomic<Int>(0)
  private let current = PresentSource()
  /// How the last source has ended, and its lifetime.
  @exclusivity(unchecked) private var ended: (error: (any Error)?, inlet: Lifetime?) = (nil, nil)

  /// - Parameter decide: Called with the error of a source that has failed, or with nil after completion; what it
  ///   throws ends the sequence.
  @usableFromInline
  init(
    _ downstream: Downstream<Element>, keeping kept: AnyObject? = nil,
    _ decide: @escaping ((any Error)?) throws -> Step
  ) {
    self.downstream = downstream
    self.kept = kept
    self.decide = decide
    downstream.lifetime.hold(current)
  }

  /// Begins as if a source had completed.
  @usableFromInline
  func begin() { sourceEnded(nil, nil) }

  /// Begins with this source.
  @usableFromInline
  func begin(with source: Observable<Element>) {
    starts.add(1, ordering: .acquiringAndReleasing)
    follow(source)
    if starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { goOn() }
  }

  private func sourceEnded(_ error: (any Error)?, _ inlet: Lifetime?) {
    // Read only after the count has gone up, by whoever runs the loop.
    ended = (error, inlet)
    if starts.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { goOn() }
  }

  private func goOn() {
    // Whose lifetimes are still to be given back.
    var past: [Lifetime] = []
    func giveBack() {
      for lifetime in past { lifetime.release() }
      past.removeAll(keepingCapacity: true)
    }
    repeat {
      let (error, inlet) = ended
      ended = (nil, nil)
      if let inlet { past.append(inlet) }
      if downstream.lifetime.isOver { return giveBack() }
      do {
        switch try decide(error) {
        case .follow(let source):
          giveBack()
          follow(source)
        case .takeOver(let source):
          follow(source)
          if starts.load(ordering: .acquiring) == 1 { giveBack() }
        case .followLast(let source):
          giveBack()
          // Else a sequence that ends in another one, and so on, would be as deep as it is long.
          downstream.lifetime.drop(current)
          return source.start(downstream)
        case .end(let error):
          downstream.end(error)
          return giveBack()
        }
      } catch {
        downstream.end(error)
        return giveBack()
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
        self.sourceEnded(error, inlet)
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

import Synchronization

/// Runs one source after the other, in a loop rather than a recursion.
///
/// Each source has a lifetime of its own. What comes after its end is decided then.
///
/// A source that has ended is released before the next one is subscribed to. If that end is the end of the sequence, the
/// observer sees it first. Until then the source emits nothing more.
///
/// `@unchecked Sendable`: `next` is guarded by the count of starts.
@usableFromInline
final class Succession<Element>: @unchecked Sendable {
  /// What comes after a source.
  @usableFromInline
  enum Step {
    /// Release the source before, then subscribe to this one.
    case follow(Observable<Element>)
    /// As `follow`; this is the last source, whose end is the end of the sequence.
    case followLast(Observable<Element>)
    case end((any Error)?)
  }

  private let downstream: Downstream<Element>
  private let decide: ((any Error)?) throws -> Step
  /// How often a source has ended that was not followed yet; whoever finds 0 runs the loop.
  private let starts = Atomic<Int>(0)
  private let current = PresentSource()
  /// What follows the last source that has ended.
  @exclusivity(unchecked) private var next: Step?

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
  func begin() { sourceEnded(nil, nil) }

  /// Begins with this source.
  @usableFromInline
  func begin(with source: Observable<Element>) {
    starts.add(1, ordering: .acquiringAndReleasing)
    follow(source)
    if starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { goOn() }
  }

  private func sourceEnded(_ error: (any Error)?, _ inlet: Lifetime?) {
    if downstream.lifetime.isOver {
      inlet?.release()
      return
    }
    // Decided at once, also while the source is still being subscribed to: that takes as long as others on this thread
    // take turns, and what the source shares must not go on until then.
    switch step(after: error) {
    case .end(let error):
      downstream.end(error)
      inlet?.release()
    case let following:
      inlet?.release()
      // Read only after the count has gone up, by the thread that runs the loop.
      next = following
      if starts.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { goOn() }
    }
  }

  private func step(after error: (any Error)?) -> Step {
    do { return try decide(error) } catch { return .end(error) }
  }

  private func goOn() {
    repeat {
      let following = next
      next = nil
      if downstream.lifetime.isOver { return }
      switch following {
      case .follow(let source): follow(source)
      case .followLast(let source):
        // Else a sequence that ends in another one, and so on, would be as deep as it is long.
        downstream.lifetime.drop(current)
        return source.startLast(downstream)
      case .end, nil: return
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
        inlet.stopSources()
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

  /// The downstream has ended, and releases its source later.
  func stop() { lock { lifetime }?.stop() }

  private func exchange(_ replacement: Lifetime?) -> Lifetime? {
    lock {
      defer { lifetime = replacement }
      return lifetime
    }
  }
}

extension Observable {
  /// Goes on with what `decide` makes of the end; if that is nil, the end goes through.
  ///
  /// Unlike in a succession, the source that goes on is subscribed to within the end of this one, which is released after
  /// that: a source that both share goes on.
  ///
  /// - Parameters:
  ///   - keepsSource: As for `stage`.
  ///   - decide: Called with the error, or with nil after completion; what it throws ends the sequence.
  @usableFromInline
  final func takenOver(
    keepsSource: Bool = false, _ downstream: Downstream<Element>,
    by decide: @escaping ((any Error)?) throws -> Observable<Element>?
  ) {
    let inlet = stretch(in: downstream.lifetime)
    downstream.lifetime.hold(inlet)
    let first = Downstream(inlet, next: downstream.next) { error in
      guard inlet.finish() else { return }
      inlet.stopSources()
      do {
        if !downstream.lifetime.isOver, let source = try decide(error) {
          downstream.lifetime.drop(inlet)
          return source.startLast(downstream, releasing: inlet)
        }
        if !downstream.lifetime.isOver { downstream.end(error) }
      } catch {
        if !downstream.lifetime.isOver { downstream.end(error) }
      }
      inlet.release()
    }
    start(keepsSource ? first.keeping(self) : first)
  }
}

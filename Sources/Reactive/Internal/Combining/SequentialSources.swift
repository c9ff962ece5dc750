import Synchronization

/// Subscribes to sources one after the other, in a loop rather than by recursion.
///
/// Each source has its own lifetime. When a source ends, `decide` determines the next one.
///
/// A source that has ended is released before the next one is subscribed to. If the sequence ends with a source, the
/// observer receives the terminal event before that source is released. A source that has ended emits nothing more,
/// even if it hasn't been released yet.
///
/// `@unchecked Sendable`: the count of `starts` guards `next`.
@usableFromInline
final class SequentialSources<Element>: @unchecked Sendable {
  /// The next step after the end of a source.
  @usableFromInline
  enum Step {
    /// Release the previous source, then subscribe to this one.
    case follow(Observable<Element>)
    /// Like `follow`, but this is the last source, so the sequence ends with it.
    case followLast(Observable<Element>)
    case end((any Error)?)
  }

  private let downstream: Downstream<Element>
  private let decide: ((any Error)?) throws -> Step
  /// The number of sources that have ended, and whose next source hasn't been subscribed to yet; the thread that
  /// increments the number from 0 runs the loop.
  private let starts = Atomic<Int>(0)
  private let current = CurrentSource()
  /// The step after the last source that has ended.
  @exclusivity(unchecked) private var next: Step?

  /// Creates a sequence of sources that delivers to `downstream`.
  ///
  /// - Parameter decide: A closure that is called with the error of a source that has failed, or with nil after
  ///   completion. If it throws, the sequence fails with that error.
  @usableFromInline
  init(_ downstream: Downstream<Element>, _ decide: @escaping ((any Error)?) throws -> Step) {
    self.downstream = downstream
    self.decide = decide
    downstream.lifetime.hold(current)
  }

  /// Starts as if a source had completed.
  @usableFromInline
  func begin() { sourceEnded(nil, nil) }

  /// Starts with `source`.
  @usableFromInline
  func begin(with source: Observable<Element>) {
    starts.add(1, ordering: .acquiringAndReleasing)
    follow(source)
    if starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 { goOn() }
  }

  private func sourceEnded(_ error: (any Error)?, _ sourceLifetime: Lifetime?) {
    if downstream.lifetime.isOver {
      sourceLifetime?.release()
      return
    }
    // Decides at once, even while the source is still being subscribed to. That subscription lasts as long as other
    // sources run on this thread, and meanwhile a source that is shared with other subscribers must not emit.
    switch step(after: error) {
    case .end(let error):
      // `decide` may have disposed of the subscription.
      if !downstream.lifetime.isOver { downstream.end(error) }
      sourceLifetime?.release()
    case let following:
      sourceLifetime?.release()
      // The thread that runs the loop reads `next` only after the count has been incremented.
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
        // In tail position, because otherwise the stack would grow with each sequence that ends with another one.
        downstream.lifetime.drop(current)
        return source.startInTailPosition(downstream)
      case .end, nil: return
      }
    } while starts.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }

  private func follow(_ source: Observable<Element>) {
    let sourceLifetime = sequentialLifetime(in: downstream.lifetime)
    current.replace(with: sourceLifetime)
    if downstream.lifetime.isOver { return sourceLifetime.dispose() }
    source.start(
      Downstream(sourceLifetime, next: downstream.next) { error in
        guard sourceLifetime.finish() else { return }
        sourceLifetime.stopSources()
        self.sourceEnded(error, sourceLifetime)
      })
  }
}

/// The current source of a `SequentialSources`.
///
/// The downstream's lifetime holds this object rather than the `SequentialSources`, which retains the downstream. So if
/// a source is released without a terminal event, everything else is released with it.
///
/// `@unchecked Sendable`: the lock guards `lifetime`.
final class CurrentSource: Releasable, @unchecked Sendable {
  private let lock = Lock()
  @exclusivity(unchecked) private var lifetime: Lifetime?

  func replace(with lifetime: Lifetime) { _ = exchange(lifetime) }

  /// Disposes of the source, because the downstream's lifetime has ended.
  func release(_ key: Int) { exchange(nil)?.dispose() }

  /// Leaves part of the release to the caller, because the downstream's lifetime has ended.
  func releaseFlat(_ key: Int) -> Remainder { exchange(nil)?.releaseFlat(0) ?? .nothing }

  /// Stops the source, because the downstream has ended and will release it later.
  func stop(_ pending: inout [Lifetime]) { lock { lifetime }?.stop(&pending) }

  private func exchange(_ replacement: Lifetime?) -> Lifetime? {
    lock {
      defer { lifetime = replacement }
      return lifetime
    }
  }
}

extension Observable {
  /// Continues with the sequence that `decide` returns, or passes on the terminal event if it returns nil.
  ///
  /// Unlike with `SequentialSources`, the next sequence is subscribed to during the terminal event of this sequence,
  /// and this sequence is released afterwards. So a source that both sequences share keeps running.
  ///
  /// - Parameters:
  ///   - keepsSource: As for `stage`.
  ///   - decide: A closure that is called with the error, or with nil after completion. If it throws, the sequence
  ///     fails with that error.
  @usableFromInline
  final func resumed(
    keepsSource: Bool = false, _ downstream: Downstream<Element>,
    by decide: @escaping ((any Error)?) throws -> Observable<Element>?
  ) {
    let sourceLifetime = sequentialLifetime(in: downstream.lifetime)
    downstream.lifetime.hold(sourceLifetime)
    let first = Downstream(sourceLifetime, next: downstream.next) { error in
      guard sourceLifetime.finish() else { return }
      sourceLifetime.stopSources()
      do {
        if !downstream.lifetime.isOver, let source = try decide(error) {
          downstream.lifetime.drop(sourceLifetime)
          return source.startInTailPosition(
            downstream, inPlaceOf: sourceLifetime, releasing: sourceLifetime)
        }
        if !downstream.lifetime.isOver { downstream.end(error) }
      } catch {
        if !downstream.lifetime.isOver { downstream.end(error) }
      }
      sourceLifetime.release()
    }
    startInTailPosition(keepsSource ? first.keeping(self) : first, inPlaceOf: downstream.lifetime)
  }
}

import Reactive
import Testing

struct UsingTests {
  /// Returns the events of a source that terminates on another thread.
  private func lines(of source: Observable<Int>) async -> [String] {
    let log = Log()
    let subscription = SerialDisposable()
    await withCheckedContinuation { continuation in
      subscription.disposable = source.subscribe { event in
        log("\(event)")
        if event.isStopEvent { continuation.resume() }
      }
    }
    return log.lines
  }

  @Test func `using disposes of its resource with the subscription`() {
    let log = Log()
    func source(_ inner: Observable<Int>) -> Observable<Int> {
      Observable.using {
        log("opened")
        return ClosureResource { log("closed") }
      } observableFactory: { _ in
        inner.do(onDispose: { log("source gone") })
      }
    }
    _ = source(.of(1)).subscribe(log.observer())
    #expect(log.lines == ["opened", "next(1)", "completed", "source gone", "closed"])
    let other = source(.never()).subscribe()
    other.dispose()
    #expect(log.lines.suffix(3) == ["opened", "source gone", "closed"])
  }

  @Test func `the source is not subscribed to if a factory has ended the sequence`() {
    let log = Log()
    let stop = PublishSubject<Void>()
    _ = Observable<Int>.using {
      ClosureResource { log("closed") }
    } observableFactory: { _ in
      stop.onNext(())
      return .create { _ in
        log("subscribed")
        return Disposables.create()
      }
    }
    .take(until: stop).subscribe(log.observer())
    #expect(log.lines == ["completed", "closed"])
  }

  @Test func `an error thrown by a factory is emitted, and the resource is disposed of`() {
    let log = Log()
    let noResource = Observable<Int>.using({ () throws -> BooleanDisposable in throw Failure.first }) { _ in
      .just(1)
    }
    #expect(events(of: noResource) == ["error(first)"])
    let noSource = Observable<Int>.using({ ClosureResource { log("closed") } }) { _ in throw Failure.second }
    #expect(events(of: noSource) == ["error(second)"])
    #expect(log.lines == ["closed"])
  }
}

/// A disposable that calls a closure.
private final class ClosureResource: Disposable, @unchecked Sendable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() { action() }
}

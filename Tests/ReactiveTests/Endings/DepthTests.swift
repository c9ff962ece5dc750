import ExitTesting
import Reactive
import Testing

/// Sequences that continue with another sequence, which continues with another one, and so on.
struct DepthTests {
  typealias Numbers = Observable<Int>

  /// Sequences that continue `count` times; one line for each operator.
  private static let shapes: [@Sendable (_ count: Int) -> Numbers] = [
    recursion { rest in Numbers.error(Failure.first).catch { _ in rest() } },
    recursion { rest in failingAtOnce().catch { _ in rest() } },
    recursion { rest in Numbers.error(Failure.first).retry(2).catch { _ in rest() } },
    { count in
      @Sendable func single(_ count: Int) -> Single<Int> {
        count == 0 ? .just(0) : Single.error(Failure.first).catch { _ in single(count - 1) }
      }
      return single(count).asObservable()
    },
    { count in
      @Sendable func single(_ count: Int) -> Single<Int> {
        count == 0 ? .just(0) : Single.just(count).flatMap { single($0 - 1) }
      }
      return single(count).asObservable()
    },
    recursion { rest in Numbers.just(1).flatMap { _ in rest() } },
    recursion { rest in Numbers.just(1).flatMapLatest { _ in rest() } },
    recursion { rest in Numbers.just(1).flatMapFirst { _ in rest() } },
    recursion { rest in Numbers.just(1).concatMap { _ in rest() } },
    recursion { rest in Numbers.just(1).concat(Numbers.deferred(rest)) },
    recursion { rest in Numbers.of(1).concat(Numbers.deferred(rest)) },
    recursion { rest in .concat([.just(1), .deferred(rest)]) },
    recursion { rest in Numbers.deferred(rest).startWith(1) },
    recursion { rest in Numbers.empty().ifEmpty(switchTo: .deferred(rest)) },
    recursion { rest in Completable.empty().andThen(Numbers.deferred(rest)) },
    recursion { rest in .deferred(rest) },
    recursion { rest in Numbers.of(1).flatMap { _ in rest() } },
    recursion { rest in Numbers.of(1).flatMapLatest { _ in rest() } },
    recursion { rest in Numbers.of(1).flatMapFirst { _ in rest() } },
    recursion { rest in Numbers.of(1).concatMap { _ in rest() } },
    recursion { rest in Numbers.of(1).flatMap { _ in Numbers.deferred(rest).startWith(1) } },
    recursion { rest in Numbers.of(1).flatMap { _ in Numbers.error(Failure.first).catch { _ in rest() } } },
    recursion { rest in .merge(.just(1), .deferred(rest)) },
    recursion { rest in .merge(.of(1), .deferred(rest)) },
    { count in (0..<count).reduce(.empty()) { all, number in all.concat(Numbers.just(number)) } },
  ]

  private static func recursion(
    _ step: @escaping @Sendable (_ rest: @escaping () -> Numbers) -> Numbers
  ) -> @Sendable (Int) -> Numbers {
    { count in
      @Sendable func numbers(_ count: Int) -> Numbers {
        count == 0 ? .just(0) : step { numbers(count - 1) }
      }
      return numbers(count)
    }
  }

  private static func failingAtOnce() -> Numbers {
    .create { observer in
      observer.onError(Failure.first)
      return Disposables.create()
    }
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `a hundred thousand sequences that continue in each other do not grow the stack`()
    async
  {
    await #expect(processExitsWith: .success) {
      for (place, shape) in Self.shapes.enumerated() {
        var ends = 0
        var last = -1
        _ = shape(100_000).subscribe(onNext: { last = $0 }, onError: { _ in }, onCompleted: { ends += 1 })
        precondition(ends == 1 && (last == 0 || last == 1 || last == 99_999), "shape \(place)")
      }
    }
  }

  @Test(.exitTest) func `a hundred thousand nested sequences can fail and be disposed of`() async {
    await #expect(processExitsWith: .success) {
      for innermost in [Numbers.never(), .error(Failure.first)] {
        var ends = 0
        @Sendable func merged(_ count: Int) -> Numbers {
          count == 0 ? innermost : .merge(.never(), .deferred { merged(count - 1) })
        }
        @Sendable func mapped(_ count: Int) -> Numbers {
          count == 0 ? innermost : Numbers.of(1).flatMap { _ in mapped(count - 1) }
        }
        for source in [merged(100_000), mapped(100_000)] {
          source.subscribe(onError: { _ in ends += 1 }, onDisposed: { ends += 10 }).dispose()
          source.catchAndReturn(0).subscribe(onNext: { _ in ends += 1 }, onDisposed: { ends += 10 }).dispose()
        }
        precondition(ends == 40 || ends == 44, "\(ends)")
      }
    }
  }

  @Test(.exitTest) func `5,000 chained catch operators do not overflow the stack`() async {
    await #expect(processExitsWith: .success) {
      let source = (0..<5_000).reduce(Numbers.error(Failure.first)) { all, _ in all.catch { .error($0) } }
      var ends = 0
      _ = source.subscribe(onError: { _ in ends += 1 })
      precondition(ends == 1)
    }
  }

  @Test func `a sequence of continued sequences can be disposed of in the middle, at any depth`() {
    let subject = PublishSubject<Int>()
    for place in Self.shapes.indices {
      var count = 0
      let subscription = Self.recursion { rest in Numbers.just(1).concat(Numbers.deferred(rest)) }(place * 20)
        .concat(subject)
        .subscribe(onNext: { _ in count += 1 })
      #expect(count == place * 20 + 1)
      #expect(subject.hasObservers)
      subscription.dispose()
      #expect(!subject.hasObservers)
    }
  }
}

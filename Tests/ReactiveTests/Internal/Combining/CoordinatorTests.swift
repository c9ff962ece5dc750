import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

/// Operators like `merge` and `flatMap` whose sources are operators like these: events pass only the outermost
/// gate.
struct CoordinatorTests {
  /// A random tree of operators; with `isApart`, a `map` separates each operator from the next, so each has its own
  /// gate.
  private struct Tree {
    let isApart: Bool
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log()
    var seed: UInt64

    mutating func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(count))
    }

    /// Returns a source that emits immediately or later, and logs its subscription and its disposal.
    mutating func leaf() -> Observable<Int> {
      let name = random(1000)
      let (log, scheduler) = (log, scheduler)
      switch random(6) {
      case 0: return .just(name)
      case 1: return .of(name, name + 1)
      default: break
      }
      let events = (0..<random(3)).map { (time: random(4) * 10, event: Event.next(name + $0)) }
      let end = (
        time: 30 + random(3) * 10, event: random(4) == 0 ? Event<Int>.error(Failure.first) : .completed
      )
      let endsImmediately = random(3) == 0
      let all = random(4) == 0 ? events : events + [endsImmediately ? (time: 0, event: end.event) : end]
      return Observable { downstream in
        log("subscribed to \(name)")
        downstream.lifetime.hold(disposable: Disposables.create { log("disposed of \(name)") })
        Observable.played(all, on: scheduler).attach(downstream)
      }
    }

    mutating func node(_ depth: Int) -> Observable<Int> {
      if depth == 0 || random(6) == 0 { return leaf() }
      let children = (0..<3).map { _ in node(depth - 1) }
      let combined = combine(random(11), children, leaf())
      return isApart ? combined.map { $0 } : combined
    }

    private func combine(
      _ kind: Int, _ children: [Observable<Int>], _ leaf: Observable<Int>
    ) -> Observable<Int> {
      let child = { (number: Int) in children[number % 3] }
      switch kind {
      case 0: return .merge(children)
      case 1: return leaf.flatMap(child)
      case 2: return leaf.flatMapLatest(child)
      case 3: return leaf.flatMapFirst(child)
      case 4: return leaf.concatMap(child)
      case 5: return Observable.of(0, 1, 2).map(child).merge(maxConcurrent: 2)
      case 6: return children[0].concat(children[1])
      case 7: return children[0].catch { _ in children[1] }
      case 8: return children[0].startWith(7)
      case 9: return .deferred { children[0] }
      default: return .merge(children[0], children[1].take(2))
      }
    }
  }

  /// Returns everything that happens up to time 200, and when.
  private static func run(_ seed: UInt64, isApart: Bool) -> [String] {
    var tree = Tree(isApart: isApart, seed: seed)
    let source = tree.node(2 + tree.random(4))
    let isDisposed = tree.random(4) == 0
    let log = tree.log
    let lifetime = Lifetime()
    var count = 0
    let subscription = source.subscribe(
      lifetime,
      onNext: { element in
        log("\(element)")
        count += 1
        if isDisposed, count == 5 { lifetime.dispose() }
      }, onEnd: { log("\(Event<Int>.end($0))") })
    for time in stride(from: 10, through: 200, by: 10) {
      log("at \(time)")
      tree.scheduler.advanceTo(time)
    }
    subscription.dispose()
    return log.lines
  }

  @Test func `everything happens in the same order as with one gate per operator`() {
    for seed in 0..<UInt64(1000) {
      let actual = Self.run(seed, isApart: false)
      let expected = Self.run(seed, isApart: true)
      #expect(actual == expected, "seed \(seed)")
      if actual != expected { break }
    }
  }

  @Test func `events that an observer emits into several of the operators keep their order`() {
    let log = Log()
    let (first, second, outer) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    let subscription = Observable.merge(outer, Observable.merge(first, second))
      .subscribe(onNext: { number in
        log("\(number)")
        if number == 0 {
          second.onNext(1)
          outer.onNext(2)
          second.onNext(3)
        }
      })
    first.onNext(0)
    subscription.dispose()
    #expect(log.lines == ["0", "1", "2", "3"])
  }

  @Test func `replacing an operator disposes of the operators inside it`() {
    let log = Log()
    let subject = PublishSubject<Int>()
    let outer = PublishSubject<Int>()
    let subscription = outer.flatMapLatest { number in
      Observable.merge(.never(), Observable.merge(.never(), subject.map { $0 + number }))
    }
    .subscribe(log.observer())
    outer.onNext(10)
    subject.onNext(1)
    outer.onNext(20)
    subject.onNext(1)
    outer.onCompleted()
    subject.onCompleted()
    // The others never complete.
    #expect(log.lines == ["next(11)", "next(21)"])
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  /// Returns two coordinators, of which the inner one is a source of the outer one, through `stage`.
  private func nested(
    _ stage: (Observable<Int>) -> Observable<Int> = { $0 }
  ) throws -> (outer: Coordinator<Int>, inner: Coordinator<Int>) {
    let outer = Coordinator<Int>(merging: Downstream(Lifetime(), next: { _ in }, end: { _ in }), awaiting: 1)
    var inner: Coordinator<Int>?
    outer.attachInner(stage(Observable { inner = Coordinator(merging: $0, awaiting: 1) }))
    return (outer, try #require(inner))
  }

  @Test func `a coordinator that is a source of another one uses the other one's gate`() throws {
    let (outer, inner) = try nested()
    #expect(inner.gate === outer)
  }

  @Test func `a coordinator whose events pass through another stage has its own gate`() throws {
    for stage in [{ $0.map { $0 } }, { $0.filter { _ in true } }, { $0.take(5) }]
      as [(Observable<Int>) -> Observable<Int>]
    {
      let inner = try nested(stage).inner
      #expect(inner.gate === inner)
    }
  }
}

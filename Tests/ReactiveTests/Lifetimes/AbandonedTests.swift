import ExitTesting
import Reactive
import Testing

/// Subscriptions that are never disposed of, and whose sources are released.
struct AbandonedTests {
  typealias Build = (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>

  private final class Owner {}

  private let builds: [(String, Build)] = [
    ("merge", { .merge($0, $1) }),
    ("combineLatest", { .combineLatest($0, $1) { $0 + $1 } }),
    ("zip", { .zip($0, $1) { $0 + $1 } }),
    ("withLatestFrom", { $0.withLatestFrom($1) }),
    ("flatMap", { one, other in one.flatMap { [weak other] _ in other ?? .never() } }),
    ("flatMapLatest", { one, other in one.flatMapLatest { [weak other] _ in other ?? .never() } }),
    (
      "concatMap",
      // A queued source is retained by the queue.
      { one, other in one.concatMap { [weak other] in $0 == 1 ? other ?? .never() : .never() } }
    ),
    ("amb", { $0.amb($1) }),
    ("take(until:)", { $0.take(until: $1) }),
    ("sample", { $0.sample($1) }),
    ("publish and refCount", { one, _ in one.publish().refCount() }),
    ("replay and refCount", { one, _ in one.replay(1).refCount() }),
    ("concat", { $0.concat($1) }),
    ("concat of several", { .concat($0, $1) }),
    ("retry", { one, _ in one.retry() }),
    ("retry with a limit", { one, _ in one.retry(2) }),
    ("retry(when:)", { one, _ in one.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) }),
    ("source after an error", { one, _ in .error(Failure.first).catch { _ in one } }),
    ("source after an empty one", { one, _ in .empty().ifEmpty(switchTo: one) }),
    ("share of amb", { $0.observe(on: CurrentThreadScheduler.instance).amb($1).share() }),
    ("share of merge", { .merge($0, $1).share(replay: 1) }),
    ("share of flatMap", { one, _ in one.flatMap { Observable.just($0) }.share() }),
    ("share of zip", { .zip($0, $1.startWith(0)) { $0 + $1 }.share() }),
    ("share of combineLatest", { .combineLatest([$0, $1]) { $0.count }.share() }),
    ("groupBy", { one, _ in one.groupBy { $0 % 2 }.flatMap { $0 } }),
  ]

  @Test func `a subscription and its closures are released with the sources`() {
    for (name, build) in builds {
      var owner: Owner? = Owner()
      weak let weakOwner = owner
      var one: PublishSubject<Int>? = PublishSubject()
      var other: PublishSubject<Int>? = PublishSubject()
      if let one, let other {
        _ = build(one, other).subscribe(onNext: { [owner] _ in _ = owner })
        one.onNext(1)
        one.onNext(2)
      }
      owner = nil
      #expect(weakOwner != nil, "\(name) released its closures early")
      one = nil
      other = nil
      #expect(one == nil && other == nil && weakOwner == nil, "\(name) retains its closures")
    }
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `releasing a hundred thousand sources does not overflow the stack`() async {
    await #expect(processExitsWith: .success) {
      var subject: PublishSubject<Int>? = PublishSubject()
      if let subject {
        _ = Observable.merge((0..<100_000).map { _ in subject.asObservable() }).subscribe()
        precondition(subject.hasObservers)
      }
      subject = nil
      precondition(subject == nil)
    }
  }
}

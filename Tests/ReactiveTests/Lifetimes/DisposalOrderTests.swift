import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// The moment at which operators dispose of their sources.
struct DisposalOrderTests {
  @Test func `an observer receives the terminal event before the source of an operator is disposed of`() {
    let scheduler = TestScheduler(initialClock: 0)
    let stages: [(Observable<Int>) -> Observable<Int>] = [
      { $0.take(until: Observable<Int>.never()) },
      { $0.take(for: .seconds(10), scheduler: scheduler) },
      { $0.timeout(.seconds(10), scheduler: scheduler) },
      { $0.withLatestFrom(Observable<Int>.never()) },
      { $0.debounce(.seconds(10), scheduler: scheduler) },
      { $0.skip(until: Observable.just(1)) },
    ]
    for stage in stages {
      for end in [Event<Int>.completed, .error(Failure.first)] {
        let log = Log()
        let subject = PublishSubject<Int>()
        let source = subject.do(onDispose: { log("gone") })
        _ = stage(source).subscribe(log.observer())
        subject.on(end)
        #expect(log.lines == ["\(end)", "gone"])
      }
    }
  }

  @Test func `each of several sources is disposed of before the others continue`() {
    let stages: [(Observable<Observable<Int>>) -> Observable<Int>] = [
      { $0.concatMap { $0 } }, { $0.flatMap { $0 } }, { $0.merge(maxConcurrent: 2) },
    ]
    for stage in stages {
      let log = Log()
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let sources = subjects.enumerated().map { number, subject in
        subject.do(onSubscribe: { log("\(number) subscribed") }, onDispose: { log("\(number) gone") })
      }
      _ = stage(Observable.from(sources)).subscribe(onCompleted: { log("completed") })
      for subject in subjects { subject.onCompleted() }
      #expect(log.lines.filter { $0 != "1 subscribed" } == ["0 subscribed", "0 gone", "1 gone", "completed"])
    }
  }

  /// For example, an activity indicator upstream of a `catch` is hidden after the error message is shown, not
  /// before.
  @Test func `the source that follows another one is subscribed to before the other one is disposed of`() {
    let end = Event<Int>.completed
    let failure = Event<Int>.error(Failure.first)
    let cases: [(Event<Int>, (Observable<Int>, Log) -> Observable<Int>, [String])] = [
      (
        failure, { source, log in source.catch { _ in shown(log) } }, ["message", "completed", "gone"]
      ),
      (failure, { source, _ in source.catch { _ in .just(0) } }, ["next(0)", "completed", "gone"]),
      (failure, { source, _ in source.catch { _ in .never() } }, ["gone"]),
      (failure, { source, _ in source.catch { throw $0 } }, ["error(first)", "gone"]),
      (failure, { source, _ in source.retry(1) }, ["error(first)", "gone"]),
      (end, { source, _ in source.catch { _ in .just(0) } }, ["completed", "gone"]),
      (end, { source, _ in source.retry() }, ["completed", "gone"]),
      (end, { source, _ in source.retry(2) }, ["completed", "gone"]),
      (
        end, { source, _ in source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) },
        ["completed", "gone"]
      ),
      (end, { source, _ in source.ifEmpty(switchTo: .just(9)) }, ["next(9)", "completed", "gone"]),
    ]
    for (place, (event, stage, expected)) in cases.enumerated() {
      let log = Log()
      let subject = PublishSubject<Int>()
      let source = Observable.using({ Resource(log) }, observableFactory: { _ in subject })
      let subscription = stage(source, log).subscribe(log.observer())
      subject.on(event)
      #expect(log.lines == expected, "case \(place)")
      subscription.dispose()
    }
  }

  private final class Resource: Disposable {
    private let log: Log

    init(_ log: Log) { self.log = log }

    func dispose() { log("gone") }
  }

  private func shown(_ log: Log) -> Observable<Int> {
    log("message")
    return .empty()
  }
}

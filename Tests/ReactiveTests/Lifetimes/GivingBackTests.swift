import Dispatch
import Reactive
import ReactiveTesting
import Testing

/// When operators give their sources back.
struct GivingBackTests {
  @Test func `an observer sees the end before the source of an operator is given back`() {
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

  @Test func `each of several sources is given back before the others go on`() {
    let stages: [(Observable<Observable<Int>>) -> Observable<Int>] = [
      { $0.concatMap { $0 } }, { $0.flatMap { $0 } }, { $0.merge(maxConcurrent: 2) },
    ]
    for stage in stages {
      let log = Log()
      let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
      let sources = subjects.enumerated().map { number, subject in
        subject.do(onSubscribe: { log("\(number) begins") }, onDispose: { log("\(number) gone") })
      }
      _ = stage(Observable.from(sources)).subscribe(onCompleted: { log("completed") })
      for subject in subjects { subject.onCompleted() }
      #expect(log.lines.filter { $0 != "1 begins" } == ["0 begins", "0 gone", "1 gone", "completed"])
    }
  }
}

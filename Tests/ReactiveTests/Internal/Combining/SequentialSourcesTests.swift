import ExitTesting
import Reactive
import Testing

struct SequentialSourcesTests {
  typealias Numbers = Observable<Int>

  /// Returns the numbers from `start` on: the first, concatenated with the rest.
  static func numbers(from start: Int) -> Observable<Int> {
    let parts = [0, 1].lazy.map { part in
      part == 0
        ? Observable.just(start, scheduler: CurrentThreadScheduler.instance) : numbers(from: start + 1)
    }
    return .concat(parts)
  }

  @Test(.exitTest) func `releasing a source also releases the operator that would continue after it`() async {
    await #expect(processExitsWith: .success) {
      let builds: [(Numbers) -> Numbers] = [
        { $0.catch { _ in .empty() } }, { $0.ifEmpty(switchTo: .just(1)) },
      ]
      for build in builds {
        var subject: PublishSubject<Int>? = PublishSubject()
        if let subject { _ = build(subject).subscribe() }
        subject?.onNext(1)
        subject = nil
        precondition(subject == nil && Resources.total == 0)
      }
    }
  }

  /// Runs in a process of its own, in which no other test subscribes.
  @Test(.exitTest) func `a sequence that continues with another one releases finished subscriptions`() async {
    await #expect(processExitsWith: .success) {
      let log = Log()
      var last = 0
      var most: Int32 = 0
      let subscription = Self.numbers(from: 0).take(10_000).subscribe(
        onNext: {
          last = $0
          most = max(most, Resources.total)
        }, onCompleted: { log("completed") })
      subscription.dispose()
      precondition(last == 9_999)
      precondition(log.lines == ["completed"])
      precondition(most < 10, "\(most) subscriptions at a time")
    }
  }

  @Test func `disposal in the middle stops the last source`() {
    let subject = PublishSubject<Int>()
    let subscription = Observable.just(1).concat(subject).subscribe()
    #expect(subject.hasObservers)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}

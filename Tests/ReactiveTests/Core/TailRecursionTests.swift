import Reactive
import Testing

/// Alone in using the measure, and one after the other, because it is the whole process's.
@Suite(.serialized)
struct TailRecursionTests {
  /// Numbers from `start` on: one, and then the rest.
  static func numbers(from start: Int) -> Observable<Int> {
    let parts = [0, 1].lazy.map { part in
      part == 0
        ? Observable.just(start, scheduler: CurrentThreadScheduler.instance) : numbers(from: start + 1)
    }
    return .concat(parts)
  }

  /// In a process of its own, where no other test counts.
  @Test func `a sequence that ends in another does not grow with their number`() async {
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

  @Test func `the measure is set back by whoever measures`() {
    maxTailRecursiveSinkStackSize = 0
    _ = Observable.of(1).concat(Observable.of(2)).subscribe()
    #expect(maxTailRecursiveSinkStackSize >= 1)
  }
}

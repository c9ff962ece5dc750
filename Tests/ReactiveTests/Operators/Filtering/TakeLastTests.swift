import ExitTesting
import Reactive
import Testing

struct TakeLastTests {
  @Test func `takeLast emits the last elements when the source completes`() {
    #expect(events(of: Observable.of(1, 2, 3).takeLast(2)) == ["next(2)", "next(3)", "completed"])
    #expect(events(of: Observable.of(1, 2, 3).takeLast(0)) == ["completed"])
    #expect(events(of: Observable.of(1).takeLast(5)) == ["next(1)", "completed"])
    #expect(events(of: failing(1, 2).takeLast(1)) == ["error(first)"])
    #expect(events(of: Observable.range(start: 0, count: 1000).takeLast(1)) == ["next(999)", "completed"])
  }

  @Test func `takeLast stops emitting when it is disposed of`() {
    let log = Log()
    let subscription = SerialDisposable()
    let source = PublishSubject<Int>()
    subscription.disposable = source.takeLast(3).subscribe {
      log("\($0)")
      subscription.dispose()
    }
    for number in 1...3 { source.onNext(number) }
    source.onCompleted()
    #expect(log.lines == ["next(1)"])
  }

  @Test(.exitTest) func `takeLast with a negative count traps`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).takeLast(-1) }
  }
}

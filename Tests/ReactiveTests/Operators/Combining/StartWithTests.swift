import Reactive
import Testing

struct StartWithTests {
  @Test func `startWith emits its elements first`() {
    #expect(
      events(of: Observable.of(3).startWith(2).startWith(1)) == [
        "next(1)", "next(2)", "next(3)", "completed",
      ])
    #expect(events(of: failing(2).startWith(0, 1)) == ["next(0)", "next(1)", "next(2)", "error(first)"])
  }

  @Test(arguments: [[1, 2], [1, 2, 3]])
  func `the source is not subscribed to if the observer disposes during the first elements`(elements: [Int]) {
    let log = Log()
    var source = Observable<Int>.never().do(onSubscribe: { log("subscribed") })
    for element in elements.reversed() { source = source.startWith(element) }
    _ = source.take(2).subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `an observer that disposes during the first elements receives no more of them`() {
    let log = Log()
    _ = Observable<Int>.never().startWith(1, 2, 3).do(onNext: { log("\($0)") }).take(2).subscribe()
    #expect(log.lines == ["1", "2"])
  }

  @Test func `disposal disposes of the source`() {
    let source = PublishSubject<Int>()
    let subscription = source.startWith(1).subscribe()
    #expect(source.hasObservers)
    subscription.dispose()
    #expect(!source.hasObservers)
  }
}

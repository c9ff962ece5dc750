import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct WindowTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(205, 1), .next(210, 2), .next(240, 3), .next(280, 4), .next(320, 5), .next(350, 6),
      .next(370, 7), .next(420, 8), .next(470, 9), .completed(600),
    ])
  }

  /// Returns the elements of each window, each with the number of its window.
  private func numbered(_ windows: Observable<Observable<Int>>) -> Observable<String> {
    var count = -1
    return windows.flatMap { window -> Observable<String> in
      count += 1
      let number = count
      return window.map { "\(number) \($0)" }.concat(Observable.just("\(number) end"))
    }
  }

  @Test func `a new window starts when one is full and when its time is up`() {
    let source = source
    let result = scheduler.start {
      numbered(source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler))
    }
    #expect(
      result.events == [
        .next(205, "0 1"), .next(210, "0 2"), .next(240, "0 3"), .next(240, "0 end"), .next(280, "1 4"),
        .next(310, "1 end"), .next(320, "2 5"), .next(350, "2 6"), .next(370, "2 7"), .next(370, "2 end"),
        .next(420, "3 8"), .next(440, "3 end"), .next(470, "4 9"), .next(510, "4 end"), .next(580, "5 end"),
        .next(600, "6 end"), .completed(600),
      ])
    #expect(source.subscriptions == [Subscription(200, 600)])
  }

  @Test func `an error fails the open window as well`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(240, Failure.first)])
    let inner = Log()
    let result = scheduler.start {
      source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler)
        .do(onNext: { _ = $0.subscribe(inner.observer()) }).map { _ in 0 }
    }
    #expect(result.events == [.next(200, 0), .error(240, Failure.first)])
    #expect(inner.lines == ["next(1)", "error(first)"])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `the source is observed as long as a window has a subscriber`() {
    let subject = PublishSubject<Int>()
    let log = Log()
    var inner: (any Disposable)?
    let outer = subject.window(timeSpan: .seconds(70), count: 9, scheduler: scheduler).subscribe(onNext: {
      inner = $0.subscribe(log.observer())
    })
    subject.onNext(1)
    outer.dispose()
    #expect(subject.hasObservers)
    subject.onNext(2)
    #expect(log.lines == ["next(1)", "next(2)"])
    inner?.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `the source is disposed of if no window has a subscriber`() {
    let source = source
    let result = scheduler.start(disposed: 300) {
      source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).map { _ in 0 }
    }
    #expect(result.events == [.next(200, 0), .next(240, 0)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `window starts the next window as soon as one is full`() {
    let windows = Observable.of(1, 2, 3).window(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
    #expect(
      events(of: numbered(windows)) == [
        "next(0 1)", "next(0 2)", "next(0 end)", "next(1 3)", "next(1 end)", "completed",
      ])
  }
}

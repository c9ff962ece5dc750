import RxCocoa
import RxSwift
import RxTest
import Testing

/// Programs that write time intervals as literals like `.seconds(1)`, and programs that use `Duration`.
struct SpansOfTimeTests {
  private func suggestions(
    for text: Observable<String>, _ patience: RxTimeInterval, _ scheduler: any SchedulerType
  ) -> Observable<String> {
    text
      .debounce(.milliseconds(300), scheduler: scheduler)
      .throttle(.seconds(1), latest: true, scheduler: scheduler)
      .delay(.microseconds(5), scheduler: scheduler)
      .delaySubscription(.nanoseconds(5), scheduler: scheduler)
      .timeout(patience, scheduler: scheduler)
      .timeout(.seconds(60), other: Observable.empty(), scheduler: scheduler)
      .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
      .window(timeSpan: .seconds(1), count: 2, scheduler: scheduler)
      .flatMap { $0 }
      .take(for: .seconds(100), scheduler: scheduler)
      .skip(.milliseconds(5), scheduler: scheduler)
      .map { $0.joined() }
  }

  @Test func `interval literals compile as in RxSwift`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let observer = scheduler.createObserver(String.self)
    let text = PublishSubject<String>()
    _ = suggestions(for: text, .seconds(30), scheduler).subscribe(observer)
    scheduler.scheduleAt(10) { text.onNext("f") }
    scheduler.scheduleAt(20) { text.onNext("fe") }
    scheduler.scheduleAt(2_500) { text.onCompleted() }
    scheduler.start()
    #expect(observer.events.compactMap(\.value.element).filter { !$0.isEmpty } == ["fe"])
    #expect(observer.events.last?.value.isCompleted == true)
  }

  @Test func `timers and traits accept both types of intervals`() {
    let scheduler = TestScheduler(initialClock: 0)
    let nap: Duration = .seconds(7)
    let observer = scheduler.createObserver(Int.self)
    _ = Observable<Int>.interval(.seconds(5), scheduler: scheduler).take(1).subscribe(observer)
    _ = Observable<Int>.interval(nap, scheduler: scheduler).take(1).subscribe(observer)
    _ = Observable<Int>.timer(.seconds(9), period: .seconds(1), scheduler: scheduler).take(1).subscribe(
      observer)
    _ = Observable<Int>.timer(nap + nap, scheduler: scheduler).subscribe(observer)
    _ = Single.just(1).delay(.seconds(20), scheduler: scheduler).asObservable().subscribe(observer)
    _ = Single.just(2).delay(.seconds(2.5) * 10, scheduler: scheduler).asObservable().subscribe(observer)
    scheduler.start()
    #expect(observer.events.filter { $0.value.element != nil }.map(\.time) == [5, 7, 9, 14, 20, 25])
  }
}

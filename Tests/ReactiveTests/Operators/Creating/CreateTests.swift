import Dispatch
import Reactive
import ReactiveTesting
import Testing

struct CreateTests {
  private let log = Log()

  @Test func `nothing is emitted after completion, and the returned disposable is disposed of afterwards`() {
    let source = Observable<Int>.create { [log] observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure.first)
      return Disposables.create { log("disposed") }
    }
    _ = source.subscribe(log.observer())
    #expect(log.lines == ["next(1)", "completed", "disposed"])
  }

  @Test func `nothing is emitted after an error`() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Failure.first)
      observer.onNext(2)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(events(of: source) == ["next(1)", "error(first)"])
  }

  @Test func `the closure is called for each subscriber`() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(runs == 0)
    #expect(events(of: source) == ["next(1)", "completed"])
    #expect(events(of: source) == ["next(2)", "completed"])
  }

  @Test func `a disposed subscriber receives nothing more, even if the closure continues`() {
    var worked = 0
    let source = Observable<Int>.create { observer in
      for number in 1...100 {
        worked += 1
        observer.onNext(number)
      }
      return Disposables.create()
    }
    #expect(events(of: source.take(2)) == ["next(1)", "next(2)", "completed"])
    #expect(worked == 100)
  }

  @Test func `an element emitted during an event is delivered after that event`() {
    var send: ((Int) -> Void)?
    let source = Observable<Int>.create { observer in
      send = observer.onNext
      observer.onNext(1)
      return Disposables.create()
    }
    _ = source.subscribe { [log] event in
      log("begin \(event)")
      if case .next(1) = event { send?(2) }
      log("end \(event)")
    }
    #expect(log.lines == ["begin next(1)", "end next(1)", "begin next(2)", "end next(2)"])
  }

  @Test func `the disposable is disposed of when its source completes, even if the subscription continues`() {
    let log = Log()
    func source(_ name: String) -> Observable<String> {
      .create { observer in
        observer.onNext(name)
        observer.onCompleted()
        return Disposables.create { log("\(name) gone") }
      }
    }
    _ = source("a").concat(source("b")).subscribe(log.observer())
    #expect(log.lines == ["next(a)", "a gone", "next(b)", "completed", "b gone"])
  }

  @Test func `the disposable is disposed of at completion, even if the observer receives it later`() {
    let scheduler = TestScheduler(initialClock: 0)
    let laterStages: [(Observable<Int>) -> Observable<Int>] = [
      { $0.observe(on: scheduler) },
      { $0.delay(.seconds(10), scheduler: scheduler) },
      { $0.throttle(.seconds(10), scheduler: scheduler) },
    ]
    for stage in laterStages {
      let log = Log()
      let subject = PublishSubject<Int>()
      let source = Observable<Int>.create { observer in
        let subscription = subject.subscribe(observer)
        return Disposables.create {
          subscription.dispose()
          log("gone")
        }
      }
      let watched = source.do(onDispose: { log("upstream") })
      let subscription = stage(watched).subscribe(onCompleted: { log("end") })
      subject.onNext(1)
      subject.onNext(2)
      subject.onCompleted()
      #expect(log.lines == ["gone", "upstream"])
      scheduler.start()
      #expect(log.lines == ["gone", "upstream", "end"])
      subscription.dispose()
    }
  }
}

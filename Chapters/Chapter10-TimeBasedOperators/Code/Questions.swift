import Dispatch
import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "mist for seven seconds") {
    let mist = Observable<Int>
      .interval(.seconds(3), scheduler: MainScheduler.instance)
      .take(for: .seconds(7), scheduler: MainScheduler.instance)
      .subscribe { event in print(event) }
    pause(for: .seconds(20))
    mist.dispose()
  }

  example(of: "Ada and Ben share") {
    let bag = DisposeBag()
    let ticks = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .share()
    ticks.subscribe { print("Ada", $0) }.disposed(by: bag)
    pause(for: .milliseconds(2500))
    ticks.subscribe { print("Ben", $0) }.disposed(by: bag)
    pause(for: .milliseconds(1200))
  }

  example(of: "a mail that can be undone") {
    let sending = Observable.just("receipt")
      .do(onSubscribe: { print("mail sent") })
      .delay(.seconds(5), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print($0) })
    pause(for: .seconds(2))
    sending.dispose()
  }

  example(of: "a gauge that is skipped") {
    let degrees = BehaviorSubject(value: 19)
    let display =
      degrees
      .skip(.seconds(2), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print($0) })
    pause(for: .seconds(3))
    print("3 seconds")
    degrees.onNext(21)
    display.dispose()
  }

  example(of: "a loose door") {
    let door = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .throttle(
        .milliseconds(2400), latest: false,
        scheduler: MainScheduler.instance
      )
      .subscribe(onNext: { print($0) })
    pause(for: .milliseconds(8500))
    door.dispose()
  }

  example(of: "a window that is kept") {
    let main = MainScheduler.instance
    let log = PublishSubject<String>()
    var window = Observable<String>.never()
    _ = log.window(timeSpan: .seconds(5), count: 3, scheduler: main)
      .subscribe(onNext: { window = $0 })
    log.onNext("start")
    _ = window.subscribe { event in print(event) }
    log.onNext("load")
    log.onCompleted()
  }

  example(of: "a limit below a filter") {
    let main = MainScheduler.instance
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: main)
      .filter { tick in tick.isMultiple(of: 4) }
      .timeout(.milliseconds(3500), scheduler: main)
      .subscribe { event in print(event) }
    pause(for: .milliseconds(9500))
    ticks.dispose()
  }

  example(of: "four lines in pairs") {
    let log = Observable.of("start", "load", "show", "quit")
    _ =
      log
      .buffer(
        timeSpan: .seconds(5), count: 2,
        scheduler: MainScheduler.instance
      )
      .subscribe { event in print(event) }
  }
}

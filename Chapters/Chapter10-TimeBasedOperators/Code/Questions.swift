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

  example(of: "a backup that takes long") {
    let backups = Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { tick in
        print(tick)
        if tick == 0 { pause(for: .milliseconds(3400)) }
      })
    pause(for: .milliseconds(5500))
    backups.dispose()
  }

  example(of: "a bag that is replaced") {
    var bag = DisposeBag()
    Observable<Int>
      .interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print("tick", $0) })
      .disposed(by: bag)
    pause(for: .milliseconds(1500))
    bag = DisposeBag()
    pause(for: .seconds(2))
    print("subscriptions:", Resources.total)
  }

  example(of: "a limit above and below") {
    let main = MainScheduler.instance
    let answer = Observable.just("frost")
    let above = answer.timeout(.seconds(2), scheduler: main)
      .delay(.seconds(3), scheduler: main)
      .subscribe { event in print("above:", event) }
    let below = answer.delay(.seconds(3), scheduler: main)
      .timeout(.seconds(2), scheduler: main)
      .subscribe { event in print("below:", event) }
    pause(for: .seconds(4))
    for row in [above, below] { row.dispose() }
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

  example(of: "when the next span begins") {
    let main = MainScheduler.instance
    let log = PublishSubject<String>()
    let upload =
      log
      .buffer(timeSpan: .seconds(4), count: 2, scheduler: main)
      .subscribe(onNext: { lines in note("\(lines)") })
    note("begin")
    pause(for: .seconds(3))
    for line in ["start", "load", "show"] { log.onNext(line) }
    pause(for: .milliseconds(5500))
    upload.dispose()
  }
}

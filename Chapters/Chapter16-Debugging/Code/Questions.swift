import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder
var questions: ExampleList {
  example(of: "two closures of subscribe") {
    let lengths = scans.map { code in code.count }
    let first = lengths.subscribe { print($0) }
    let second = lengths.subscribe { print($0 + 1) }
    scans.onNext("A1")
    first.dispose()
    second.dispose()
  }

  example(of: "a probe in each inner sequence") {
    let display = scans.flatMapLatest { code in
      Observable.never().startWith(code)
        .probe("inner") { line in print(line) }
    }.subscribe()
    scans.onNext("A1")
    scans.onNext("B2")
    display.dispose()
  }

  example(of: "trimmed or whole") {
    let text = String(repeating: "-", count: 36)
    _ = Observable.just(text).debug("line", trimOutput: true)
      .subscribe()
  }

  example(of: "two rows of a log") {
    let log = MarbleLog(column: .milliseconds(100))
    let display = scans.marbles("all", in: log)
      .filter { $0 != "2" }.marbles("odd", in: log).subscribe()
    for codes in [["1", "2"], ["3"], []] {
      pause(for: .milliseconds(110))
      codes.forEach { code in scans.onNext(code) }
    }
    display.dispose()
    print(log)
  }

  example(of: "an unknown code, twice") {
    _ = lookUp("Z9").asObservable()
      .debug("code")
      .retry(2)
      .subscribe(onError: { _ in print("given up") })
  }

  example(of: "a probe and an unknown code") {
    _ = lookUp("Z9").asObservable()
      .probe("code") { line in print(line) }
      .subscribe(onError: { _ in print("given up") })
  }

  example(of: "what the tally says") {
    let tally = Tally()
    let codes = scans.counted(as: "codes", in: tally)
    let left = codes.subscribe()
    let right = codes.take(1).subscribe()
    scans.onNext("A1")
    print(tally.open)
    left.dispose()
    right.dispose()
  }

  example(of: "a row of two scans") {
    let log = MarbleLog(column: .milliseconds(100))
    let display = scans.map { $0.count }.marbles("lengths", in: log)
      .subscribe()
    pause(for: .milliseconds(320))
    scans.onNext("A1")
    pause(for: .milliseconds(50))
    scans.onNext("B20")
    display.dispose()
    print(log)
  }

  example(of: "the stack behind a delay") {
    let codes = Observable.just("A1")
      .delay(.seconds(1), scheduler: MainScheduler.instance)
      .do(onNext: { _ in print(callers()) })
    openPriceList(codes)
    pause(for: .seconds(2))
  }
}

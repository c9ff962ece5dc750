import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var questions: ExampleList {
  example(of: "a clock for the visitors") {
    _ = Observable<Int>
      .timer(.seconds(1), scheduler: serial("clock"))
      .map { _ in say("tick") }
      .subscribe(on: serial("worker"))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { say("shown") })
    pause(for: .seconds(2))
  }

  example(of: "the map of the day") {
    let today = BehaviorSubject(value: "Kent")
    let window = today.subscribe(on: serial("worker"))
      .subscribe(onNext: { map in say(map) })
    pause(for: .seconds(1))
    today.onNext("Fife")
    window.dispose()
    pause(for: .seconds(1))
  }

  example(of: "a request that fails") {
    struct Jam: Error {}
    _ = Observable<Int>.timer(.seconds(1), scheduler: serial("server"))
      .map { _ in throw Jam() }
      .do(onSubscribe: { say("asked") })
      .retry(2)
      .subscribe(on: serial("disk"))
      .subscribe(onError: { _ in say("given up") })
    pause(for: .seconds(3))
  }

  example(of: "a reader who does not wait") {
    let disk = serial("disk")
    keepBusy(disk)
    let reader = readMap("Kent").subscribe(on: disk)
      .subscribe(onNext: { map in say("shows \(map)") })
    reader.dispose()
    pause(for: .seconds(2))
  }

  example(of: "two windows, one map") {
    let map = readMap("Kent").share().subscribe(on: serial("disk"))
    for window in ["left", "right"] {
      _ = map.subscribe(onNext: { _ in say("shown on the \(window)") })
    }
    pause(for: .seconds(1))
  }

  example(of: "a reader who goes home") {
    let sheets = PublishSubject<Int>()
    let reader = sheets.observe(on: serial("worker"))
      .subscribe(onNext: { sheet in
        say("opens \(sheet)")
        pause(for: .seconds(2))
        say("closes \(sheet)")
      })
    for sheet in 1...2 { sheets.onNext(sheet) }
    pause(for: .seconds(1))
    reader.dispose()
    pause(for: .seconds(5))
  }

  example(of: "a window that is loading") {
    _ = Observable<String>.empty().observe(on: serial("worker"))
      .startWith("loading")
      .subscribe { event in say("\(event)") }
    pause(for: .seconds(1))
  }

  example(of: "two maps for the worker") {
    let start = MainScheduler.instance.now
    let small = Observable.of("Kent", "Fife").flatMap { map in
      Observable.just(map)
        .observe(on: serial("worker"))
        .map { map in shrink(map) }
    }
    pause(untilEndOf: small)
    print(secondsSince(start), "s")
  }

  example(of: "three maps from a server") {
    func ask(_ map: String) -> Observable<String> {
      .just(map).delay(.seconds(1), scheduler: serial("server"))
    }
    let maps = Observable.of("Kent", "Fife", "Cork")
    let one = operations("workers", atMost: 1)
    time("queue", maps.flatMap { ask($0).subscribe(on: one) })
    time("merge", maps.map { ask($0) }.merge(maxConcurrent: 1))
  }

  example(of: "a label that is set at once") {
    _ = Observable.just("Kent").observe(on: serial("worker"))
      .do(onNext: { map in say("cut \(map)") })
      .observe(on: ConcurrentMainScheduler.instance)
      .subscribe(onNext: { map in say("label \(map)") })
    pause(for: .seconds(1))
  }
}

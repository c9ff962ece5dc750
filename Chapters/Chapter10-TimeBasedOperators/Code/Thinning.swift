import Dispatch
import Foundation
import Lesson
import Reactive

/// Fewer elements: after a pause, or one in each span.
@ExampleListBuilder
var thinning: ExampleList {
  diagram(
    "the rests of throttle",
    """
    wind:   --1-2-3-4-5--------6------7-8------>
    rest:   -----|
    """, frame: .milliseconds(100)
  ) { (wind: Observable<Int>, rest: Observable<Int>) in
    wind.flatMapFirst { speed in rest.startWith(speed) }
  }

  diagram(
    "debounce and throttle",
    """
    wind:   --1-2-3-4-5--------6------7-8------>
    """, frame: .milliseconds(100)
  ) { (wind: Observable<Int>) in
    Observable.of(
      wind.debounce(
        .milliseconds(500), scheduler: MainScheduler.instance),
      wind.throttle(
        .milliseconds(500), scheduler: MainScheduler.instance),
      wind.throttle(
        .milliseconds(500), latest: false,
        scheduler: MainScheduler.instance))
  }

  diagram(
    "debounce at the end",
    """
    door:   --1-2---3|
    """, frame: .milliseconds(100)
  ) { (door: Observable<Int>) in
    door.debounce(
      .milliseconds(500), scheduler: MainScheduler.instance)
  }

  diagram(
    "throttle at the end",
    """
    wind:   --1-2---3|
    """, frame: .milliseconds(100)
  ) { (wind: Observable<Int>) in
    wind.throttle(
      .milliseconds(500), scheduler: MainScheduler.instance)
  }

  diagram(
    "throttle without the latest at the end",
    """
    wind:   --1-2---3-4|
    """, frame: .milliseconds(100)
  ) { (wind: Observable<Int>) in
    wind.throttle(
      .milliseconds(500), latest: false,
      scheduler: MainScheduler.instance)
  }

  diagram(
    "debounce and an error",
    """
    door:   --1-2---3-X
    """, frame: .milliseconds(100)
  ) { (door: Observable<Int>) in
    door.debounce(
      .milliseconds(500), scheduler: MainScheduler.instance)
  }

  example(of: "a button that bounces") {
    let bag = DisposeBag()
    let button = PublishSubject<Void>()
    for latest in [true, false] {
      button
        .throttle(
          .seconds(2), latest: latest,
          scheduler: MainScheduler.instance
        )
        .subscribe(onNext: { stamp("latest: \(latest), POST /order") })
        .disposed(by: bag)
    }

    stamp("two taps")
    button.onNext(())
    button.onNext(())
    pause(for: .seconds(5))
  }

  example(of: "a dial") {
    let main = MainScheduler.instance
    let dial = PublishSubject<Int>()
    let first = dial.distinctUntilChanged()
      .debounce(.milliseconds(500), scheduler: main)
      .stamped(by: "before debounce")
    let second =
      dial
      .debounce(.milliseconds(500), scheduler: main)
      .distinctUntilChanged()
      .stamped(by: "after debounce")
    for degrees in [18, 19, 20, 21] {
      dial.onNext(degrees)
      pause(for: .milliseconds(200))
    }
    pause(for: .seconds(1))
    dial.onNext(20)
    pause(for: .milliseconds(200))
    dial.onNext(21)
    pause(for: .seconds(1))
    for chain in [first, second] { chain.dispose() }
  }

  example(of: "notes that are never saved") {
    let notes = PublishSubject<Int>()
    let autosave =
      notes
      .debounce(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { word in stamp("saved up to word \(word)") })

    stamp("the user starts to write")
    for word in 1...14 {
      notes.onNext(word)
      pause(for: .milliseconds(700))
    }
    stamp("the battery is flat")
    autosave.dispose()
  }

  example(of: "notes that are saved now and then") {
    let notes = PublishSubject<Int>()
    let autosave =
      notes
      .throttle(.seconds(3), scheduler: MainScheduler.instance)
      .subscribe(onNext: { word in stamp("saved up to word \(word)") })

    stamp("the user starts to write")
    for word in 1...14 {
      notes.onNext(word)
      pause(for: .milliseconds(700))
    }
    stamp("the battery is flat")
    autosave.dispose()
  }

  example(of: "where elements arrive") {
    let main = MainScheduler.instance
    let radio = SerialDispatchQueueScheduler(qos: .utility)
    let speeds = Observable<Int>
      .interval(.milliseconds(100), scheduler: radio)
      .take(4)
    func look(_ name: String, _ speeds: Observable<Int>) {
      _ = speeds.subscribe(onNext: { speed in
        let place = Thread.isMainThread ? "main thread" : "elsewhere"
        print("\(name) \(speed): \(place)")
      })
    }
    look(
      "throttle", speeds.throttle(.milliseconds(250), scheduler: main))
    look(
      "debounce", speeds.debounce(.milliseconds(250), scheduler: main))
    pause(for: .seconds(1))
  }
}

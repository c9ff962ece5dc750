import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var freezing: ExampleList {
  example(of: "a thumbnail, first attempt") {
    let disk = serial("disk")
    _ = readMap("Kent")
      .observe(on: disk)
      .map { map in thumbnail(of: map) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { map in say("shows \(map)") })
    say("the window scrolls")
    pause(for: .seconds(1))
  }

  example(of: "a thumbnail, second attempt") {
    let disk = serial("disk")
    _ = readMap("Kent")
      .map { map in thumbnail(of: map) }
      .subscribe(on: disk)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { map in say("shows \(map)") })
    say("the window scrolls")
    pause(for: .seconds(1))
  }
}

@ExampleListBuilder
var moving: ExampleList {
  example(of: "one operator, in three places") {
    let disk = serial("disk")
    trace("neither", letter.tag().tag())
    trace("observe, top", letter.observe(on: disk).tag().tag())
    trace("observe, middle", letter.tag().observe(on: disk).tag())
    trace("observe, end", letter.tag().tag().observe(on: disk))
    trace("subscribe, top", letter.subscribe(on: disk).tag().tag())
    trace("subscribe, end", letter.tag().tag().subscribe(on: disk))
  }

  example(of: "two in one chain") {
    let disk = serial("disk")
    let worker = serial("worker")
    trace(
      "observe, observe",
      letter.observe(on: disk).tag().observe(on: worker).tag())
    trace(
      "subscribe, subscribe",
      letter.subscribe(on: disk).tag().subscribe(on: worker).tag())
    trace(
      "subscribe, observe",
      letter.subscribe(on: disk).tag().observe(on: worker).tag())
    trace(
      "observe, subscribe",
      letter.observe(on: worker).tag().subscribe(on: disk).tag())
  }

  example(of: "a tap on the map") {
    let disk = serial("disk")
    let taps = PublishSubject<String>()
    keepBusy(disk)
    let following = taps.subscribe(on: disk)
      .subscribe(onNext: { tap in say(tap) })
    taps.onNext("first tap")
    pause(for: .seconds(2))
    taps.onNext("second tap")
    following.dispose()
    pause(for: .seconds(1))
  }

  example(of: "what is subscribed to later") {
    let disk = serial("disk")
    let wait = Observable<Int>
      .timer(.seconds(1), scheduler: serial("clock"))
    let silence = wait.flatMap { _ in Observable<[String]>.empty() }
    trace("concat", silence.concat(letter).subscribe(on: disk))
    trace("flatMap", wait.flatMap { _ in letter }.subscribe(on: disk))
  }

  example(of: "a file is closed") {
    let disk = serial("disk")
    let file = Observable<String>.create { _ in
      say("opens the file")
      return Disposables.create { say("closes the file") }
    }
    let reading = file.subscribe(on: disk).subscribe()
    pause(for: .seconds(1))
    reading.dispose()
    say("has disposed")
    pause(for: .seconds(1))
  }
}

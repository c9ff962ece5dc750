import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var moving: ExampleList {
  example(of: "a thumbnail, first attempt") {
    let disk = serial("disk")
    _ = scan(of: "Kent")
      .observe(on: disk)
      .map { map in thumbnail(of: map) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { map in say("shows \(map)") })
    say("the window scrolls")
    pause(for: .seconds(1))
  }

  example(of: "a thumbnail, second attempt") {
    let disk = serial("disk")
    _ = scan(of: "Kent")
      .map { map in thumbnail(of: map) }
      .subscribe(on: disk)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { map in say("shows \(map)") })
    say("the window scrolls")
    pause(for: .seconds(1))
  }

  example(of: "one operator, in three places") {
    let disk = serial("disk")
    trace("neither", letter.stamp().stamp())
    trace("observe, top", letter.observe(on: disk).stamp().stamp())
    trace("observe, middle", letter.stamp().observe(on: disk).stamp())
    trace("observe, end", letter.stamp().stamp().observe(on: disk))
    trace("subscribe, top", letter.subscribe(on: disk).stamp().stamp())
    trace("subscribe, end", letter.stamp().stamp().subscribe(on: disk))
  }

  example(of: "two in one chain") {
    let disk = serial("disk")
    let bench = serial("bench")
    trace(
      "observe, observe",
      letter.observe(on: disk).stamp().observe(on: bench).stamp())
    trace(
      "subscribe, subscribe",
      letter.subscribe(on: disk).stamp().subscribe(on: bench).stamp())
    trace(
      "subscribe, observe",
      letter.subscribe(on: disk).stamp().observe(on: bench).stamp())
    trace(
      "observe, subscribe",
      letter.observe(on: bench).stamp().subscribe(on: disk).stamp())
  }

  example(of: "two who subscribe elsewhere") {
    let disk = serial("disk")
    let bench = serial("bench")
    let asked = scan(of: "Kent")
      .do(onSubscribe: { say("the scan is subscribed to") })
      .subscribe(on: disk)
      .do(onSubscribe: { say("the upper one is subscribed to") })
      .subscribe(on: bench)
    pause(untilEndOf: asked)
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
    say("has left")
    pause(for: .seconds(1))
  }
}

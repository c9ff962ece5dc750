import Dispatch
import Lesson
import Reactive

/// Elements collected into arrays and windows.
@ExampleListBuilder
var gathering: ExampleList {
  diagram(
    "buffer",
    """
    log:    1-2-3--4--------5-|
    """, frame: .seconds(1)
  ) { (log: Observable<Int>) in
    log.buffer(
      timeSpan: .seconds(5), count: 3,
      scheduler: MainScheduler.instance)
  }

  diagram(
    "buffer and an error",
    """
    log:    1-2-3-4-X
    """, frame: .seconds(1)
  ) { (log: Observable<Int>) in
    log.buffer(
      timeSpan: .seconds(5), count: 3,
      scheduler: MainScheduler.instance)
  }

  example(of: "log lines in batches") {
    let log = PublishSubject<String>()
    let upload =
      log
      .buffer(
        timeSpan: .seconds(5), count: 3,
        scheduler: MainScheduler.instance
      )
      .filter { !$0.isEmpty }
      .subscribe(onNext: { lines in
        stamp("POST /log \(lines.joined(separator: ", "))")
      })
    stamp("ready")
    for line in ["start", "load", "show", "tap"] { log.onNext(line) }
    pause(for: .seconds(19))
    log.onNext("quit")
    log.onCompleted()
    upload.dispose()
  }

  diagram(
    "window",
    """
    log:     1-2-3--4--------5-|
    """, frame: .seconds(1)
  ) { (log: Observable<Int>) in
    log.window(
      timeSpan: .seconds(5), count: 3,
      scheduler: MainScheduler.instance)
  }

  diagram(
    "window and an error",
    """
    log:     1-2-3-4-X
    """, frame: .seconds(1)
  ) { (log: Observable<Int>) in
    log.window(
      timeSpan: .seconds(5), count: 3,
      scheduler: MainScheduler.instance)
  }

  example(of: "lines as they come") {
    let log = PublishSubject<String>()
    let upload =
      log
      .window(
        timeSpan: .seconds(5), count: 3,
        scheduler: MainScheduler.instance
      )
      .enumerated()
      .flatMap { number, lines in lines.map { "\(number): \($0)" } }
      .subscribe(onNext: { line in stamp(line) })
    stamp("ready")
    for line in ["start", "load", "show", "tap"] { log.onNext(line) }
    pause(for: .seconds(7))
    log.onNext("quit")
    upload.dispose()
  }
}

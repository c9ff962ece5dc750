import Dispatch
import Lesson
import Reactive
import ReactiveTesting

/// Rows of marbles that a program draws.
@ExampleListBuilder
var drawing: ExampleList {
  example(of: "a search drawn by the program") {
    let typed = PublishSubject<String>()
    let log = MarbleLog(column: .milliseconds(100))
    let display =
      typed.marbles("typed", in: log)
      .flatMap { text in
        hits(for: text).marbles("answer", in: log)
      }
      .marbles("display", in: log)
      .subscribe()
    pause(for: .milliseconds(200))
    typed.onNext("s")
    pause(for: .milliseconds(200))
    typed.onNext("sy")
    pause(for: .seconds(1))
    display.dispose()
    print(log)
  }

  example(of: "a search with flatMapLatest") {
    let typed = PublishSubject<String>()
    let log = MarbleLog(column: .milliseconds(100))
    let display =
      typed.marbles("typed", in: log)
      .flatMapLatest { text in
        hits(for: text).marbles("answer", in: log)
      }
      .marbles("display", in: log)
      .subscribe()
    pause(for: .milliseconds(200))
    typed.onNext("s")
    pause(for: .milliseconds(200))
    typed.onNext("sy")
    pause(for: .seconds(1))
    display.dispose()
    print(log)
  }
}

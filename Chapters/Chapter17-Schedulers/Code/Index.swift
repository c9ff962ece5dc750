import Dispatch
import Foundation
import Lesson
import Reactive

@ExampleListBuilder
var waiting: ExampleList {
  example(of: "an index without a lock") {
    var index: [String] = []
    let shelf = serial("index")
    let titles = PublishSubject<String>()
    let queries = PublishSubject<String>()
    _ = titles.observe(on: shelf)
      .subscribe(onNext: { title in index.append(title) })
    _ = queries.observe(on: shelf)
      .subscribe(onNext: { word in
        say("\(index.filter { $0.hasPrefix(word) })")
      })

    keepBusy(shelf)
    titles.onNext("Kent 1790")
    queries.onNext("Kent")
    titles.onNext("Kent 1801")
    pause(for: .seconds(2))
    titles.onCompleted()
    queries.onCompleted()
    pause(for: .seconds(1))
  }

  example(of: "two windows that follow each other") {
    let left = Window()
    let right = Window()
    left.follow(right)
    right.follow(left)

    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      left.mouse.onNext("Kent")
      isDone.signal()
    }
    right.mouse.onNext("Fife")
    isDone.wait()
    print("left:", left.shown)
    print("right:", right.shown)
    left.close()
    right.close()
  }

  example(of: "a window with two sources") {
    let mouse = PublishSubject<String>()
    let server = Observable<Int>
      .timer(.milliseconds(500), scheduler: serial("server"))
      .map { _ in "Fife" }
      .do(afterNext: { _ in say("Fife has been sent") })
    let window = Observable.merge(mouse, server)
      .subscribe(onNext: { place in
        say("shows \(place)")
        pause(for: .seconds(1))
      })
    mouse.onNext("Kent")
    window.dispose()
  }
}

import Foundation
import Lesson
import Reactive

@ExampleListBuilder
var ordering: ExampleList {
  example(of: "an index without a lock") {
    var index: [String] = []
    let indexQueue = serial("index")
    let titles = PublishSubject<String>()
    let queries = PublishSubject<String>()
    _ = titles.observe(on: indexQueue)
      .subscribe(onNext: { title in index.append(title) })
    _ = queries.observe(on: indexQueue)
      .subscribe(onNext: { word in
        say("\(index.filter { $0.hasPrefix(word) })")
      })

    keepBusy(indexQueue)
    titles.onNext("Kent 1790")
    queries.onNext("Kent")
    titles.onNext("Kent 1801")
    pause(for: .seconds(2))
    titles.onCompleted()
    queries.onCompleted()
    pause(for: .seconds(1))
  }

  example(of: "an evening at the archive") {
    let clock = HistoricalScheduler()
    let noon = clock.now
    func plan(_ what: String, at minute: Int) -> any Disposable {
      let time = noon + Double(minute) * 60
      return clock.scheduleAbsoluteVirtual((), time: time) { _ in
        let minutes = clock.now.timeIntervalSince(noon) / 60
        print("\(Int(minutes)) min: \(what)")
        return Disposables.create()
      }
    }

    _ = plan("the lights go off", at: 60)
    _ = plan("the bell rings", at: 45)
    _ = plan("the door is locked", at: 60)
    plan("a tour begins", at: 50).dispose()
    clock.advanceTo(noon + 60 * 60)
    _ = plan("the bell is tested", at: 10)
    print("the caretaker goes home")
    clock.start()
  }
}

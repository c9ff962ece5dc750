import Lesson
import Reactive

/// Synchronous sources that take turns.
@ExampleListBuilder
var turns: ExampleList {
  example(of: "journeys that take turns") {
    let codes = Observable.of("N12", "N4")
    _ = codes.flatMapLatest { journey(of: $0) }
      .subscribe { event in print("flatMapLatest:", event) }
    _ = codes.flatMapFirst { journey(of: $0) }
      .subscribe { event in print("flatMapFirst:", event) }
  }

  example(of: "journeys of scanned parcels") {
    let scanner = PublishSubject<String>()
    _ = scanner.flatMapLatest { journey(of: $0) }
      .subscribe { event in print(event) }
    scanner.onNext("N12")
    scanner.onNext("N4")
  }
}

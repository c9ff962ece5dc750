import Lesson
import Reactive

/// A logbook: who comes on duty reads the last entries first.
@ExampleListBuilder
var logbooks: ExampleList {
  example(of: "ReplaySubject") {
    let bag = DisposeBag()
    let log = ReplaySubject<String>.create(bufferSize: 2)
    log.onNext("06:00 Tern out")
    log.onNext("06:40 fog")
    log.onNext("07:15 Plover in")
    log.noted(by: "Day watch").disposed(by: bag)
    log.onNext("08:00 fog lifts")
  }

  diagram(
    "ReplaySubject",
    """
    log:        --out--fog--in------------lifts-->
    Day watch:                 ^>
    """, hot: ["log"]
  ) { (log: Observable<String>) in
    log.sent(through: ReplaySubject.create(bufferSize: 2))
  }

  example(of: "a logbook that is full") {
    let bag = DisposeBag()
    let page = ReplaySubject<String>.create(bufferSize: 1)
    let book = ReplaySubject<String>.createUnbounded()
    for entry in ["06:00 Tern out", "06:40 fog"] {
      page.onNext(entry)
      book.onNext(entry)
    }
    page.onCompleted()
    book.onError(HarbourError.offAir)
    page.noted(by: "page").disposed(by: bag)
    book.noted(by: "book").disposed(by: bag)
  }

  example(of: "a logbook that was burnt") {
    let bag = DisposeBag()
    let log = ReplaySubject<String>.create(bufferSize: 2)
    log.noted(by: "Day watch").disposed(by: bag)
    log.onNext("06:00 Tern out")
    log.dispose()
    log.onNext("06:40 fog")
    log.noted(by: "Night watch").disposed(by: bag)
  }

  example(of: "the weight of a track") {
    for minutes in [60, 1_440] {
      let latest = BehaviorSubject<[Int]>(value: [])
      let steps = ReplaySubject<Int>.createUnbounded()
      let tracks = ReplaySubject<[Int]>.createUnbounded()
      var track: [Int] = []
      for position in 1...minutes {
        track.append(position)
        latest.onNext(track)
        steps.onNext(position)
        tracks.onNext(track)
      }
      print(minutes, "minutes")
      print("  BehaviorSubject of arrays:", weight(of: latest))
      print("  ReplaySubject of steps:", weight(of: steps))
      print("  ReplaySubject of arrays:", weight(of: tracks))
    }
  }
}

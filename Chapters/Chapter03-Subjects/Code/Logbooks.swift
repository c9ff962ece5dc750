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

  example(of: "the weight of a track") {
    let latest = BehaviorSubject<[Int]>(value: [])
    let steps = ReplaySubject<Int>.createUnbounded()
    let tracks = ReplaySubject<[Int]>.createUnbounded()
    var track: [Int] = []
    for position in 1...1_440 {
      track.append(position)
      latest.onNext(track)
      steps.onNext(position)
      tracks.onNext(track)
    }
    print("BehaviorSubject of tracks:", weight(of: latest))
    print("ReplaySubject of positions:", weight(of: steps))
    print("ReplaySubject of tracks:", weight(of: tracks))
  }

  example(of: "a logbook that was burnt") {
    let bag = DisposeBag()
    let log = ReplaySubject<String>.create(bufferSize: 2)
    log.noted(by: "Day watch").disposed(by: bag)
    log.onNext("06:00 Tern out")
    log.dispose()
    print("subscriptions:", Resources.total)
    log.onNext("06:40 fog")
    log.noted(by: "Night watch").disposed(by: bag)
  }

  #if DEBUG
  example(of: "the last reference") {
    var channel: PublishSubject<String>? = PublishSubject()
    _ = channel?.subscribe(
      onNext: { print("Tern hears \($0)") },
      onCompleted: { print("closed") },
      onDisposed: { print("over") })
    channel?.onNext("fog")
    channel = nil
    print("subscriptions:", Resources.total)
  }
  #endif
}

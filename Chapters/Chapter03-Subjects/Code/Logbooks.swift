import Lesson
import Reactive

/// A logbook: a late subscriber reads the last entries first.
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

  example(of: "a chat that has ended") {
    let bag = DisposeBag()
    let preview = ReplaySubject<String>.create(bufferSize: 1)
    let history = ReplaySubject<String>.createUnbounded()
    for message in ["Ada: lunch?", "Ben: at noon"] {
      preview.onNext(message)
      history.onNext(message)
    }
    preview.onCompleted()
    history.onError(HarbourError.offAir)
    preview.noted(by: "preview").disposed(by: bag)
    history.noted(by: "history").disposed(by: bag)
  }
}

/// Three ways to replay the track of a boat.
@ExampleListBuilder
var tracks: ExampleList {
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
}

/// Subjects that are disposed of or released.
@ExampleListBuilder
var leavings: ExampleList {
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

import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var questions: ExampleList {
  example(of: "two connections") {
    let frames = camera().publish()
    let hut = frames.connect()
    let valley = frames.connect()
    valley.dispose()
    print("the valley has closed")
    hut.dispose()
  }

  example(of: "connected and counted") {
    let frames = camera().publish()
    _ = frames.connect()
    let hut = frames.refCount().subscribe()
    hut.dispose()
    print("the hut has closed")
  }

  example(of: "one picture is enough") {
    let frames = camera().share()
    _ = frames.take(1).noted(by: "hut")
    let valley = frames.noted(by: "valley")
    pause(for: .milliseconds(2500))
    valley.dispose()
  }

  example(of: "three visits") {
    let levels = PublishSubject<Int>()
    let shared = levels.share(replay: 2, scope: .forever)
    for level in 1...3 {
      let hut = shared.subscribe()
      levels.onNext(level)
      hut.dispose()
    }
    shared.noted(by: "valley").dispose()
  }

  example(of: "a hut that stays") {
    let frames = camera().multicast(PublishSubject())
    let hut = frames.noted(by: "hut")
    for _ in 1...2 {
      let connection = frames.connect()
      pause(for: .milliseconds(1500))
      connection.dispose()
    }
    hut.dispose()
  }

  example(of: "two depths to replay") {
    let bag = DisposeBag()
    let depths = PublishSubject<Int>()
    let recent = depths.replay(2)
    depths.onNext(80)
    recent.connect().disposed(by: bag)
    depths.onNext(95)
    recent.noted(by: "hut").disposed(by: bag)
    depths.onNext(90)
  }

  example(of: "a second try") {
    let levels = PublishSubject<Int>()
    let shared = levels.share(replay: 1)
    _ = shared.retry(2).noted(by: "hut")
    levels.onNext(3)
    levels.onError(SummitError.noConnection)
  }

  example(of: "the lifts, twice") {
    let lifts = Observable.just("Gondola")
      .do(onSubscribe: { print("reading lifts.json") })
      .share(replay: 1)
    _ = lifts.concat(lifts).noted(by: "list")
  }

  example(of: "a bulletin in the evening") {
    let service = AvalancheService()
    let bulletin = service.bulletin()
      .concat(Observable.never()).share(replay: 1)
    for screen in ["hut", "valley"] {
      let visit = bulletin.noted(by: screen)
      pause(for: .seconds(1))
      visit.dispose()
    }
  }

  example(of: "an estimate first") {
    let bag = DisposeBag()
    let depths = Observable.of(95, 90)
      .multicast(BehaviorSubject(value: 80))
    depths.noted(by: "hut").disposed(by: bag)
    depths.connect().disposed(by: bag)
    depths.noted(by: "valley").disposed(by: bag)
  }

  example(of: "a connection without a name", leaks: 1) {
    do {
      let frames = camera().publish()
      let hut = frames.noted(by: "hut")
      _ = frames.connect()
      pause(for: .milliseconds(1500))
      hut.dispose()
    }
    print("the hut has closed")
  }
}

import Dispatch
import Lesson
import Reactive

/// Taps a button two times, a second apart.
///
/// `chain` combines the taps with the shared bulletin.
func tapTwice(
  _ service: AvalancheService,
  _ chain: (Observable<Void>, Observable<String>)
    -> Observable<String>
) {
  let taps = PublishSubject<Void>()
  let bulletin = service.bulletin()
    .concat(Observable.never())
    .share(replay: 1)
  let map = chain(taps, bulletin).noted(by: "map")
  for number in 1...2 {
    print("tap \(number)")
    taps.onNext(())
    pause(for: .seconds(1))
  }
  map.dispose()
}

@ExampleListBuilder var failing: ExampleList {
  example(of: "a bulletin, with forever") {
    let service = AvalancheService(.failure(SummitError.noConnection))
    let bulletin = service.bulletin()
      .share(replay: 1, scope: .forever)
    for hour in ["06:00", "07:00", "08:00"] {
      _ = bulletin.noted(by: hour)
      pause(for: .seconds(1))
    }
  }

  example(of: "a bulletin, while connected") {
    let service = AvalancheService(.failure(SummitError.noConnection))
    let bulletin = service.bulletin().share(replay: 1)
    for hour in ["06:00", "07:00", "08:00"] {
      _ = bulletin.noted(by: hour)
      pause(for: .seconds(1))
    }
  }

  example(of: "a bulletin that does not end") {
    let bag = DisposeBag()
    let service = AvalancheService(.failure(SummitError.noConnection))
    let bulletin = service.bulletin()
      .concat(Observable.never())
      .share(replay: 1)
    for hour in ["06:00", "07:00", "08:00"] {
      bulletin.noted(by: hour).disposed(by: bag)
      pause(for: .seconds(1))
    }
  }

  example(of: "a bulletin at each tap") {
    print("flatMapLatest:")
    tapTwice(AvalancheService()) { taps, bulletin in
      taps.flatMapLatest { bulletin }
    }
    print("withLatestFrom:")
    tapTwice(AvalancheService()) { taps, bulletin in
      taps.withLatestFrom(bulletin)
    }
  }

  example(of: "a bulletin at each tap, offline") {
    let offline = Result<String, any Error>.failure(
      SummitError.noConnection)
    print("flatMapLatest:")
    tapTwice(AvalancheService(offline)) { taps, bulletin in
      taps.flatMapLatest { bulletin }
    }
    print("flatMapLatest, with a catch:")
    tapTwice(AvalancheService(offline)) { taps, bulletin in
      taps.flatMapLatest { bulletin.catchAndReturn("unknown") }
    }
    print("withLatestFrom, with a catch:")
    tapTwice(AvalancheService(offline)) { taps, bulletin in
      taps.withLatestFrom(bulletin.catchAndReturn("unknown"))
    }
  }

  example(of: "three attempts before and after") {
    let sharing:
      KeyValuePairs<
        String, (Observable<String>) -> Observable<String>
      > = [
        "before share()": { $0.retry(3).share() },
        "after share()": { $0.share().retry(3) },
      ]
    for (name, share) in sharing {
      print("\(name):")
      let failure = SummitError.noConnection
      let service = AvalancheService(
        .failure(failure), .failure(failure), .failure(failure))
      let bulletin = share(service.bulletin())
      _ = bulletin.noted(by: "hut")
      pause(for: .milliseconds(150))
      _ = bulletin.noted(by: "valley")
      pause(for: .seconds(1))
    }
  }
}

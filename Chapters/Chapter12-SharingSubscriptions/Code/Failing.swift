import Dispatch
import Lesson
import Reactive

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

  example(of: "three attempts above and below") {
    let sharing:
      KeyValuePairs<
        String, (Observable<String>) -> Observable<String>
      > = [
        "above share": { $0.retry(3).share() },
        "below share": { $0.share().retry(3) },
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

@ExampleListBuilder var table: ExampleList {
  example(of: "one script for all") {
    let one = { ReplaySubject<String>.create(bufferSize: 1) }
    compare([
      "no sharing": itself { $0 },
      "multicast({ … }) { $0 }": itself {
        $0.multicast({ PublishSubject<String>() }) { $0 }
      },
      "publish()": byHand { $0.publish() },
      "replay(1)": byHand { $0.replay(1) },
      "replayAll()": byHand { $0.replayAll() },
      "multicast(Publish…)": byHand {
        $0.multicast(PublishSubject())
      },
      "multicast(Replay…)": byHand { $0.multicast(one()) },
      "publish().refCount()": itself { $0.publish().refCount() },
      "share()": itself { $0.share() },
      "replay(1).refCount()": itself { $0.replay(1).refCount() },
      "share(replay: 1)": itself { $0.share(replay: 1) },
      "multicast(Replay…).refCount()": itself {
        $0.multicast(one()).refCount()
      },
      "share(replay: 1, .forever)": itself {
        $0.share(replay: 1, scope: .forever)
      },
    ])
  }
}

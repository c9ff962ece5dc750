import Lesson
import Reactive

/// One request for three rows.
@ExampleListBuilder var sharing: ExampleList {
  example(of: "three rows") {
    let bag = DisposeBag()
    let server = StandIn()
    let refresh = PublishSubject<Void>()
    let requests = WhoToFollow.requests(refresh, to: server.perch)
    let responses =
      requests
      .flatMap { url in server.fetch(url) }
    for row in 0..<3 {
      responses
        .subscribe(onNext: { print("row \(row + 1):", $0[row]) })
        .disposed(by: bag)
    }
    pause(for: .seconds(1))
  }

  example(of: "an answer from a cache") {
    let bag = DisposeBag()
    let server = StandIn(.cached)
    let refresh = PublishSubject<Void>()
    let requests = WhoToFollow.requests(refresh, to: server.perch)
    let responses =
      requests
      .flatMap { url in server.fetch(url) }
      .share()
    for row in 0..<3 {
      responses
        .subscribe(onNext: { print("row \(row + 1):", $0[row]) })
        .disposed(by: bag)
    }
    pause(for: .seconds(1))
  }

  example(of: "an answer that is replayed") {
    let server = StandIn(.cached, .cached)
    let refresh = PublishSubject<Void>()
    let requests = WhoToFollow.requests(refresh, to: server.perch)
    let responses =
      requests
      .flatMap { url in server.fetch(url) }
      .share(replay: 1)
    let rows = (0..<3).map { row in
      responses.subscribe(onNext: { print("row \(row + 1):", $0[row]) })
    }
    for row in rows { row.dispose() }
    print("all rows are gone")
    let again = responses.subscribe(onNext: { print("row 1:", $0[0]) })
    pause(for: .seconds(1))
    again.dispose()
  }
}

import Lesson
import Reactive

/// From taps to requests.
@ExampleListBuilder var asking: ExampleList {
  example(of: "a screen that is opened") {
    let bag = DisposeBag()
    let perch = StandIn().perch
    let refresh = PublishSubject<Void>()
    let requests = refresh.map { perch.accounts(since: 0) }
    requests
      .subscribe(onNext: { url in print("request:", url.asked) })
      .disposed(by: bag)
    print("the screen is open")
    refresh.onNext(())
  }

  diagram(
    "requests",
    """
    refresh:  -----tap----tap---->
    """, hot: ["refresh"]
  ) { (refresh: Observable<String>) in
    refresh.startWith("open")
      .enumerated()
      .map { number, _ in "s\(number * 100)" }
  }

  diagram(
    "responses",
    """
    requests:  s0--------s100--|
    answer:    -------page|
    s0 := 0
    s100 := 100
    """
  ) { (requests: Observable<Int>, answer: Observable<String>) in
    requests.flatMap { since in answer.map { _ in "p\(since)" } }
  }
}

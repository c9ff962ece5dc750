import Lesson
import Reactive

/// A request that fails, and the one after it.
@ExampleListBuilder var failing: ExampleList {
  example(of: "a failure in its response") {
    let bag = DisposeBag()
    let server = StandIn(.error)
    let refresh = PublishSubject<Void>()
    WhoToFollow.requests(refresh, to: server.perch)
      .flatMapLatest { url in
        WhoToFollow.response(to: url, server.fetch)
      }
      .subscribe { event in print(event) }
      .disposed(by: bag)
    pause(for: .seconds(1))
    print("refresh")
    refresh.onNext(())
    pause(for: .seconds(1))
  }
}

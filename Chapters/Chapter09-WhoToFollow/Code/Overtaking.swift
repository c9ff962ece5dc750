import Lesson
import Reactive

/// The second answer comes before the first one.
@ExampleListBuilder var overtaking: ExampleList {
  example(of: "a tap too many") {
    let bag = DisposeBag()
    let server = StandIn(.after(900), .after(200))
    let refresh = PublishSubject<Void>()
    WhoToFollow.requests(refresh, to: server.perch)
      .flatMap { url in
        server.fetch(url).map(Response.page).startWith(.loading)
      }
      .subscribe(onNext: { response in print(response) })
      .disposed(by: bag)
    pause(for: .milliseconds(100))
    refresh.onNext(())
    pause(for: .seconds(2))
  }

  example(of: "only the latest request") {
    let bag = DisposeBag()
    let server = StandIn(.after(900), .after(200))
    let refresh = PublishSubject<Void>()
    WhoToFollow.requests(refresh, to: server.perch)
      .flatMapLatest { url in
        server.fetch(url).map(Response.page).startWith(.loading)
      }
      .subscribe(onNext: { response in print(response) })
      .disposed(by: bag)
    pause(for: .milliseconds(100))
    refresh.onNext(())
    pause(for: .seconds(2))
  }
}

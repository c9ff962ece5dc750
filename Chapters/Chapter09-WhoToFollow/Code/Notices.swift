import Lesson
import Reactive

@ExampleListBuilder var notices: ExampleList {
  example(of: "a notice and a row") {
    let bag = DisposeBag()
    let server = StandIn(.error)
    let refresh = PublishSubject<Void>()
    let program = WhoToFollow(
      Taps(refresh: refresh, closes: [.never()]),
      from: server.perch, fetch: server.fetch)
    program.suggestions[0]
      .subscribe(onNext: { account in print("row 1:", account.shown) })
      .disposed(by: bag)
    program.responses
      .subscribe(onNext: { print("notice:", $0.notice) })
      .disposed(by: bag)
    pause(for: .seconds(1))
    refresh.onNext(())
    pause(for: .seconds(1))
  }
}

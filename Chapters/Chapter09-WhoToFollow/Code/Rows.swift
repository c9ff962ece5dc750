import Lesson
import Reactive

/// The account that a row shows.
///
/// A page is the number of its first account.
@ExampleListBuilder var rows: ExampleList {
  diagram(
    "a row, the first attempt",
    """
    closes:     ---------x----x-------------->
    responses:  --p0---------------p100------>
    p0 := 0
    p100 := 100
    """, hot: ["closes", "responses"]
  ) { (closes: Observable<String>, responses: Observable<Int>) in
    closes.startWith("open").withLatestFrom(responses) { _, page in
      account(page + 3)
    }
  }

  diagram(
    "a row",
    """
    closes:     ---------x----x-------------->
    responses:  --p0---------------p100------>
    p0 := 0
    p100 := 100
    """, hot: ["closes", "responses"]
  ) { (closes: Observable<String>, responses: Observable<Int>) in
    Observable.combineLatest(
      closes.scan(0) { count, _ in count + 1 }.startWith(0), responses
    ) { count, page in account(page + 3 * count) }
  }

  example(of: "a row that is closed") {
    let bag = DisposeBag()
    let server = StandIn()
    let closes = PublishSubject<Void>()
    let responses = server.fetch(server.perch.accounts(since: 0))
      .map { page in Response.page(page) }
      .share(replay: 1)
    WhoToFollow.suggestion(0, closes, responses)
      .subscribe(onNext: { account in print("row 1:", account.shown) })
      .disposed(by: bag)
    pause(for: .seconds(1))
    for _ in 1...2 {
      print("close")
      closes.onNext(())
    }
  }
}

import Lesson
import Reactive

/// What a row shows.
///
/// In the pictures a page is called by its first letter, and `a0` is
/// its first account, `a1` the next.
@ExampleListBuilder var rows: ExampleList {
  diagram(
    "a row, the first attempt",
    """
    closes:     ------x-----x------------->
    responses:  --a-------------b--------->
    """, hot: ["closes", "responses"]
  ) { (closes: Observable<String>, responses: Observable<String>) in
    closes.withLatestFrom(responses) { _, page in "\(page)1" }
  }

  diagram(
    "a row",
    """
    closes:     ---------x----x------------->
    responses:  --a----------------b-------->
    """, hot: ["closes", "responses"]
  ) { (closes: Observable<String>, responses: Observable<String>) in
    Observable.combineLatest(
      closes.scan(0) { count, _ in count + 1 }.startWith(0), responses
    ) { count, page in "\(page)\(count)" }
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

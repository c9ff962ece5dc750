import Lesson
import Reactive

@ExampleListBuilder var questions: ExampleList {
  example(of: "two taps, and the screen is left") {
    let server = StandIn(.after(300), .after(100))
    let refresh = PublishSubject<Void>()
    let screen = refresh.subscribe(onNext: {
      let url = server.perch.accounts(since: 0)
      _ = server.fetch(url).subscribe(onNext: { _ in print("shown") })
    })
    for _ in 1...2 { refresh.onNext(()) }
    screen.dispose()
    print("left")
    pause(for: .seconds(1))
  }

  example(of: "numbers before the start") {
    let refresh = PublishSubject<Void>()
    let requests =
      refresh
      .enumerated()
      .map { number, _ in "since=\(number * 100)" }
      .startWith("since=0")
    let screen = requests.subscribe(onNext: { print($0) })
    refresh.onNext(())
    screen.dispose()
  }

  example(of: "taps that end") {
    let server = StandIn()
    let refresh = PublishSubject<Void>()
    let screen = WhoToFollow.requests(refresh, to: server.perch)
      .flatMapLatest { url in server.fetch(url) }
      .map(\.firstThree)
      .subscribe { event in print(event) }
    refresh.onCompleted()
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "two rows and a beginning") {
    let server = StandIn()
    let responses = Observable.just(server.perch.accounts(since: 0))
      .flatMapLatest { WhoToFollow.response(to: $0, server.fetch) }
      .share()
    let rows = (1...2).map { row in
      responses.subscribe(onNext: { print("row \(row):", $0) })
    }
    pause(for: .seconds(1))
    for row in rows { row.dispose() }
  }

  example(of: "one row leaves twice") {
    let asked = Observable<String>.deferred {
      print("GET")
      return .just("ada0").concat(Observable.never())
    }
    let shared = asked.share(replay: 1)
    let stays = shared.subscribe(onNext: { print("row 1:", $0) })
    for _ in 1...2 {
      let row = shared.subscribe(onNext: { print("row 2:", $0) })
      row.dispose()
    }
    stays.dispose()
  }

  example(of: "two taps on an empty row") {
    let closes = PublishSubject<Void>()
    let responses = PublishSubject<Response>()
    let row = WhoToFollow.suggestion(0, closes, responses)
      .subscribe(onNext: { print($0.shown) })
    responses.onNext(.loading)
    for _ in 1...2 { closes.onNext(()) }
    responses.onNext(.page([Account].page(since: 0)))
    row.dispose()
  }

  example(of: "a failure between two pages") {
    let closes = PublishSubject<Void>()
    let responses = PublishSubject<Response>()
    let row = WhoToFollow.suggestion(0, closes, responses)
      .subscribe(onNext: { print($0.shown) })
    responses.onNext(.page([Account].page(since: 0)))
    closes.onNext(())
    responses.onNext(.failure(PerchError.noAnswer))
    responses.onNext(.page([Account].page(since: 100)))
    row.dispose()
  }

  example(of: "a page of four") {
    let page = Response.page((0..<4).map(Account.numbered))
    for row in 0..<3 {
      let shown = (0...2).map { page.account(inRow: row, closed: $0) }
      print(shown.map(\.shown).joined(separator: " "))
    }
  }

  example(of: "a tap while it loads") {
    let server = StandIn(.after(300), .after(300))
    let refresh = PublishSubject<Void>()
    let screen = WhoToFollow.requests(refresh, to: server.perch)
      .flatMapFirst { url in server.fetch(url) }
      .subscribe(onNext: { print($0.firstThree) })
    for _ in 1...2 {
      refresh.onNext(())
      pause(for: .seconds(1))
    }
    screen.dispose()
  }

  example(of: "what comes of a failed request") {
    let server = StandIn(.error)
    let url = server.perch.accounts(since: 0)
    let response = WhoToFollow.response(to: url, server.fetch)
      .subscribe { print($0) }
    pause(for: .seconds(1))
    response.dispose()
  }

  example(of: "the third page") {
    let server = StandIn(.after(300), .error)
    let refresh = PublishSubject<Void>()
    let screen = WhoToFollow.requests(refresh, to: server.perch)
      .flatMapLatest { WhoToFollow.response(to: $0, server.fetch) }
      .subscribe(onNext: { print($0) })
    for _ in 1...2 {
      pause(for: .seconds(1))
      refresh.onNext(())
    }
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "a row with two subscribers") {
    let server = StandIn()
    let close = PublishSubject<Void>()
    let program = WhoToFollow(
      Taps(refresh: .never(), closes: [close]),
      from: server.perch, fetch: server.fetch)
    let row = program.suggestions[0]
    let one = row.subscribe()
    pause(for: .seconds(1))
    close.onNext(())
    let two = row.subscribe(onNext: { print($0.shown) })
    for subscription in [one, two] { subscription.dispose() }
  }
}

import Lesson
import Reactive

/// A subscription inside a subscription, and its replacement.
@ExampleListBuilder var nesting: ExampleList {
  example(of: "a screen that is left") {
    let server = StandIn()
    let refresh = PublishSubject<Void>()
    let screen = refresh.subscribe(onNext: {
      let url = server.perch.accounts(since: 0)
      _ = server.fetch(url).subscribe(onNext: { page in
        print("show:", page.firstThree)
      })
    })

    refresh.onNext(())
    pause(for: .milliseconds(100))
    screen.dispose()
    print("the screen is gone, subscriptions:", Resources.total)
    pause(for: .seconds(1))
  }

  example(of: "a request that fails") {
    let server = StandIn(.error)
    let refresh = PublishSubject<Void>()
    let screen = refresh.subscribe(
      onNext: {
        let url = server.perch.accounts(since: 0)
        _ = server.fetch(url).subscribe(onNext: { page in
          print("show:", page.firstThree)
        })
      },
      onError: { error in print("show: no connection") })

    refresh.onNext(())
    pause(for: .seconds(1))
    print("refresh")
    refresh.onNext(())
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "requests that are never sent") {
    let server = StandIn()
    let refresh = PublishSubject<Void>()
    let screen =
      refresh
      .map { server.fetch(server.perch.accounts(since: 0)) }
      .subscribe(onNext: { (page: Observable<[Account]>) in
        print("an observable, and no page")
      })

    refresh.onNext(())
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "one subscription") {
    let server = StandIn()
    let refresh = PublishSubject<Void>()
    let screen =
      refresh
      .flatMap { server.fetch(server.perch.accounts(since: 0)) }
      .subscribe(onNext: { page in print("show:", page.firstThree) })

    refresh.onNext(())
    pause(for: .milliseconds(100))
    screen.dispose()
    print("the screen is gone, subscriptions:", Resources.total)
    pause(for: .seconds(1))
  }

  example(of: "one subscription that fails") {
    let server = StandIn(.error)
    let refresh = PublishSubject<Void>()
    let screen =
      refresh
      .flatMap { server.fetch(server.perch.accounts(since: 0)) }
      .subscribe(
        onNext: { page in print("show:", page.firstThree) },
        onError: { error in print("show: no connection") })

    refresh.onNext(())
    pause(for: .seconds(1))
    print("refresh")
    refresh.onNext(())
    pause(for: .seconds(1))
    screen.dispose()
  }
}

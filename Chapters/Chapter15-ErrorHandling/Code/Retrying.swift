import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var retrying: ExampleList {
  diagram("retry", "seats: --1--2--X") { (seats: Observable<Int>) in
    seats.retry(3)
  }

  example(of: "a ticket that is paid for") {
    var last = 0
    func newKey() -> Int {
      last += 1
      return last
    }

    let till = Till()
    _ = Observable.deferred { till.pay(12, key: newKey()) }
      .retry(2)
      .subscribe { event in print(event) }
  }

  example(of: "a key for all attempts") {
    var last = 0
    func newKey() -> Int {
      last += 1
      return last
    }

    let till = Till()
    _ = till.pay(12, key: newKey())
      .retry(2)
      .subscribe { event in print(event) }
  }

  example(of: "a scanner that has failed") {
    let scans = PublishSubject<String>()
    _ =
      scans
      .do(onSubscribe: { print("subscribed") })
      .retry(3)
      .subscribe { event in print(event) }

    scans.onNext("A7")
    scans.onError(LineError.busy)
    scans.onNext("B2")
  }

  example(of: "two places for a limit") {
    let main = MainScheduler.instance
    let checks = Server(.hangs).check("A7")
    let above = checks.timeout(.seconds(2), scheduler: main)
      .retry(3)
      .noted(by: "above retry")
    pause(for: .seconds(7))
    above.dispose()
    let below = checks.retry(3)
      .timeout(.seconds(2), scheduler: main)
      .noted(by: "below retry")
    pause(for: .seconds(7))
    below.dispose()
  }

  example(of: "a list for two servers") {
    let main = MainScheduler.instance
    let list = Observable.just("good, says the list")
    for server in [Server(.hangs), Server(.fails(LineError.busy))] {
      let handset = server.check("A7")
        .retry(2)
        .timeout(.seconds(2), other: list, scheduler: main)
        .noted(by: "handset")
      pause(for: .seconds(3))
      handset.dispose()
    }
  }
}

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

    let server = PaymentServer()
    _ = Observable.deferred { server.pay(12, key: newKey()) }
      .retry(2)
      .subscribe { event in print(event) }
  }

  example(of: "a key for all attempts") {
    var last = 0
    func newKey() -> Int {
      last += 1
      return last
    }

    let server = PaymentServer()
    _ = server.pay(12, key: newKey())
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
    let before = checks.timeout(.seconds(2), scheduler: main)
      .retry(3)
      .stamped(by: "before retry")
    pause(for: .seconds(7))
    before.dispose()
    let after = checks.retry(3)
      .timeout(.seconds(2), scheduler: main)
      .stamped(by: "after retry")
    pause(for: .seconds(7))
    after.dispose()
  }

  example(of: "a list for two servers") {
    let main = MainScheduler.instance
    let list = Observable.just("good (list)")
    for server in [Server(.hangs), Server(.fails(LineError.busy))] {
      let handset = server.check("A7")
        .retry(2)
        .timeout(.seconds(2), other: list, scheduler: main)
        .stamped(by: "handset")
      pause(for: .seconds(3))
      handset.dispose()
    }
  }
}

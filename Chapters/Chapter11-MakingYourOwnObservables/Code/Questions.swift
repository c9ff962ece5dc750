import Dispatch
import Lesson
import Reactive

/// The questions at the end of the chapter.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "an order of a wash") {
    func order() -> Observable<Int> {
      print("order")
      return .create { observer in
        print("pay")
        observer.onCompleted()
        return Disposables.create()
      }
    }
    let wash = order()
    _ = order()
    _ = wash.subscribe()
    _ = wash.subscribe()
  }

  example(of: "a number for each customer") {
    var last = 0
    func draw() -> Int {
      last += 1
      return last
    }
    func one(_ number: Int) -> Observable<Int> {
      .create { observer in
        observer.onNext(number)
        observer.onCompleted()
        return Disposables.create()
      }
    }
    let number = one(draw())
    _ = number.subscribe(onNext: { print($0) })
    _ = number.subscribe(onNext: { print($0) })
  }

  example(of: "minutes without an end") {
    _ = Observable.elements(of: 1...).take(2)
      .subscribe { print($0) }
    print("the end")
  }

  example(of: "a loop that waits for its turn") {
    let minutes = Observable<Int>.create { observer in
      let hasLeft = BooleanDisposable()
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        for minute in 1...3 where !hasLeft.isDisposed {
          print("send", minute)
          observer.onNext(minute)
        }
        return Disposables.create()
      }
      print("return")
      return hasLeft
    }
    _ = minutes.take(2).subscribe()
  }

  example(of: "completed in the middle") {
    let panel = PublishSubject<Int>()
    let presses = Observable<Int>.create { observer in
      panel.subscribe(observer)
    }
    _ = presses.subscribe(
      onNext: { press in
        if press == 1 { panel.onCompleted() }
        print("press", press)
      }, onCompleted: { print("completed") })
    panel.onNext(1)
    panel.onNext(2)
  }

  example(of: "a page for another") {
    let server = Server()
    let paths = Observable.of("/price", "/free")
    _ = paths.flatMapLatest { path in server.body(of: path) }
      .subscribe(onNext: { stamp($0) })
    pause(for: .seconds(3))
  }

  #if DEBUG
  example(of: "the wall goes dark", leaks: 1) {
    let washer = Washer()
    let steps = washer.steps()
    _ = steps.subscribe(onNext: { print("phone", $0) })
    let wall = steps.subscribe(onNext: { print("wall", $0) })
    washer.begin("wash")
    wall.dispose()
    washer.begin("spin")
  }
  #endif

  example(of: "a stream of four coins") {
    let (stream, slot) = AsyncStream.makeStream(of: Int.self)
    for coin in 1...4 { slot.yield(coin) }
    slot.finish()
    let coins = stream.asObservable()
    let heard = Observable.merge(coins, coins).toArray()
    pause(
      untilEndOf: heard.asObservable()
        .do(onNext: { coins in print(coins.count, "coins") }))
  }

  example(of: "a terminal that fails once") {
    var attempts = 0
    let payment = Observable<String>.create { observer in
      attempts += 1
      if attempts == 1 {
        observer.onError(ServerError.cancelled)
      } else {
        observer.onNext("paid at attempt \(attempts)")
        observer.onCompleted()
      }
      return Disposables.create()
    }
    _ = payment.retry(2).subscribe(onNext: { print($0) })
    _ = payment.retry(2).subscribe(onNext: { print($0) })
  }
}

import Lesson
import Reactive

/// A drawer with paper.
actor Drawer {
  private(set) var sheets = 1

  func take() async {
    if sheets > 0 {
      await pause(for: .seconds(1))
      sheets -= 1
    }
  }
}

@ExampleListBuilder
var questions: ExampleList {
  example(of: "a price list in two loops") {
    let prices = Observable.of(40, 90)
      .do(onSubscribe: { print("GET /prices") })
    let values = prices.values
    print("before the loop")
    for try await price in values { print(price) }
    for try await price in values { print(price) }
  }

  example(of: "an order that fails later") {
    let orders = PublishSubject<String>()
    let values = orders.values
    orders.onNext("flyer")
    orders.onError(ShopError.outOfPaper)
    orders.onNext("poster")
    do {
      for try await order in values { print(order) }
    } catch {
      print(error)
    }
  }

  example(of: "a price that is cancelled") {
    let flyer = price(of: "flyer")
      .do(onDispose: { stamp("disposed of") })
    let task = Task { try await flyer.value }
    await pause(for: .milliseconds(300))
    task.cancel()
    stamp("cancelled")
    stamp("\(await task.result)")
  }

  example(of: "cancelled before it begins") {
    let jobs = BehaviorSubject(value: "flyer")
    let values = jobs.values
    let task = Task {
      for try await job in values { print("prints", job) }
    }
    task.cancel()
    print(await task.result)
    print("observed:", jobs.hasObservers)
  }

  example(of: "a coupon") {
    let coupon = Maybe<Int>.empty()
    do {
      print("coupon:", try await coupon.value ?? 0)
      let order = Observable<Int>.empty().asSingle()
      print("order:", try await order.value)
    } catch {
      print(error)
    }
  }

  example(of: "a loop that cannot throw") {
    let prices = Infallible<Int>.never()
    let task = Task {
      for await price in prices.values { print(price) }
      print("all prices are printed")
    }
    await pause(for: .seconds(1))
    task.cancel()
    await task.value
  }

  example(of: "a sequence that jams") {
    let pages = AsyncThrowingStream<Int, any Error> { line in
      line.yield(1)
      line.finish(throwing: ShopError.paperJam)
    }
    _ = pages.asObservable().subscribe { print($0) }
    await pause(for: .seconds(1))
  }

  example(of: "five jobs, room for two") {
    let jobs = Observable.range(start: 1, count: 5)
      .values(bufferingPolicy: .bufferingOldest(2))
    for try await job in jobs { print(job) }
  }

  example(of: "the last sheet") {
    let drawer = Drawer()
    async let one: Void = drawer.take()
    async let other: Void = drawer.take()
    _ = await (one, other)
    print(await drawer.sheets)
  }

  example(of: "a task without a reference") {
    let jobs = PublishSubject<String>()
    do {
      let bag = DisposeBag()
      jobs.subscribe(onNext: { print("bag", $0) }).disposed(by: bag)
      let task = Task {
        for try await job in jobs.values { print("task", job) }
      }
      await pause(for: .seconds(1))
      _ = (bag, task)
    }
    jobs.onNext("flyer")
    jobs.onCompleted()
    await pause(for: .seconds(1))
  }
}

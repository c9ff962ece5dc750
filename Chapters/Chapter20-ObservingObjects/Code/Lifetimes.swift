import Lesson
import Reactive

/// Streams that end with an object.
@ExampleListBuilder
var lifetimes: ExampleList {
  example(of: "orders for one screen") {
    let orders = PublishSubject<String>()
    var screens = [OrderScreen()]
    _ = orders.take(until: screens[0].rx.deallocated)
      .subscribe { print($0) }
    orders.onNext("tea")
    screens.removeLast()
    orders.onNext("toast")
    print("has observers:", orders.hasObservers)
  }

  example(of: "deallocating and deallocated") {
    var screens = [OrderScreen()]
    _ = screens[0].rx.deallocated.subscribe { print("after:", $0) }
    _ = screens[0].rx.deallocating.subscribe { print("before:", $0) }
    screens.removeLast()
  }
}

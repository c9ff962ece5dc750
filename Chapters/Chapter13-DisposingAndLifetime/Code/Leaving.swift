import Foundation
import Lesson
import Reactive

/// What `dispose()` stops, and on which thread.
@ExampleListBuilder
var leaving: ExampleList {
  example(of: "a printer that is switched off") {
    let orders = PublishSubject<String>()
    let halt = Halt()
    let printer = orders.subscribe(
      onNext: { seat in
        print("\(seat): printing")
        halt.wait()
        print("\(seat): printed")
      },
      onDisposed: { print("off, main:", Thread.isMainThread) })

    halt.run {
      orders.onNext("A1")
      orders.onNext("A2")
    } meanwhile: {
      printer.dispose()
      print("dispose() has returned")
    }
  }

  example(of: "a sale under way") {
    let orders = PublishSubject<String>()
    let halt = Halt()
    let screen =
      orders
      .map { seat in
        halt.wait()
        print("map:", seat)
        return seat
      }
      .do(onNext: { print("do: record", $0) })
      .subscribe(onNext: { print("screen: sold", $0) })

    halt.run {
      orders.onNext("A1")
      orders.onNext("A2")
    } meanwhile: {
      screen.dispose()
      print("dispose() has returned")
    }
  }

  example(of: "seats that wait for the main queue") {
    let seats = PublishSubject<String>()
    let plan =
      seats
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { print("plan:", $0) })

    onAnotherThread {
      seats.onNext("A1")
      seats.onNext("A2")
    }
    print("both have been emitted")
    plan.dispose()
    pause(for: .seconds(1))
    print("a second later")
  }
}

import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// When a request is sent, and when it's cancelled.
@ExampleListBuilder var sending: ExampleList {
  example(of: "one price, two subscribers") {
    let server = Wholesaler(.says("890"))
    let price = session.rx.data(request: server.request("/bell"))
      .map(\.text)
    print("no subscriber yet")
    price.printed()
    price.printed()
  }

  example(of: "an order that is cancelled") {
    let server = Wholesaler(.noAnswer)
    var order = server.request("/orders")
    order.httpMethod = "POST"
    order.httpBody = Data("2 bells".utf8)
    let screen = session.rx.data(request: order)
      .subscribe { event in print(event) }
    pause(until: server.requests == 1)
    print("the screen closes")
    screen.dispose()
    pause(until: server.hangUps == 1)
  }

  example(of: "a spinner on a screen that closes") {
    let server = Wholesaler(.after(500, "bell 890"))
    print("show the spinner")
    let screen = session.rx.data(request: server.request("/prices"))
      .subscribe(
        onNext: { prices in print(prices.text) },
        onError: { error in print(error) },
        onCompleted: { print("complete") },
        onDisposed: { print("hide the spinner") })
    pause(until: server.requests == 1)
    screen.dispose()
  }

  example(of: "where an answer arrives") {
    let server = Wholesaler(.says("890"))
    let price = session.rx.data(request: server.request("/bell"))
      .do(onNext: { _ in print("on main:", Thread.isMainThread) })
      .observe(on: MainScheduler.instance)
      .do(onNext: { _ in print("on main:", Thread.isMainThread) })
    pause(untilEndOf: price)
  }
}

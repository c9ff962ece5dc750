import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// When a request is sent, and when it is called off.
@ExampleListBuilder var sending: ExampleList {
  example(of: "a price that two ask for") {
    let server = Wholesaler(.says("890"))
    let price = session.rx.data(request: server.request("/bell"))
      .map(\.text)
    print("nobody has subscribed")
    price.printed()
    price.printed()
  }

  example(of: "an order that is called off") {
    let server = Wholesaler(.nothing)
    var order = server.request("/orders")
    order.httpMethod = "POST"
    order.httpBody = Data("2 bells".utf8)
    let screen = session.rx.data(request: order)
      .subscribe { event in print(event) }
    pause(until: server.requests == 1)
    print("the screen is closed")
    screen.dispose()
    pause(until: server.hangUps == 1)
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

import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Requests that are sent again.
@ExampleListBuilder var retrying: ExampleList {
  example(of: "two chains with a retry") {
    let server = Wholesaler(.says(404))
    session.rx.data(request: server.request("/horn"))
      .map(\.text)
      .retry(3)
      .printed()
    session.rx.response(request: server.request("/bell"))
      .map(\.response.statusCode)
      .retry(3)
      .printed()
  }

  example(of: "a server that says when to retry") {
    let server = Wholesaler(
      .says(503, "", ["Retry-After": "30"]), .says("890"))
    let main = MainScheduler.instance
    let start = main.now
    session.rx.data(request: server.request("/bell"))
      .map(\.text)
      .retryingAfterPause(scheduler: main)
      .printed()
    print("after", Int(main.now.timeIntervalSince(start)), "s")
  }
}

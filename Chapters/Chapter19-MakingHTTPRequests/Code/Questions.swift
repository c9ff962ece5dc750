import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What the chapter has taught, asked about what it has not shown.
@ExampleListBuilder var questions: ExampleList {
  example(of: "a teapot") {
    let server = Wholesaler(.says(418, "short"))
    session.rx.response(request: server.request("/tea"))
      .map(\.data.text)
      .catchAndReturn("none")
      .printed()
  }

  example(of: "an empty answer as JSON") {
    let server = Wholesaler(.says(204))
    session.rx.json(request: server.request("/stock"))
      .map { _ in "JSON" }
      .catchAndReturn("an error")
      .printed()
  }

  example(of: "a move that is counted") {
    let server = Wholesaler(
      .says(302, "", ["Location": "/b"]), .says("here"))
    session.rx.response(request: server.request("/a"))
      .map(\.response.statusCode)
      .printed()
  }

  example(of: "a retry above the decoder") {
    let server = Wholesaler(.says("nonsense"))
    session.rx.data(request: server.request("/bell"))
      .retry(3)
      .map { try JSONDecoder().decode(Part.self, from: $0).name }
      .catchAndReturn("cannot be read")
      .printed()
  }

  example(of: "a retry below the decoder") {
    let server = Wholesaler(.says("nonsense"))
    session.rx.data(request: server.request("/bell"))
      .map { try JSONDecoder().decode(Part.self, from: $0).name }
      .retry(2)
      .catchAndReturn("cannot be read")
      .printed()
  }

  example(of: "a busy server without a header") {
    let server = Wholesaler(.says(503))
    session.rx.data(request: server.request("/bell"))
      .map(\.text)
      .retryingWhenTold(scheduler: MainScheduler.instance)
      .catchAndReturn("given up")
      .printed()
  }

  example(of: "a list that is kept while it is used") {
    let server = Wholesaler(.says("old"), .says("new"))
    let list = session.rx.data(request: server.request("/prices"))
      .map(\.text).share(replay: 1)
    list.printed()
    list.printed()
  }

  example(of: "a page that fails") {
    let server = Wholesaler(.says("bell"), .says(500))
    pages { number in
      session.rx.data(request: server.request("/\(number)"))
        .map { Page(text: $0.text, next: number + 1) }
    }
    .map(\.text)
    .catchAndReturn("the end")
    .printed()
  }

  example(of: "whose key is printed") {
    let server = Wholesaler(.says("890"))
    URLSession.rx.shouldLogRequest = { $0.url?.path() == "/bell" }
    session.rx.data(request: server.request("/horn"))
      .map(\.text)
      .printed()
  }
}

import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The examples of the questions.
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

  example(of: "the status of a moved part") {
    let server = Wholesaler(
      .says(302, "", ["Location": "/b"]), .says("here"))
    session.rx.response(request: server.request("/a"))
      .map(\.response.statusCode)
      .printed()
  }

  example(of: "a retry after the decoder") {
    let server = Wholesaler(.says("nonsense"))
    session.rx.data(request: server.request("/bell"))
      .map { try JSONDecoder().decode(Part.self, from: $0).name }
      .retry(2)
      .catchAndReturn("unreadable")
      .printed()
  }

  example(of: "a busy server without a header") {
    let server = Wholesaler(.says(503))
    session.rx.data(request: server.request("/bell"))
      .map(\.text)
      .retryingAfterPause(scheduler: MainScheduler.instance)
      .catchAndReturn("given up")
      .printed()
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

  example(of: "a log for one path") {
    let server = Wholesaler(.says("890"))
    URLSession.rx.shouldLogRequest = { $0.url?.path() == "/bell" }
    session.rx.data(request: server.request("/horn"))
      .map(\.text)
      .printed()
  }
}

import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Statuses, redirects, and connections that fail.
@ExampleListBuilder var answering: ExampleList {
  example(of: "a part that is not there") {
    let server = Wholesaler(.says(404, "no such part"))
    let request = server.request("/horn")
    session.rx.response(request: request)
      .map { response, data in "\(response.statusCode) \(data.text)" }
      .printed()
    session.rx.data(request: request).map(\.text).printed()
  }

  example(of: "a price that has not changed") {
    let server = Wholesaler(.says(304))
    session.rx.data(request: server.request("/bell"))
      .map { data in "\(data.count) bytes" }
      .printed()
  }

  example(of: "a part that has moved") {
    let server = Wholesaler(
      .says(302, "", ["Location": "/bells/7"]), .says("890"))
    session.rx.response(request: server.request("/bell"))
      .map { response, data in
        "\(data.text) from \(response.url?.path() ?? "nowhere")"
      }
      .printed()
  }

  example(of: "half an answer") {
    let server = Wholesaler(.breaksOff(after: "89"))
    session.rx.data(request: server.request("/bell"))
      .map(\.text)
      .printed()
  }

  example(of: "an answer that is not HTTP") {
    URLSession.rx.shouldLogRequest = { _ in false }
    guard let url = URL(string: "data:text/plain,890") else { return }
    session.rx.data(request: URLRequest(url: url))
      .map(\.text)
      .catch { error in
        guard case RxCocoaURLError.nonHTTPResponse = error
        else { throw error }
        return .just("not HTTP")
      }
      .printed()
  }
}

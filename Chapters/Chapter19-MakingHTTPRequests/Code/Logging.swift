import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The log of requests.
@ExampleListBuilder var logging: ExampleList {
  example(of: "a log with a key in it") {
    let server = Wholesaler(.says("890"))
    URLSession.rx.shouldLogRequest = { _ in true }
    var request = server.request("/bell")
    request.setValue("Bearer k3y", forHTTPHeaderField: "Authorization")
    session.rx.data(request: request).map(\.text).printed()
  }
}

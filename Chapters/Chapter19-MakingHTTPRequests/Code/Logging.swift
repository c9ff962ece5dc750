import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What is printed of a request.
@ExampleListBuilder var logging: ExampleList {
  example(of: "a log with a key in it") {
    let server = Wholesaler(.says("890"))
    URLSession.rx.shouldLogRequest = { _ in true }
    var request = server.request("/bell")
    request.setValue("Bearer k3y", forHTTPHeaderField: "Authorization")
    session.rx.data(request: request).map(\.text).printed()
  }

  example(of: "a log of what may be read") {
    let server = Wholesaler(.says("890"))
    URLSession.rx.shouldLogRequest = { request in
      request.value(forHTTPHeaderField: "Authorization") == nil
    }
    var secret = server.request("/bell")
    secret.setValue("Bearer k3y", forHTTPHeaderField: "Authorization")
    session.rx.data(request: secret).map(\.text).printed()
  }
}

import Foundation
import Lesson
import Reactive

/// A client with a method for each request.
@ExampleListBuilder var clients: ExampleList {
  example(of: "a client with two requests") {
    let server = Wholesaler(
      .says(#"[{"name": "bike bell", "cents": 890}]"#),
      .says(#"{"number": 7}"#))
    let client = PartsClient(server: server.address, key: "k3y")
    client.parts(named: "bike bell", limit: 5)
      .map { parts in parts.map(\.cents) }
      .asObservable().printed()
    client.place(Order(part: "bike bell"))
      .map(\.number)
      .asObservable().printed()
  }

  example(of: "four requests that fail") {
    let server = Wholesaler(
      .says(404, #"{"reason": "no such part"}"#),
      .says(404, "<h1>Not found</h1>"),
      .says("<h1>Sign in to this network</h1>"),
      .breaksOff(after: "[{"))
    let client = PartsClient(server: server.address, key: "k3y")
    for _ in 1...4 {
      client.parts(named: "horn", limit: 5)
        .map(\.count)
        .asObservable().printed()
    }
  }
}

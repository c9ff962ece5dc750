import Foundation
import Lesson
import Reactive

/// Values that are decoded from answers.
@ExampleListBuilder var decoding: ExampleList {
  example(of: "a decoded part") {
    let server = Wholesaler(
      .says(#"{"name": "bell", "cents": 890}"#),
      .says(#"{"name": "bell"}"#))
    let part = session.rx.data(request: server.request("/bell"))
      .map { data in
        try JSONDecoder().decode(Part.self, from: data)
      }
      .map { part in "\(part.name): \(part.cents)" }
      .catch { error in
        guard error is DecodingError else { throw error }
        return .just("unreadable")
      }
    part.printed()
    part.printed()
  }
}

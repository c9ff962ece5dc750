import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Values made of answers.
@ExampleListBuilder var decoding: ExampleList {
  example(of: "a part that is decoded") {
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
        return .just("cannot be read")
      }
    part.printed()
    part.printed()
  }
}

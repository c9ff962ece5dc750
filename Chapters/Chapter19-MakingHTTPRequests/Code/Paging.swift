import Foundation
import Lesson
import Reactive

/// A list that comes in pages.
@ExampleListBuilder var paging: ExampleList {
  example(of: "two pages of a long list") {
    let server = Wholesaler(
      .says("bell"), .says("brake"), .says("chain"))
    pages { number in
      session.rx.data(request: server.request("/parts/\(number)"))
        .map { data in Page(text: data.text, next: number + 1) }
    }
    .map(\.text)
    .take(2)
    .printed()
  }
}

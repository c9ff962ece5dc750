import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A list that comes in pages.
@ExampleListBuilder var paging: ExampleList {
  example(of: "a reader who has seen enough") {
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

  example(of: "a hundred thousand pages") {
    var last = 0
    _ = pages { number in
      .just(
        Page(text: "", next: number < 100_000 ? number + 1 : nil))
    }
    .subscribe(
      onNext: { _ in last += 1 },
      onCompleted: { print("pages:", last) })
  }

  example(of: "pages within pages", traps: true) {
    var last = 0
    _ = nestedPages(from: 1) { number in
      .just(
        Page(text: "", next: number < 100_000 ? number + 1 : nil))
    }
    .subscribe(
      onNext: { _ in last += 1 },
      onCompleted: { print("pages:", last) })
  }
}

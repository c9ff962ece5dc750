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

  example(of: "pages within pages") {
    func ask(_ number: Int) -> Observable<Page> {
      let next = number < 1000 ? number + 1 : nil
      return Observable.just(Page(text: "", next: next))
        .delay(.milliseconds(1), scheduler: MainScheduler.instance)
    }
    for list in [nestedPages(from: 1, ask), pages(ask)] {
      var most = 0
      let counted = list.do(onNext: { _ in
        most = max(most, Int(Resources.total))
      })
      pause(untilEndOf: counted)
      print("subscriptions at most:", most)
    }
  }
}

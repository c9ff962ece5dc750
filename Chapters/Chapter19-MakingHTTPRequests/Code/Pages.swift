import Reactive

/// A page of a list, and the number of the one behind it.
struct Page {
  let text: String
  let next: Int?
}

/// All pages, one after the other; the next one is asked for when the
/// one before it is there.
func pages(
  _ page: @escaping (_ number: Int) -> Observable<Page>
) -> Observable<Page> {
  .deferred {
    var next: Int? = 1
    return .concat(
      AnyIterator {
        next.map { number in
          next = nil
          return page(number).do(onNext: { next = $0.next })
        }
      })
  }
}

/// All pages from `number` on.
func nestedPages(
  from number: Int,
  _ page: @escaping (_ number: Int) -> Observable<Page>
) -> Observable<Page> {
  page(number).flatMap { one in
    Observable.just(one).concat(
      one.next.map { nestedPages(from: $0, page) } ?? .empty())
  }
}

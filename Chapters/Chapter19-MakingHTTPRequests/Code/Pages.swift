import Reactive

/// A page of a list, and the number of the next page if there is one.
struct Page {
  let text: String
  let next: Int?
}

/// Emits all pages, and requests each page when the one before it has
/// completed.
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

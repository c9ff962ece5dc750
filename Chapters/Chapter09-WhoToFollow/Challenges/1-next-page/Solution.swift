import Reactive

/// The list of birds, as it grows page by page.
func birds(
  scrolls: Observable<Void>,
  page: @escaping (_ since: Int) -> Observable<[String]>
) -> Observable<[String]> {
  .deferred {
    var list: [String] = []
    return
      scrolls
      .startWith(())
      .flatMapFirst { page(list.count).catch { _ in .empty() } }
      .map { birds in
        list += birds
        return list
      }
  }
}

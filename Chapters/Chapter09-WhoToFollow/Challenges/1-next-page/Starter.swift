import Reactive

/// The list of birds, as it grows page by page.
func birds(
  scrolls: Observable<Void>,
  page: @escaping (_ since: Int) -> Observable<[String]>
) -> Observable<[String]> {
  // This requests the first page again and again.
  scrolls.flatMap { page(0) }
}

import Lesson
import Reactive

/// An empty row while a page is loading.
@ExampleListBuilder var emptying: ExampleList {
  diagram(
    "nil at refresh",
    """
    refresh:    -----------r----------------->
    closes:     ---------------x------------->
    responses:  -----a--------------b-------->
    """, hot: ["refresh", "closes", "responses"]
  ) {
    (
      refresh: Observable<String>, closes: Observable<String>,
      responses: Observable<String>
    ) in
    let closed = closes.scan(0) { count, _ in count + 1 }.startWith(0)
    let shown = Observable.combineLatest(closed, responses) {
      count, page in "\(page)\(count)"
    }
    return Observable.merge(refresh.map { _ in "nil" }, shown)
      .startWith("nil")
  }

  diagram(
    "nil among the responses",
    """
    refresh:    -----------r----------------->
    closes:     ---------------x------------->
    responses:  -----a--------------b-------->
    """, hot: ["refresh", "closes", "responses"]
  ) {
    (
      refresh: Observable<String>, closes: Observable<String>,
      responses: Observable<String>
    ) in
    let closed = closes.scan(0) { count, _ in count + 1 }.startWith(0)
    let pages = Observable.merge(refresh.map { _ in "nil" }, responses)
      .startWith("nil")
    return Observable.combineLatest(closed, pages) { count, page in
      page == "nil" ? "nil" : "\(page)\(count)"
    }
  }

  diagram(
    "loading",
    """
    requests:  s0--------s100-------->
    answer:    --------a|
    """
  ) { (requests: Observable<String>, answer: Observable<String>) in
    requests.flatMap { _ in answer.startWith("loading") }
  }
}

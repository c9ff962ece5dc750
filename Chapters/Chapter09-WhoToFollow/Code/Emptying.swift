import Lesson
import Reactive

/// An empty row while a page is loading.
@ExampleListBuilder var emptying: ExampleList {
  diagram(
    "loading",
    """
    requests:  s0--------------s100-------------->
    answer:    --------page|
    s0 := 0
    s100 := 100
    """
  ) { (requests: Observable<Int>, answer: Observable<String>) in
    requests.flatMap { since in
      answer.map { _ in "p\(since)" }.startWith("loading")
    }
  }

  diagram(
    "a row while a page is loading",
    """
    closes:     ---------------------x----------->
    responses:  loading-p0---loading------p100--->
    loading := -1
    p0 := 0
    p100 := 100
    """, hot: ["closes", "responses"]
  ) { (closes: Observable<String>, responses: Observable<Int>) in
    Observable.combineLatest(
      closes.scan(0) { count, _ in count + 1 }.startWith(0), responses
    ) { count, page in page < 0 ? "nil" : account(page + 3 * count) }
  }
}

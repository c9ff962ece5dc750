import Lesson
import Reactive

private let rows = """
  taps:  --a--------b--------------------c--|
  a:       --a1----a2----a3|
  b:                --b1----b2----b3|
  c:                                     --c1----c2----c3|
  """

/// The same three requests with four operators.
@ExampleListBuilder
var requests: ExampleList {
  diagram("flatMap", rows) {
    (taps: Observable<Observable<String>>) in
    taps.flatMap { request in request }
  }

  diagram("flatMapLatest", rows) {
    (taps: Observable<Observable<String>>) in
    taps.flatMapLatest { request in request }
  }

  diagram(
    "flatMapFirst",
    """
    taps:  --a--------b--------------------c--|
    a:       --a1----a2----a3|
    b:     --b1----b2----b3|
    c:                                     --c1----c2----c3|
    """
  ) {
    (taps: Observable<Observable<String>>) in
    taps.flatMapFirst { request in request }
  }

  diagram(
    "concatMap",
    """
    taps:  --a--------b--------------------c--|
    a:       --a1----a2----a3|
    b:                       --b1----b2----b3|
    c:                                       --c1----c2----c3|
    """
  ) {
    (taps: Observable<Observable<String>>) in
    taps.concatMap { request in request }
  }
}

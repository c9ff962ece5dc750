import Lesson
import Reactive

/// The same field and the same taps, combined by three operators.
@ExampleListBuilder
var fieldAndTaps: ExampleList {
  diagram(
    "the latest of both",
    """
    field:  --a-b-----c------->
    taps:   ------1------2--3->
    """, hot: ["field", "taps"]
  ) { (field: Observable<String>, taps: Observable<String>) in
    Observable.combineLatest(field, taps) { $0 + $1 }
  }

  diagram(
    "the text at each tap",
    """
    field:  --a-b-----c------->
    taps:   ------1------2--3->
    """, hot: ["field", "taps"]
  ) { (field: Observable<String>, taps: Observable<String>) in
    taps.withLatestFrom(field) { tap, text in text + tap }
  }

  diagram(
    "pairs by position",
    """
    field:  --a-b-----c------->
    taps:   ------1------2--3->
    """, hot: ["field", "taps"]
  ) { (field: Observable<String>, taps: Observable<String>) in
    Observable.zip(field, taps) { $0 + $1 }
  }
}

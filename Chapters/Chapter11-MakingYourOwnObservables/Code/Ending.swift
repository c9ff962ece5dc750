import Lesson
import Reactive

/// `just` by hand, with and without its end.
@ExampleListBuilder
var ending: ExampleList {
  example(of: "just by hand") {
    func one(_ step: String, ends: Bool) -> Observable<String> {
      .create { observer in
        observer.onNext(step)
        if ends { observer.onCompleted() }
        return Disposables.create()
      }
    }

    for ends in [false, true] {
      let steps = one("rinse", ends: ends)
        .concat(one("spin", ends: ends))
      _ = steps.subscribe { print("ends: \(ends), \($0)") }
      _ = steps.toArray().subscribe(
        onSuccess: { print("ends: \(ends), array: \($0)") })
    }
  }
}
